import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Breadcrumbs.stories.tsx';

const { Ready, Deeper, LongWords, InHebrew } = composeStories(stories);

const nav = (name = 'Breadcrumbs') => screen.getByRole('navigation', { name });
const link = (name: string) => screen.getByRole('link', { name });

test('it is a navigation landmark with an ordered list, one item for each page', () => {
  render(<Deeper />);
  expect(within(nav()).getByRole('list').tagName).toBe('OL');
  expect(within(nav()).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('קו ילדים').lang).toBe('he');
});

test('the current page has aria-current and isn’t a link', () => {
  render(<Ready />);
  const marked = nav().querySelectorAll('[aria-current]');
  expect([...marked].map((one) => one.textContent)).toEqual(['Reception']);
  expect(marked[0]?.getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link')).toEqual([link('Channels')]);
  expect(link('Channels').getAttribute('href')).toBe('#channels');
});

test('Tab moves from link to link', async () => {
  render(<Deeper />);
  for (const name of ['Levinsky Bakery', 'Channels', 'קו ילדים']) {
    await userEvent.tab();
    expect(document.activeElement).toBe(link(name));
  }
});

test('a link is at least 24 px high, and long words wrap', () => {
  const { container, unmount } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  unmount();
  render(<Ready />);
  expect(link('Channels').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('in Hebrew, the order and the arrows are mirrored', () => {
  render(<InHebrew />);
  expect(nav('נתיב הדפים')).toBeTruthy();
  expect(link('ערוצים').getBoundingClientRect().right).toBeLessThan(
    link('מאפיית לוינסקי').getBoundingClientRect().left,
  );
  const arrow = nav('נתיב הדפים').querySelector('svg') as SVGElement;
  expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
});
