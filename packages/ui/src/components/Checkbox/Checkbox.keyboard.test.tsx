import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Checkbox.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Record calls' });

const enter = async ({ direction }: { direction: 'ltr' | 'rtl' }) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
};

keyboardTable('Checkbox', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(box());
  });

  row({ key: 'Space', where: 'checkbox', does: 'checks or clears it' }, async (given) => {
    await enter(given);
    await userEvent.keyboard(' ');
    expect(box().checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(box().checked).toBe(false);
  });
});
