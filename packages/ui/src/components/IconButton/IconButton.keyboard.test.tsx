import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './IconButton.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const button = () => screen.getByRole('button', { name: 'Edit Reception' });

/** Focuses the button and waits for its tooltip. */
const enter = async (direction: 'ltr' | 'rtl', done = vi.fn()) => {
  const { Ready } = drawn[direction];
  render(<Ready onPress={done} />);
  await userEvent.tab();
  await screen.findByText('Edit Reception');
};

keyboardTable('IconButton', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it and shows the tooltip' }, async ({ direction }) => {
    await enter(direction);
    expect(document.activeElement).toBe(button());
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'button', does: 'presses it' }, async ({ direction }) => {
      const done = vi.fn();
      await enter(direction, done);
      await userEvent.keyboard(pressed);
      expect(done).toHaveBeenCalledOnce();
    });
  }

  row({ key: 'Esc', where: 'button', does: 'hides the tooltip' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Edit Reception')).toBeNull());
    expect(document.activeElement).toBe(button());
  });
});
