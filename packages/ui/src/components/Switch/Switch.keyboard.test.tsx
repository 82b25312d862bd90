import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Switch.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Active: Reception' });

keyboardTable('Switch', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async ({ direction }) => {
    const { Off } = drawn[direction];
    render(<Off />);
    expect(document.documentElement.dir).toBe(direction);
    await userEvent.tab();
    expect(document.activeElement).toBe(control());
  });

  row({ key: 'Space', where: 'switch', does: 'turns it on or off' }, async ({ direction }) => {
    const { Off } = drawn[direction];
    render(<Off />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control().checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(control().checked).toBe(false);
  });
});
