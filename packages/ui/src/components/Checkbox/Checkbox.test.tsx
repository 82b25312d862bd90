import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import * as stories from './Checkbox.stories.tsx';

const { Ready, Mixed, Failed, Disabled, ReadOnly, InATableRow, LongWords, InHebrew } =
  composeStories(stories);

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('Space checks it and takes the check away', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Record calls' }));
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

test('a press on its words does the same', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByText('Record calls'));
  expect(box().checked).toBe(true);
});

test('a mixed one says so', () => {
  render(<Mixed />);
  expect(box().indeterminate).toBe(true);
});

test('OT-8: the error is read before the hint, after the word Error', () => {
  render(<Failed />);
  expect(described(box())).toEqual(['Error: Agree to the terms to go on.', 'Read them first.']);
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

test('an error that comes leaves the check and the focus where they are', async () => {
  const { rerender } = render(<Ready />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const before = box();
  rerender(<Ready error="Ask the callers first." />);
  expect(box()).toBe(before);
  expect([box().checked, document.activeElement === box()]).toEqual([true, true]);
});

test('a read-only one is reached and does not change', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard(' ');
  expect([box().checked, box().getAttribute('aria-readonly')]).toEqual([true, 'true']);
  expect(changed).not.toHaveBeenCalled();
});

test('a disabled one cannot be reached', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('without words it is named and still answers on 24 px', async () => {
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

test('long words wrap beside the box', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

test('in Hebrew the box stands right of its words', () => {
  render(<InHebrew />);
  const words = document.createRange();
  words.selectNodeContents(screen.getByText('הקלטת שיחות'));
  expect(box().getBoundingClientRect().right).toBeGreaterThan(words.getBoundingClientRect().left);
});
