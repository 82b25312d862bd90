import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { Button } from '../Button/index.ts';
import * as stories from './Tooltip.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const trigger = () => screen.getByRole('button', { name: 'Reception' });
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** Focuses the trigger and waits for its tooltip. */
const enter = async (direction: 'ltr' | 'rtl', done = vi.fn()) => {
  const { Ready } = drawn[direction];
  render(
    <>
      <Ready>
        <Button onPress={done}>Reception</Button>
      </Ready>
      <Button>Next</Button>
    </>,
  );
  await userEvent.tab();
  await screen.findByRole('tooltip');
};

keyboardTable('Tooltip', (row) => {
  row(
    { key: 'Tab', where: 'page', does: 'moves to its control and shows it immediately' },
    async ({ direction }) => {
      await enter(direction);
      expect(document.activeElement).toBe(trigger());
    },
  );

  row({ key: 'Tab', where: 'control', does: 'moves on and hides it' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.tab();
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  row({ key: 'Esc', where: 'control', does: 'hides it; focus stays' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(trigger());
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'control', does: 'activates the control and hides it' }, async ({ direction }) => {
      const done = vi.fn();
      await enter(direction, done);
      await userEvent.keyboard(pressed);
      await gone();
      expect(done).toHaveBeenCalledOnce();
    });
  }
});
