import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Popover.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const isAt = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const enter = async ({ direction }: Given) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  await userEvent.tab();
};

/** Opens the popover, with focus on the first of its three links. */
const open = async (given: Given, key = '{Enter}') => {
  await enter(given);
  await userEvent.keyboard(key);
  await isAt(() => link('Reception'));
};

keyboardTable('Popover', (row) => {
  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'button', does: 'opens it at the first control inside' }, async (given) => {
      await open(given, pressed);
    });
  }

  row({ key: 'Tab', where: 'inside', does: 'moves to the next control' }, async (given) => {
    await open(given);
    await userEvent.tab();
    await isAt(() => link('After hours'));
  });

  row({ key: 'Shift+Tab', where: 'inside', does: 'moves to the previous control' }, async (given) => {
    await open(given);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await isAt(() => link('Reception'));
  });

  row(
    { key: 'Tab', where: 'the last control inside', does: 'closes it and moves on after the button' },
    async (given) => {
      await open(given);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await gone();
      await isAt(() => button('Next'));
    },
  );

  row(
    { key: 'Shift+Tab', where: 'the first control inside', does: 'closes it and returns to the button' },
    async (given) => {
      await open(given);
      await userEvent.tab({ shift: true });
      await gone();
      await isAt(() => button('Channels'));
    },
  );

  row({ key: 'Esc', where: 'inside', does: 'closes it and returns to the button' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{Escape}');
    await gone();
    await isAt(() => button('Channels'));
  });
});
