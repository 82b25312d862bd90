import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Badge.stories.tsx';

const { Ready, Warning, Success, InHebrew, LongWords } = composeStories(stories);

test('it is 22 px high', () => {
  render(<Ready />);
  expect(badgeOf('Cancelled').height).toBe(22);
});

test('its content is text, and the icon is hidden from screen readers', () => {
  const { container } = render(<Warning />);
  expect(container.textContent).toBe('Waiting for approval');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the icon is at the start of the text, in both directions', () => {
  const english = render(<Success />);
  expect(iconX(english.container)).toBeLessThan(wordX('Completed'));
  english.unmount();

  const hebrew = render(<InHebrew />);
  expect(iconX(hebrew.container)).toBeGreaterThan(wordX('הושלם'));
});

test('long words wrap instead of overflowing', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

const badgeOf = (words: string) => (screen.getByText(words).parentElement as Element).getBoundingClientRect();
const iconX = (container: HTMLElement) =>
  (container.querySelector('svg') as Element).getBoundingClientRect().x;
const wordX = (words: string) => screen.getByText(words).getBoundingClientRect().x;
