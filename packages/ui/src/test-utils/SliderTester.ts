import { waitFor, within } from '@testing-library/dom';
import { nameOf } from './PatternTester.ts';
import { limitOf, numberOf, RangeTester } from './RangeTester.ts';

/**
 * Operates a slider as a person does, with or without a field for the exact value. `root` is the slider, or an element
 * around it and its field.
 *
 * @example
 * const slider = new SliderTester({ root: screen.getByRole('group', { name: 'Volume' }), user: userEvent });
 * await slider.setValue(40);
 * await slider.increment();
 * expect(slider.getValueText()).toBe('41');
 */
export class SliderTester extends RangeTester {
  /** The value as a number. */
  getValue() {
    return this.value;
  }

  /** The lowest value. */
  getMinValue() {
    return limitOf(this.getSlider(), 'min');
  }

  /** The highest value. */
  getMaxValue() {
    return limitOf(this.getSlider(), 'max');
  }

  /** Whether the slider is disabled, so that it can't be focused or changed. */
  isDisabled() {
    const slider = this.getSlider();
    return slider.matches(':disabled') || slider.getAttribute('aria-disabled') === 'true';
  }

  /**
   * Sets a value: drags the thumb with a mouse, or presses Page Up, Page Down and the arrow keys. Throws if the slider
   * doesn't take the value, for example because it is between two steps.
   */
  async setValue(value: number) {
    const slider = this.getSlider();
    const step = Number(slider.getAttribute('step')) || 1;
    const tenth = (this.getMaxValue() - this.getMinValue()) / 10;
    const page = Math.max(step, Math.round(tenth / step) * step);
    await this.moveSlider(value, [{ more: '{PageUp}', less: '{PageDown}', size: page }, this.arrows(step)]);
  }

  /**
   * Presses the arrow key that increases the value, Right or, right to left, Left. Throws if the value doesn't increase.
   *
   * @param times how often. @default 1
   */
  async increment(times = 1) {
    for (let press = 0; press < times; press += 1) await this.step(this.arrows(1).more, 1);
  }

  /**
   * Presses the arrow key that decreases the value, Left or, right to left, Right. Throws if the value doesn't decrease.
   *
   * @param times how often. @default 1
   */
  async decrement(times = 1) {
    for (let press = 0; press < times; press += 1) await this.step(this.arrows(1).less, -1);
  }

  /** The field for the exact value; undefined if there is none. */
  getField() {
    const [field] = within(this.root).queryAllByRole<HTMLInputElement>('textbox');
    return field ?? within(this.root).queryAllByRole<HTMLInputElement>('spinbutton')[0];
  }

  /** Types a text into the field and presses Enter. Waits until the slider has another value. */
  async enterValue(text: string) {
    const field = this.getField();
    if (!field) throw new Error(`“${nameOf(this.getSlider())}” has no field for its value.`);
    const before = this.value;
    await this.type(field, text);
    await this.user.keyboard('{Enter}');
    await waitFor(() => {
      if (numberOf(this.getSlider()) === before)
        throw new Error(`The slider still has ${before} after “${text}”. Its field has “${field.value}”.`);
    });
  }
}
