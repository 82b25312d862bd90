import { fireEvent } from '@testing-library/dom';
import { arrowsOf, describe, isRightToLeft, nameOf, PatternTester, theOnly } from './PatternTester.ts';

/** Two keys that move a slider by the same distance in opposite directions. */
export interface StepKeys {
  more: string;
  less: string;
  /** The distance, in the unit of the value. */
  size: number;
}

/** The base of testers whose element contains a slider: an `<input type="range">`, or an element with that role. */
export class RangeTester extends PatternTester {
  /** The slider. Throws if the root contains none or several. */
  getSlider() {
    return theOnly(this.root, 'slider');
  }

  /** The value as assistive technology gets it: `aria-valuetext`, or the number. */
  getValueText() {
    const slider = this.getSlider();
    return slider.getAttribute('aria-valuetext') ?? String(numberOf(slider));
  }

  protected get value() {
    return numberOf(this.getSlider());
  }

  /**
   * Moves the slider to a value. With a mouse, drags a native range there. With the keyboard, presses the keys, which
   * are listed from the largest distance to the smallest.
   */
  protected async moveSlider(wanted: number, keys: readonly StepKeys[]) {
    const slider = this.getSlider();
    if (this.interactionType === 'mouse' && slider instanceof HTMLInputElement) this.drag(slider, wanted);
    else await this.walk(slider, wanted, keys);
    if (!isEqual(this.value, wanted))
      throw new Error(`“${nameOf(slider)}” has ${this.value}, not ${wanted}${this.limits()}.`);
  }

  /** Presses a key that must change the value. Throws if it doesn't change, or changes in the other direction. */
  protected async step(key: string, sign: 1 | -1) {
    const slider = this.getSlider();
    this.enter(slider);
    const before = this.value;
    await this.user.keyboard(key);
    if (Math.sign(this.value - before) === sign) return;
    throw new Error(
      `${key} moved “${nameOf(slider)}” from ${before} to ${this.value}, but it must ${sign > 0 ? 'increase' : 'decrease'} ` +
        `the value (${isRightToLeft(slider) ? 'right to left' : 'left to right'})${this.limits()}.`,
    );
  }

  /** The arrow keys in the direction of the slider. */
  protected arrows(size: number): StepKeys {
    const { forward, back } = arrowsOf(this.getSlider());
    return { more: forward, less: back, size };
  }

  private enter(slider: HTMLElement) {
    this.focus(slider);
    if (document.activeElement !== slider) throw new Error(`Cannot be focused: ${describe(slider)}`);
  }

  /** What a browser does while a person drags the thumb. It has no pointer positions, because jsdom has no layout. */
  private drag(slider: HTMLInputElement, wanted: number) {
    if (slider.disabled) throw new Error(`“${nameOf(slider)}” is disabled.`);
    fireEvent.pointerDown(slider, { button: 0 });
    this.focus(slider);
    fireEvent.input(slider, { target: { value: String(wanted) } });
    fireEvent.pointerUp(slider, { button: 0 });
    fireEvent.change(slider);
  }

  private async walk(slider: HTMLElement, wanted: number, keys: readonly StepKeys[]) {
    this.enter(slider);
    for (const { more, less, size } of keys) {
      let distance = wanted - this.value;
      while (Math.abs(distance) > size * 0.999) {
        const key = distance > 0 ? more : less;
        const before = this.value;
        await this.user.keyboard(key);
        const left = wanted - this.value;
        if (Math.abs(left) >= Math.abs(distance))
          throw new Error(
            `${key} moved “${nameOf(slider)}” from ${before} to ${this.value}, not towards ${wanted}${this.limits()}.`,
          );
        distance = left;
      }
    }
  }

  private limits() {
    const slider = this.getSlider();
    const [least, greatest] = [limitOf(slider, 'min'), limitOf(slider, 'max')];
    const step = slider.getAttribute('step');
    return `; its values are ${least} to ${greatest}${step ? `, in steps of ${step}` : ''}`;
  }
}

export const numberOf = (slider: HTMLElement) =>
  slider instanceof HTMLInputElement
    ? slider.valueAsNumber
    : Number(slider.getAttribute('aria-valuenow') ?? Number.NaN);

export const limitOf = (slider: HTMLElement, limit: 'min' | 'max') =>
  Number(
    slider.getAttribute(slider instanceof HTMLInputElement ? limit : `aria-value${limit}`) ??
      (limit === 'min' ? 0 : 100),
  );

const isEqual = (one: number, other: number) => Math.abs(one - other) < 1e-9;
