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

test('the label is its name, the hint its description, and `onChange` gets the text', async () => {
  const changed = vi.fn();
  render(<Ready defaultValue="" onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('Re');
  const field = screen.getByRole('textbox', { name: 'Channel Name' });
  expect(document.activeElement).toBe(field);
  expect(described(field)).toEqual(['Shown in the console only']);
  expect(changed).toHaveBeenLastCalledWith('Re');
});

test('the description has the error, prefixed with “Error”, before the hint', () => {
  render(<Failed />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(described(field)).toEqual(['Error: Phone number must be 10 digits', 'The number callers see.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('an error makes the border thicker without changing the height', () => {
  const { rerender } = render(<Ready />);
  const field = screen.getByRole('textbox');
  const { height } = field.getBoundingClientRect();
  rerender(<Ready error="This name is taken" />);
  expect(getComputedStyle(field).borderTopWidth).toBe('2px');
  expect(field.getBoundingClientRect().height).toBe(height);
});

test('the name of an optional field says so; a required field has aria-required', () => {
  const { unmount } = render(<Optional />);
  expect(screen.getByRole('textbox', { name: 'Closing Message optional' })).toBeTruthy();
  unmount();
  render(<Required />);
  expect(screen.getByRole<HTMLInputElement>('textbox').getAttribute('aria-required')).toBe('true');
});

test('a disabled field isn’t focusable', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('Enter inserts a line break in a multiline field', async () => {
  render(<Multiline defaultValue="" />);
  await userEvent.tab();
  await userEvent.keyboard('One{Enter}Two');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('One\nTwo');
});

test('a button at its end is a separate tab stop', async () => {
  render(<WithIconAndEnd />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy the number' }));
});

test('a hidden label is still its name', () => {
  render(<HiddenLabel />);
  expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toBeTruthy();
});

test('the focus ring is visible after a click too', async () => {
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

test('its own strings are in Hebrew on a Hebrew page', () => {
  render(<InHebrew />);
  const field = screen.getByRole('textbox', { name: 'שם הערוץ לא חובה' });
  expect(described(field)).toEqual(['שגיאה: השם כבר בשימוש']);
});

test('a number in a Hebrew page has padding for the icon on its right and the end on its left', () => {
  render(<NumberInHebrew />);
  const { paddingLeft, paddingRight } = getComputedStyle(screen.getByRole('textbox'));
  expect([paddingLeft, paddingRight]).toEqual(['36px', '36px']);
  const room = screen.getByRole('textbox').getBoundingClientRect();
  const copy = screen.getByRole('button').getBoundingClientRect();
  expect(copy.right).toBeLessThanOrEqual(room.left + 36);
});

test('a number with only an icon has padding for it on the right', () => {
  render(<NumberInHebrew end={undefined} />);
  const { paddingLeft, paddingRight } = getComputedStyle(screen.getByRole('textbox'));
  expect([paddingLeft, paddingRight]).toEqual(['12px', '36px']);
});
