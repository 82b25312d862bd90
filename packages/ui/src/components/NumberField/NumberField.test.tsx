import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import * as stories from './NumberField.stories.tsx';

const { Ready, Empty, AtItsEnd, WithUnit, Failed, ReadOnly, InHebrew, InRussian } = composeStories(stories);

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('the label names it, arrow keys step, and Home and End set minimum and maximum', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Visits a day' })).toBe(document.activeElement);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(changed.mock.calls).toEqual([[13], [14], [13]]);
  await userEvent.keyboard('{End}');
  expect(field().value).toBe('40');
  await userEvent.keyboard('{Home}');
  expect(field().value).toBe('0');
});

test('a number is committed on blur, and one above the maximum is reduced to it', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('99');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(changed).toHaveBeenCalledExactlyOnceWith(40);
  expect(field().value).toBe('40');
});

test('an empty field is null, and letters are ignored', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.fill(field(), '');
  await userEvent.keyboard('x');
  expect(field().value).toBe('');
  await userEvent.tab();
  expect(changed).toHaveBeenCalledExactlyOnceWith(null);
});

test('the value can be controlled, including null', () => {
  const { rerender } = render(<Ready value={7} />);
  expect(field().value).toBe('7');
  rerender(<Ready value={null} />);
  expect(field().value).toBe('');
});

test('the buttons are named after the field, are at least 24 px and aren’t tab stops', async () => {
  render(
    <>
      <Ready />
      <button type="button">After</button>
    </>,
  );
  const more = screen.getByRole('button', { name: 'Increase Visits a day' });
  const less = screen.getByRole('button', { name: 'Decrease Visits a day' });
  for (const { width, height } of [more, less].map((button) => button.getBoundingClientRect()))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await userEvent.click(more);
  expect(field().value).toBe('13');
  await userEvent.click(less);
  await userEvent.click(less);
  expect(field().value).toBe('11');
  expect(document.activeElement).toBe(field());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('at the maximum, the increase button is disabled', () => {
  render(<AtItsEnd />);
  expect(screen.getByRole('button', { name: /^Increase/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: /^Decrease/ })).toHaveProperty('disabled', false);
});

test('a unit is part of the displayed value, and people don’t need to type it', async () => {
  render(<WithUnit />);
  expect(field().value).toBe('30 minutes');
  await userEvent.fill(field(), '45');
  await userEvent.tab();
  expect(field().value).toBe('45 minutes');
});

test('OT-8: the error describes the field before the hint and begins with "Error"', () => {
  render(<Failed />);
  expect(described(field())).toEqual(['Error: Allow at least one visit.', 'At most 40']);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('arrow keys don’t change a read-only field', async () => {
  render(<ReadOnly />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(field().value).toBe('12');
});

test('the form data has the plain number, in a hidden input next to the visible one', () => {
  render(
    <form aria-label="Visit">
      <input aria-label="Another" />
      <WithUnit name="minutes" />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('minutes')).toBe('30');
  const held = screen.getByRole<HTMLFormElement>('form').elements.namedItem('minutes') as HTMLInputElement;
  expect(held.parentElement?.querySelector('input:not([type="hidden"])')).toBe(
    screen.getByRole('textbox', { name: 'Length of a visit' }),
  );
});

test('in Hebrew, the number is left to right and right-aligned, with the buttons on the left', () => {
  render(<InHebrew />);
  expect(field().getAttribute('aria-roledescription')).toBe('שדה מספרי');
  expect(getComputedStyle(field()).direction).toBe('ltr');
  const { textAlign, paddingLeft, paddingRight } = getComputedStyle(field());
  expect(textAlign).toBe('right');
  expect(Number.parseFloat(paddingLeft)).toBeGreaterThan(Number.parseFloat(paddingRight) + 40);
  const less = screen.getByRole('button', { name: 'הקטנה: הפרש בשעות' }).getBoundingClientRect();
  const more = screen.getByRole('button', { name: 'הגדלה: הפרש בשעות' }).getBoundingClientRect();
  expect(more.left).toBeLessThan(less.left);
  expect(less.right).toBeLessThan(field().getBoundingClientRect().right - 100);
});

test('in Russian, decimals have a comma, also when typed', async () => {
  const changed = vi.fn();
  render(<InRussian onChange={changed} />);
  expect(field().value).toBe('4,5');
  await userEvent.fill(field(), '3,7');
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith(3.7);
});
