import { getLocalTimeZone, today } from '@internationalized/date';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './DateField.stories.tsx';
import { DateField } from './DateField.tsx';

const {
  Ready,
  Empty,
  Required,
  Failed,
  Disabled,
  ReadOnly,
  Narrow,
  Open,
  InHebrew,
  InHebrewOpen,
  InRussian,
} = composeStories(stories, { initialGlobals: { locale: 'en-US' } });

const parts = () => screen.getAllByRole('spinbutton');
const shown = () => parts().map((part) => part.textContent);
test('typing a complete date in the order of the language calls onChange once, with a string', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'month, Date' }));
  await userEvent.keyboard('3272026');
  expect(shown()).toEqual(['03', '27', '2026']);
  expect(changed.mock.calls).toEqual([['2026-03-27']]);
});

test('a two-digit year is in this century', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('32726');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(changed.mock.calls).toEqual([['2026-03-27']]);
  expect(shown()).toEqual(['03', '27', '2026']);
});

test('arrow keys change a part and move between parts', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
  expect(changed.mock.calls).toEqual([['2026-04-26'], ['2026-04-25']]);
});

test('on blur, a day that the month doesn’t have becomes the last day of the month', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('2302026');
  await userEvent.tab();
  await userEvent.tab();
  expect(changed.mock.calls.at(-1)).toEqual(['2026-02-28']);
  expect(shown()).toEqual(['02', '28', '2026']);
});

test('its description has the error before the hint, and only error makes it invalid', () => {
  const { unmount } = render(<Ready />);
  expect(screen.getByRole('group', { name: 'Date' })).toBeTruthy();
  expect(described(parts()[0])).toEqual(['Selected Date: March 26, 2026', 'Of the first call.']);
  expect(parts().some((part) => part.hasAttribute('aria-invalid'))).toBe(false);
  unmount();
  render(<Failed />);
  expect(described(parts()[0])).toEqual([
    'Selected Date: March 26, 2026',
    'Error: Choose March 27 or a day after it.',
    'Of the first call.',
  ]);
  expect(parts().every((part) => part.getAttribute('aria-invalid') === 'true')).toBe(true);
});

test('a date before minValue is passed to onChange and isn’t invalid by itself', async () => {
  const changed = vi.fn();
  render(<Ready minValue="2026-03-20" onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(changed.mock.calls).toEqual([['2026-02-26']]);
  expect(parts()[0]?.hasAttribute('aria-invalid')).toBe(false);
});

test('the clear button empties it and moves focus to the first part', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Date' }));
  expect(changed.mock.calls).toEqual([[null]]);
  expect(shown()).toEqual(['mm', 'dd', 'yyyy']);
  expect(document.activeElement).toBe(parts()[0]);
  expect(screen.queryByRole('button', { name: 'Clear Date' })).toBeNull();
});

test('on blur, an incomplete date becomes null', async () => {
  const changed = vi.fn();
  render(<Required onChange={changed} />);
  expect(screen.queryByRole('button', { name: 'Clear Date' })).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(changed.mock.calls).toEqual([[null]]);
});

test('when controlled, a change that the app ignores isn’t shown', async () => {
  render(<DateField label="Date" value="2026-03-26" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toEqual(['03', '26', '2026']);
});

test('X-1, X-6: in Hebrew, the parts are day, month, year from the left, with Hebrew names', async () => {
  render(<InHebrew />);
  expect(parts().map((part) => part.getAttribute('aria-label'))).toEqual(['יום, ', 'חודש, ', 'שנה, ']);
  const [day, month, year] = parts().map((part) => part.getBoundingClientRect().left);
  expect([day, month, year]).toEqual([day, month, year].toSorted((a, b) => Number(a) - Number(b)));
  expect(shown()).toEqual(['26', '03', '2026']);
  (parts()[1] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(parts()[2]);
  expect(described(parts()[0])).toContain('שגיאה: יש לבחור יום שאינו בעתיד.');
  expect(screen.getByRole('button', { name: /ניקוי: תאריך/ })).toBeTruthy();
});

test('X-1: in Russian, parts and buttons have Russian names, and the week starts on Monday', async () => {
  render(<InRussian />);
  expect(parts().map((part) => part.getAttribute('aria-label'))).toEqual(['день, ', 'месяц, ', 'год, ']);
  expect(screen.getByRole('button', { name: 'Очистить: Дата' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Календарь/ }));
  expect((await screen.findByRole('grid')).querySelector('th')?.textContent).toBe('пн');
  expect(screen.getByRole('button', { name: 'Предыдущий месяц' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Следующий месяц' })).toBeTruthy();
});

test('a disabled field can’t be focused, and a read-only field can’t be changed', async () => {
  const { unmount } = render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  unmount();
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}5');
  expect(changed).not.toHaveBeenCalled();
  expect(screen.getByRole('spinbutton', { name: 'month, Date' }).getAttribute('aria-readonly')).toBe('true');
});

test('the form submits its value', () => {
  render(
    <form aria-label="Call">
      <Ready name="day" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([['day', '2026-03-26']]);
});

test('a form reset restores the default date', async () => {
  render(
    <form aria-label="Call">
      <Ready name="day" />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('day')).toBe('2026-04-26');
  form.reset();
  await expect.poll(() => new FormData(form).get('day')).toBe('2026-03-26');
  expect(shown()).toEqual(['03', '26', '2026']);
});

test('onChange is called before onBlur', async () => {
  const heard: string[] = [];
  render(<Empty onChange={(value) => heard.push(String(value))} onBlur={() => heard.push('left')} />);
  await userEvent.tab();
  await userEvent.keyboard('2302026');
  await userEvent.click(document.body);
  expect(heard).toEqual(['2026-02-28', 'left']);
});

test('ref is the first part, so that the app can focus it', () => {
  const ref = createRef<HTMLElement>();
  render(<Ready ref={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(parts()[0]);
});

test('it is 36 px high, its parts are at least 24 px, and nothing moves when an error appears', () => {
  const { rerender } = render(<Ready />);
  const box = screen.getByRole('group');
  expect(box.getBoundingClientRect().height).toBe(36);
  const left = parts()[0]?.getBoundingClientRect().left;
  for (const part of parts()) {
    expect(part.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
  rerender(<Ready error="Choose a later day" />);
  expect(getComputedStyle(box).borderTopWidth).toBe('2px');
  expect(box.getBoundingClientRect().height).toBe(36);
  expect(parts()[0]?.getBoundingClientRect().left).toBe(left);
});

test('the field has the focus ring while one of its parts has focus', async () => {
  render(<Ready />);
  const box = screen.getByRole('group');
  expect(getComputedStyle(box).outlineStyle).toBe('none');
  await userEvent.click(parts()[1] as HTMLElement);
  expect(getComputedStyle(box).outlineStyle).toBe('solid');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear Date' }));
  expect(getComputedStyle(box).outlineStyle).toBe('none');
});

test('in a narrow container it doesn’t overflow, and the calendar fits a phone', async () => {
  await resizeWindow(320, 640);
  render(<Narrow />);
  const box = screen.getByRole('group');
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar Date' }));
  const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
  expect([left >= 0, right <= 320]).toEqual([true, true]);
  await resizeWindow(1280, 720);
});

test('the calendar opens on the selected day, works with the keyboard, and returns focus', async () => {
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

test('the calendar disables days and months outside the limits', async () => {
  render(<Open />);
  const day = (name: string) => screen.getByRole('button', { name });
  expect(day('Wednesday, March 4, 2026').getAttribute('aria-disabled')).toBe('true');
  expect(day('Thursday, March 5, 2026, First available date').hasAttribute('aria-disabled')).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous Month' }).disabled).toBe(true);
  await userEvent.click(day('Next Month'));
  expect(screen.getByRole('grid', { name: /April 2026/ })).toBeTruthy();
});

test('X-1, X-6: in Hebrew, all names are Hebrew, and the week starts on Sunday on the right', () => {
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

test('X-6: in Hebrew, Left moves to the next day', async () => {
  const changed = vi.fn();
  render(<InHebrewOpen onChange={changed} />);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('26 במרץ 2026');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(changed.mock.calls).toEqual([['2026-03-27']]);
});

test('today has a bar and the selected day a background, so that neither relies on color alone', () => {
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

test('Esc closes the calendar without a change and returns focus', async () => {
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

test('Page Up and Down move by month, with Shift by year; Home and End to the ends of the month', async () => {
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
