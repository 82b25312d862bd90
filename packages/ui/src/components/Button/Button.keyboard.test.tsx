import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Button.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const presses = [
  ['Enter', '{Enter}'],
  ['Space', ' '],
] as const;

keyboardTable('Button', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async ({ direction }) => {
    const { Ready } = drawn[direction];
    render(<Ready />);
    expect(document.documentElement.dir).toBe(direction);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  for (const [key, pressed] of presses) {
    row({ key, where: 'button', does: 'presses it' }, async ({ direction }) => {
      const { Ready } = drawn[direction];
      const done = vi.fn();
      render(<Ready onPress={done} />);
      await userEvent.tab();
      await userEvent.keyboard(pressed);
      expect(done).toHaveBeenCalledOnce();
    });
  }

  for (const [key, pressed] of presses) {
    row({ key, where: 'busy button', does: 'does nothing, and focus stays on it' }, async ({ direction }) => {
      const { Busy } = drawn[direction];
      const done = vi.fn();
      render(<Busy onPress={done} />);
      await userEvent.tab();
      await userEvent.keyboard(pressed);
      expect(done).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(screen.getByRole('button'));
    });
  }

  row({ key: 'Tab', where: 'disabled button', does: 'skips it' }, async ({ direction }) => {
    const { Disabled } = drawn[direction];
    render(<Disabled />);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
