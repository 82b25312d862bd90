import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './TextArea.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

/** The element after it on the page. */
const after = () => screen.getByRole('button', { name: 'After' });

const enter = async ({ direction }: { direction: 'ltr' | 'rtl' }) => {
  const { Empty } = drawn[direction];
  render(
    <>
      <Empty />
      <button type="button">After</button>
    </>,
  );
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
};

keyboardTable('TextArea', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(area());
  });

  row({ key: 'Tab', where: 'area', does: 'leaves it; inserts no tab' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect([document.activeElement, area().value]).toEqual([after(), '']);
  });

  row({ key: 'Enter', where: 'area', does: 'inserts a line break' }, async (given) => {
    await enter(given);
    await userEvent.keyboard('One{Enter}Two');
    expect(area().value).toBe('One\nTwo');
  });
});
