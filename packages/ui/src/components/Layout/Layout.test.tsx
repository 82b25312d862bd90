import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './index.ts';
import * as stories from './Layout.stories.tsx';

const { Ready, Row, LongWords, InHebrew } = composeStories(stories);

test('a card with a title is a region of that name, with a heading one level below the page', () => {
  render(<Ready />);
  const region = screen.getByRole('region', { name: 'Opening hours' });
  expect(region.contains(screen.getByRole('heading', { name: 'Opening hours', level: 2 }))).toBe(true);
});

test('a card without a title is not a landmark', () => {
  render(<Ready />);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('the size of a heading is independent of its level', () => {
  render(
    <>
      <Heading level={2}>Two</Heading>
      <Heading level={4}>Four</Heading>
    </>,
  );
  const [two, four] = screen.getAllByRole('heading').map((each) => getComputedStyle(each).fontSize);
  expect(two).toBe(four);
});

test('the children of a column have equal space between them', () => {
  render(<Ready />);
  const [first, second] = [...document.querySelectorAll('[data-part="card"]')].map((each) =>
    each.getBoundingClientRect(),
  );
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
});

test('a row starts on the right in Hebrew', () => {
  render(<InHebrew />);
  const button = screen.getByRole('button').getBoundingClientRect();
  expect(button.right).toBeLessThan(
    screen.getByRole('heading', { name: 'שעות פתיחה' }).getBoundingClientRect().left,
  );
});

test('a row puts its last child at the end of the line', () => {
  const { container } = render(<Row />);
  const row = container.querySelector('[data-part="stack"]')?.getBoundingClientRect();
  expect(screen.getByRole('button').getBoundingClientRect().right).toBe(row?.right);
});

test('long words wrap instead of overflowing', () => {
  const { container } = render(<LongWords />);
  const card = container.querySelector('[data-part="card"]') as Element;
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
