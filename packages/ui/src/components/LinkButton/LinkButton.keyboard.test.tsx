import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './LinkButton.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

/** The link focused, and the address without its place. */
const enter = async (direction: 'ltr' | 'rtl') => {
  const { Ready } = drawn[direction];
  location.hash = '';
  render(<Ready />);
  await userEvent.tab();
};

keyboardTable('LinkButton', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async ({ direction }) => {
    await enter(direction);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Back to Dashboard' }));
  });

  row({ key: 'Enter', where: 'link', does: 'follows it' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#dashboard');
  });

  row({ key: 'Space', where: 'link', does: 'scrolls the page, as on every link' }, async ({ direction }) => {
    await enter(direction);
    document.body.style.minBlockSize = '300vh';
    await userEvent.keyboard(' ');
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    expect(location.hash).toBe('');
    document.body.style.minBlockSize = '';
    scrollTo(0, 0);
  });
});
