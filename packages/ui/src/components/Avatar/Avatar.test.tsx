import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Avatar.stories.tsx';
import { initials } from './Avatar.tsx';

const { Ready, WithPicture, PictureFailed, WithoutLetters, InHebrew, Organization } = composeStories(stories);

test('without a picture the first letters of the name stand', () => {
  render(<Ready />);
  expect(screen.getByText('ML')).toBeTruthy();
});

test('Hebrew letters keep their order', () => {
  render(<InHebrew />);
  expect(screen.getByText('מל')).toBeTruthy();
});

test('a picture takes the place of the letters once it is there', async () => {
  const { container } = render(<WithPicture />);
  await waitFor(() => expect(screen.queryByText('ML')).toBeNull());
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('a picture that fails is never seen: the letters stay', async () => {
  const { container } = render(<PictureFailed />);
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  expect(screen.getByText('ML')).toBeTruthy();
});

test('a new address is tried after one that failed', async () => {
  const { container, rerender } = render(<PictureFailed />);
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  rerender(<WithPicture />);
  await waitFor(() => expect(screen.queryByText('ML')).toBeNull());
});

test('a number without letters shows a person', () => {
  const { container } = render(<WithoutLetters />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('it is never read: the name beside it is', () => {
  render(<Ready />);
  expect(screen.getByText('ML').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('an organization shows one letter', () => {
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
])('%s is shortened to the first letters of its first and last word', (name, locale, letters) => {
  expect(initials(name, locale)).toBe(letters);
});

test('a monogram has one letter', () => {
  expect(initials('Carmel Dental Clinic', 'en', 1)).toBe('C');
});

test('marks in brackets and numbers are passed over', () => {
  expect(initials('Dana (office) 2', 'en')).toBe('D');
});

test('a phone number has no letters', () => {
  expect(initials('052-440 1187', 'en')).toBe('');
});

test('a letter keeps its marks', () => {
  expect(initials('e\u0301lodie', 'fr')).toBe('E\u0301');
});
