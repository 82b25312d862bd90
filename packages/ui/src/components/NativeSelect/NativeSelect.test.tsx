import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { NativeSelectOption } from './index.ts';
import * as stories from './NativeSelect.stories.tsx';

const { Ready, WithIcon, Failed, Empty, Disabled, LongWords, PhoneNumbersInHebrew } = composeStories(stories);

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });

type Option = NativeSelectOption<string>;

test('has an accessible name, and arrow keys select an option', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(select());
  await userEvent.keyboard('{ArrowDown}');
  expect(changed).toHaveBeenLastCalledWith('he');
});

test('a hidden label still names the select, and the icon is hidden from screen readers', () => {
  render(<WithIcon />);
  expect(select().parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the value can be controlled', async () => {
  const changed = vi.fn();
  render(<Ready value="en" onChange={changed} />);
  await userEvent.selectOptions(select(), 'he');
  expect(changed).toHaveBeenCalledWith('he');
  expect(select().value).toBe('en');
});

test('an error describes the select and marks it as invalid', () => {
  render(<Failed />);
  expect(document.getElementById(select().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Error: Choose a language.',
  );
  expect(select().getAttribute('aria-invalid')).toBe('true');
});

test('each option has its own lang', () => {
  render(<Ready />);
  expect(screen.getByRole('option', { name: 'עברית' }).lang).toBe('he');
});

test('if disabled, it can’t be focused', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('long words don’t overflow the container', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

const sent = () => new FormData(document.querySelector('form') ?? undefined).get('language');

test('the placeholder appears until an option is selected, and is never submitted', async () => {
  const changed = vi.fn();
  render(
    <form>
      <Empty name="language" onChange={changed} />
    </form>,
  );
  expect(select().selectedOptions[0]?.textContent).toBe('Choose a language');
  expect([sent(), select().required, select().validity.valueMissing]).toEqual([null, true, true]);
  await userEvent.selectOptions(select(), 'he');
  expect(changed.mock.calls).toEqual([['he']]);
  expect([sent(), select().validity.valid]).toEqual(['he', true]);
  document.querySelector('form')?.reset();
  expect(sent()).toBeNull();
});

test('with a placeholder, an unknown value doesn’t select the first option', () => {
  const { rerender } = render(<Empty value="ar" />);
  expect(select().selectedOptions[0]?.textContent).toBe('Choose a language');
  rerender(<Empty value="ru" />);
  expect(select().value).toBe('ru');
});

test('with a placeholder, removing the selected option doesn’t select another one', async () => {
  const [english, hebrew, russian] = Ready.args.options as [Option, Option, Option];
  const { rerender } = render(<Empty options={[english, hebrew, russian]} />);
  await userEvent.selectOptions(select(), 'he');
  rerender(<Empty options={[hebrew, russian]} />);
  expect(select().value).toBe('he');
  rerender(<Empty options={[english, russian]} />);
  expect(select().selectedOptions[0]?.textContent).toBe('Choose a language');
});

test('the default value is selected and submitted', () => {
  render(
    <form>
      <Ready name="language" defaultValue="ru" />
    </form>,
  );
  expect(sent()).toBe('ru');
});

test('in Hebrew, a phone number is isolated left to right in a right-to-left field', () => {
  render(<PhoneNumbersInHebrew />);
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('\u2066074 - 5540172\u2069');
  expect(getComputedStyle(screen.getByRole('combobox')).direction).toBe('rtl');
});

test('the arrow is at the end of the field in both directions', () => {
  for (const [Story, side] of [
    [Ready, 'right'],
    [PhoneNumbersInHebrew, 'left'],
  ] as const) {
    const { unmount } = render(<Story />);
    const field = screen.getByRole('combobox');
    const arrow = field.parentElement?.querySelector('svg')?.getBoundingClientRect();
    const gap = Math.abs((arrow?.[side] ?? Number.NaN) - field.getBoundingClientRect()[side]);
    expect(gap).toBeLessThan(16);
    unmount();
  }
});
