import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Breadcrumbs.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const isAt = (name: string) => expect(document.activeElement).toBe(screen.getByRole('link', { name }));

/** Renders three links and a button after them, and focuses the first link. */
const enter = async (direction: 'ltr' | 'rtl') => {
  const { Deeper } = drawn[direction];
  location.hash = '';
  render(
    <>
      <Deeper />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
};

keyboardTable('Breadcrumbs', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the first link' }, async ({ direction }) => {
    await enter(direction);
    isAt('Levinsky Bakery');
  });

  row(
    { key: 'Tab', where: 'link', does: 'moves to the next link, skipping the current page' },
    async ({ direction }) => {
      await enter(direction);
      await userEvent.tab();
      isAt('Channels');
      await userEvent.tab();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    },
  );

  row({ key: 'Shift+Tab', where: 'link', does: 'moves to the previous link' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    isAt('Levinsky Bakery');
  });

  row({ key: 'Enter', where: 'link', does: 'follows it' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#channels');
  });
});
