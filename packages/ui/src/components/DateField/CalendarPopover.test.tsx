import { getLocalTimeZone, today } from '@internationalized/date';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './DateField.stories.tsx';

const { Ready, Open, InHebrewOpen } = composeStories(stories);

test('the calendar opens on the chosen day, goes by keys, and gives focus back', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const calendar = await screen.findByRole('dialog', { name: 'Calendar Date' });
  const chosen = within(calendar).getByRole('button', { name: 'Thursday, March 26, 2026 selected' });
  await expect.poll(() => document.activeElement).toBe(chosen);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(changed.mock.calls).toEqual([['2026-04-03']]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => screen.getByRole('group').contains(document.activeElement)).toBe(true);
});

test('the calendar shows only what is within the bounds as a choice', async () => {
  render(<Open />);
  const day = (name: string) => screen.getByRole('button', { name });
  expect(day('Wednesday, March 4, 2026').getAttribute('aria-disabled')).toBe('true');
  expect(day('Thursday, March 5, 2026, First available date').hasAttribute('aria-disabled')).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true);
  await userEvent.click(day('Next month'));
  expect(screen.getByRole('grid', { name: /April 2026/ })).toBeTruthy();
});

test('X-1, X-6: in Hebrew everything is named in Hebrew, and the week starts on Sunday at the right', () => {
  render(<InHebrewOpen />);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')
    .filter((name) => !/\p{Script=Hebrew}/u.test(name));
  expect(names).toEqual([]);
  const heads = [...document.querySelectorAll<HTMLElement>('th')];
  expect(heads.map((head) => head.textContent)).toEqual(['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳']);
  expect(heads[0]?.getBoundingClientRect().left).toBeGreaterThan(heads[6]?.getBoundingClientRect().left ?? 0);
});

test('X-6: in Hebrew the left arrow goes to the next day', async () => {
  const changed = vi.fn();
  render(<InHebrewOpen onChange={changed} />);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('26 במרץ 2026');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(changed.mock.calls).toEqual([['2026-03-27']]);
});

test('today has a bar and the chosen day a ground, so that neither is told by colour alone', () => {
  const day = today(getLocalTimeZone());
  const other = day.day === 1 ? day.add({ days: 1 }) : day.subtract({ days: 1 });
  render(<Ready defaultOpen defaultValue={other.toString()} />);
  const bar = (element: HTMLElement) => getComputedStyle(element, '::after').borderBlockEndWidth;
  const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
  const marked = screen.getByRole('button', { name: /^Today, / });
  const chosen = screen.getByRole('button', { name: / selected$/ });
  expect([bar(marked), bar(chosen)]).toEqual(['2px', '0px']);
  expect(ground(marked)).not.toBe(ground(chosen));
});

test('Esc closes the calendar, changes nothing and gives focus back', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  const button = screen.getByRole('button', { name: 'Calendar Date' });
  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
  expect(changed).not.toHaveBeenCalled();
});

test('months go by Page Up and Page Down, years with Shift, the ends of a month by Home and End', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar Date' }));
  const calendar = await screen.findByRole('dialog');
  const at = () => document.activeElement?.getAttribute('aria-label');
  await expect.poll(at).toBe('Thursday, March 26, 2026 selected');
  const steps: [string, string][] = [
    ['{PageDown}', 'Sunday, April 26, 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Saturday, April 26, 2025'],
    ['{Home}', 'Tuesday, April 1, 2025'],
    ['{End}', 'Wednesday, April 30, 2025'],
    ['{ArrowDown}', 'Wednesday, May 7, 2025'],
  ];
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    await expect.poll(at).toBe(name);
  }
  expect(within(calendar).getByRole('grid', { name: /May 2025/ })).toBeTruthy();
});
