import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './NativeSelect.stories.tsx';

const { Ready, WithIcon, Failed, Disabled, LongWords } = composeStories(stories);

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });

test('it is named, and the keyboard chooses', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(select());
  await userEvent.keyboard('{ArrowDown}');
  expect(changed).toHaveBeenLastCalledWith('he');
});

test('a hidden label still names it, and the icon is not read', () => {
  render(<WithIcon />);
  expect(select().parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the host may hold the choice', async () => {
  const changed = vi.fn();
  render(<Ready value="en" onChange={changed} />);
  await userEvent.selectOptions(select(), 'he');
  expect(changed).toHaveBeenCalledWith('he');
  expect(select().value).toBe('en');
});

test('the error describes it and makes it invalid', () => {
  render(<Failed />);
  expect(document.getElementById(select().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Error: Choose a language.',
  );
  expect(select().getAttribute('aria-invalid')).toBe('true');
});

test('each answer is said in its own language', () => {
  render(<Ready />);
  expect(screen.getByRole('option', { name: 'עברית' }).lang).toBe('he');
});

test('a disabled one cannot be reached', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('long words stay in their place', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
