import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import styles from './brands.css?raw';
import * as stories from './Recipes.stories.tsx';

const { VioletBrand, DenseBrand } = composeStories(stories);
const styleOf = (element: Element) => getComputedStyle(element);

test('tokens, class names and parts give a page pills and serif headings', async () => {
  render(<VioletBrand />);
  expect(styleOf(screen.getByRole('heading', { level: 1 })).fontFamily).toMatch(/^Georgia/);
  expect(styleOf(screen.getByRole('button', { name: 'Book' }))).toMatchObject({
    borderRadius: '999px',
    paddingInline: '28px',
  });
  // Rows and events have radii of their own, so they don't become pills.
  const event = await screen.findByRole('button', { name: /Sea Breeze/ }, { timeout: 20_000 });
  expect(styleOf(event).borderRadius).not.toBe('999px');
});

test('tokens, class names and parts give a page square corners and low controls of at least 24 px', async () => {
  render(<DenseBrand />);
  const book = screen.getByRole('button', { name: 'Book' });
  expect(styleOf(book)).toMatchObject({ borderRadius: '0px', letterSpacing: '1px' });
  expect(book.getBoundingClientRect().height).toBe(28);
  expect(styleOf(await screen.findByRole('columnheader', { name: 'Meters' })).letterSpacing).toBe('1px');
});

test('no brand needs !important', () => {
  expect(styles).not.toContain('!important');
});
