import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import * as stories from './Checkbox.stories.tsx';

const { Ready, Mixed, Failed, Disabled, ReadOnly, InATableRow, LongWords, InHebrew } =
  composeStories(stories);

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('Space checks and clears it', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Record calls' }));
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

test('a click on its label checks it', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByText('Record calls'));
  expect(box().checked).toBe(true);
});

test('isIndeterminate makes it indeterminate', () => {
  render(<Mixed />);
  expect(box().indeterminate).toBe(true);
});

test('OT-8: the description has the error before the hint, prefixed with "Error"', () => {
  render(<Failed />);
  expect(described(box())).toEqual(['Error: Agree to the terms to go on.', 'Read them first.']);
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

test('when an error appears, the checkbox keeps its state and focus', async () => {
  const { rerender } = render(<Ready />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const before = box();
  rerender(<Ready error="Ask the callers first." />);
  expect(box()).toBe(before);
  expect([box().checked, document.activeElement === box()]).toEqual([true, true]);
});

test('a read-only checkbox can be focused but not changed', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard(' ');
  expect([box().checked, box().getAttribute('aria-readonly')]).toEqual([true, 'true']);
  expect(changed).not.toHaveBeenCalled();
});

test('a disabled checkbox can’t be focused', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('without a visible label, it has a name, and its target extends beyond the box', async () => {
  render(
    <div style={{ padding: 20 }}>
      <InATableRow />
    </div>,
  );
  const label = screen.getByRole('checkbox', { name: 'Select Olga Marchenko' }).closest('label');
  const mark = label?.querySelector('span:not(:has(input))')?.getBoundingClientRect() ?? new DOMRect();
  for (const [x, y] of [
    [mark.left - 2, mark.top - 2],
    [mark.right + 2, mark.bottom + 2],
  ] as const) {
    expect(label?.contains(document.elementFromPoint(x, y))).toBe(true);
  }
});

test('long words wrap next to the box', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

test('in Hebrew, the box is to the right of its label', () => {
  render(<InHebrew />);
  const words = document.createRange();
  words.selectNodeContents(screen.getByText('הקלטת שיחות'));
  expect(box().getBoundingClientRect().right).toBeGreaterThan(words.getBoundingClientRect().left);
});
