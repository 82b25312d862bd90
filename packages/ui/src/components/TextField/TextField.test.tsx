import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import * as stories from './TextField.stories.tsx';

const {
  Ready,
  Optional,
  Required,
  Failed,
  Disabled,
  Multiline,
  WithIconAndEnd,
  HiddenLabel,
  LongWords,
  InHebrew,
  NumberInHebrew,
} = composeStories(stories);

test('its label names it, its hint describes it, and it hears what is typed', async () => {
  const changed = vi.fn();
  render(<Ready defaultValue="" onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('Re');
  const field = screen.getByRole('textbox', { name: 'Channel Name' });
  expect(document.activeElement).toBe(field);
  expect(described(field)).toEqual(['Shown in the console only']);
  expect(changed).toHaveBeenLastCalledWith('Re');
});

test('the error is read before the hint, after the word Error', () => {
  render(<Failed />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(described(field)).toEqual(['Error: Phone number must be 10 digits', 'The number callers see.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('the error has a thicker edge, and nothing moves when it comes', () => {
  const { rerender } = render(<Ready />);
  const field = screen.getByRole('textbox');
  const { height } = field.getBoundingClientRect();
  rerender(<Ready error="This name is taken" />);
  expect(getComputedStyle(field).borderTopWidth).toBe('2px');
  expect(field.getBoundingClientRect().height).toBe(height);
});

test('an optional one says so in its name, a required one in its state', () => {
  const { unmount } = render(<Optional />);
  expect(screen.getByRole('textbox', { name: 'Closing Message optional' })).toBeTruthy();
  unmount();
  render(<Required />);
  expect(screen.getByRole<HTMLInputElement>('textbox').getAttribute('aria-required')).toBe('true');
});

test('a disabled one cannot be reached', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('one of many lines takes Enter', async () => {
  render(<Multiline defaultValue="" />);
  await userEvent.tab();
  await userEvent.keyboard('One{Enter}Two');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('One\nTwo');
});

test('what stands at its end is its own stop', async () => {
  render(<WithIconAndEnd />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy the number' }));
});

test('a hidden label still names it', () => {
  render(<HiddenLabel />);
  expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toBeTruthy();
});

test('it shows where focus is with the pointer too', async () => {
  render(<Ready />);
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  expect(getComputedStyle(field).outlineStyle).toBe('solid');
});

test('long words wrap', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

test('in Hebrew its own words are Hebrew', () => {
  render(<InHebrew />);
  const field = screen.getByRole('textbox', { name: 'שם הערוץ לא חובה' });
  expect(described(field)).toEqual(['שגיאה: השם כבר בשימוש']);
});

test('a number on a Hebrew page leaves room for the icon at its right and the end at its left', () => {
  render(<NumberInHebrew />);
  const { paddingLeft, paddingRight } = getComputedStyle(screen.getByRole('textbox'));
  expect([paddingLeft, paddingRight]).toEqual(['36px', '36px']);
  const room = screen.getByRole('textbox').getBoundingClientRect();
  const copy = screen.getByRole('button').getBoundingClientRect();
  expect(copy.right).toBeLessThanOrEqual(room.left + 36);
});

test('a number with an icon alone leaves its room at the right', () => {
  render(<NumberInHebrew end={undefined} />);
  const { paddingLeft, paddingRight } = getComputedStyle(screen.getByRole('textbox'));
  expect([paddingLeft, paddingRight]).toEqual(['12px', '36px']);
});
