import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Avatar.stories.tsx';
import { initials } from './Avatar.tsx';

const { Ready, WithPicture, PictureFailed, WithoutLetters, InHebrew, Organization } = composeStories(stories);

test('without a picture, it shows the initials of the name', () => {
  render(<Ready />);
  expect(screen.getByText('ML')).toBeTruthy();
});

test('Hebrew initials keep the order of the name', () => {
  render(<InHebrew />);
  expect(screen.getByText('מל')).toBeTruthy();
});

test('a picture replaces the initials once it has loaded', async () => {
  const { container } = render(<WithPicture />);
  await waitFor(() => expect(screen.queryByText('ML')).toBeNull());
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('if the picture fails to load, the initials stay', async () => {
  const { container } = render(<PictureFailed />);
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  expect(screen.getByText('ML')).toBeTruthy();
});

test('a new URL is loaded after one that failed', async () => {
  const { container, rerender } = render(<PictureFailed />);
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  rerender(<WithPicture />);
  await waitFor(() => expect(screen.queryByText('ML')).toBeNull());
});

test('a phone number shows a person icon', () => {
  const { container } = render(<WithoutLetters />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('it is hidden from screen readers', () => {
  render(<Ready />);
  expect(screen.getByText('ML').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('Monogram shows one letter', () => {
  render(<Organization />);
  expect(screen.getByText('C')).toBeTruthy();
});

test.each([
  ['Maya Levin', 'en', 'ML'],
  ['מאיה לוין', 'he', 'מל'],
  ['ольга петровна марченко', 'ru', 'ОМ'],
  ['Anne-Marie', 'en', 'AM'],
  ['Cher', 'en', 'C'],
  ['ılgaz', 'tr', 'I'],
])('the initials of %s are the first letters of its first and last words', (name, locale, letters) => {
  expect(initials(name, locale)).toBe(letters);
});

test('initials returns one letter if count is 1', () => {
  expect(initials('Carmel Dental Clinic', 'en', 1)).toBe('C');
});

test('words that don’t begin with a letter are skipped', () => {
  expect(initials('Dana (office) 2', 'en')).toBe('D');
});

test('a phone number has no initials', () => {
  expect(initials('052-440 1187', 'en')).toBe('');
});

test('an initial keeps its combining marks', () => {
  expect(initials('e\u0301lodie', 'fr')).toBe('E\u0301');
});
