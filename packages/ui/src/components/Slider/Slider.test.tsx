import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SliderTester } from '../../test-utils/index.ts';
import { described } from '../../testing/described.ts';
import * as stories from './Slider.stories.tsx';

const { Ready, InWords, WithoutEntry, AtItsLeast, Failed, Disabled, InHebrew } = composeStories(stories);

const range = () => screen.getByRole<HTMLInputElement>('slider');
const entry = () => screen.getByRole<HTMLInputElement>('textbox');

const slider = new SliderTester({ root: document.body, user: userEvent });

/** The horizontal center of the visible thumb. */
function thumbAt() {
  const thumb = range().parentElement?.parentElement as HTMLElement;
  const { left, width } = thumb.getBoundingClientRect();
  return left + width / 2;
}

test('OT-4: it is a native range named by its label, with the formatted value as value text', () => {
  render(<Ready />);
  expect(range().type).toBe('range');
  expect(screen.getByRole('slider', { name: 'Creativity Scale' })).toBe(range());
  expect(screen.getByRole('group', { name: 'Creativity Scale' })).toBeTruthy();
  expect(range().getAttribute('aria-valuetext')).toBe('50%');
});

test('OT-4: formatValue sets the value text', async () => {
  render(<InWords />);
  expect(slider.getValueText()).toBe('50%, improvises');
  await slider.decrement();
  expect(slider.getValueText()).toBe('49%, keeps to the script');
});

test('OT-4: arrow keys, Page Up, Page Down, Home and End change the value', async () => {
  const changed = vi.fn();
  const ended = vi.fn();
  render(<Ready onChange={changed} onChangeEnd={ended} />);
  range().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowDown}{ArrowLeft}{PageUp}{PageDown}{End}{Home}');
  expect(changed.mock.calls.flat()).toEqual([0.51, 0.52, 0.51, 0.5, 0.6, 0.5, 1, 0]);
  expect(ended).toHaveBeenCalledTimes(8);
});

test('the field and the range stay in sync in both directions', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Creativity Scale, exact value' })).toBe(document.activeElement);
  expect(entry().value).toBe('50%');
  await userEvent.fill(entry(), '64');
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith(0.64);
  expect(entry().value).toBe('64%');
  expect(range().value).toBe('0.64');
  expect(document.activeElement).toBe(range());
  await slider.increment();
  expect(entry().value).toBe('65%');
});

test('an emptied field restores the last value, and too large a number becomes the maximum', async () => {
  render(<Ready />);
  await userEvent.fill(entry(), '');
  await userEvent.tab();
  expect(entry().value).toBe('50%');
  await slider.enterValue('300');
  expect(entry().value).toBe('100%');
  expect(slider.getValue()).toBe(1);
});

function Held() {
  const [value, setValue] = useState(0.2);
  return <Ready value={Math.min(value, 0.3)} onChange={setValue} />;
}

test('the value can be controlled', async () => {
  render(<Held />);
  range().focus();
  await userEvent.keyboard('{End}');
  expect(range().value).toBe('0.3');
  expect(entry().value).toBe('30%');
});

test('a press on the track moves the thumb, up to the maximum', async () => {
  render(<WithoutEntry />);
  const track = page.elementLocator(range().parentElement?.parentElement?.parentElement as HTMLElement);
  const { width } = track.element().getBoundingClientRect();
  await userEvent.click(track, { position: { x: width / 4, y: 12 } });
  expect(Math.abs(range().valueAsNumber - 25)).toBeLessThanOrEqual(1);
  expect(document.activeElement).toBe(range());
  await userEvent.click(track, { position: { x: width + 6, y: 12 }, force: true });
  expect(range().value).toBe('100');
  expect(screen.getByRole('status').textContent).toBe('100');
});

test('OT-4: in Hebrew, the minimum is on the right, and Left increases the value', async () => {
  render(<InHebrew />);
  const { left, width } = screen.getByRole('group').getBoundingClientRect();
  expect(thumbAt()).toBeGreaterThan(left + width / 2);
  range().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(range().value).toBe('0.26');
  expect(screen.getByRole('textbox', { name: 'מידת היצירתיות, ערך מדויק' })).toBeTruthy();
  expect(getComputedStyle(entry()).textAlign).toBe('left');
});

test('at the minimum, the thumb stays inside the component, and the track has a 24 px target', () => {
  render(<AtItsLeast />);
  const column = screen.getByRole('group').getBoundingClientRect();
  expect(thumbAt() - 9).toBeGreaterThanOrEqual(column.left - 0.5);
  const track = range().closest('[style*="touch-action"]')?.parentElement as HTMLElement;
  expect(track.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('OT-8: the error describes the range before the hint and begins with "Error"', () => {
  render(<Failed />);
  expect(described(range())).toEqual(['Error: Choose at most 80%.', 'Read once more before it is said.']);
  expect(range().getAttribute('aria-invalid')).toBe('true');
});

test('if disabled, it can’t be focused', async () => {
  render(
    <>
      <Disabled />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('the form data has the value', () => {
  render(
    <form aria-label="Bot">
      <Ready name="creativity" />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['creativity', '0.5']]);
});
