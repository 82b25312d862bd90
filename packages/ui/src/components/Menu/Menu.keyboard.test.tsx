import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import type { MenuItem } from './index.ts';
import * as stories from './Menu.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const trigger = () => screen.getByRole('button', { name: 'More for Reception' });
const isAt = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name })));
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const returned = async () => {
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
};

/** Opens a menu with Edit, Copy number (which `copy` can override) and Delete channel. */
const open = async ({ direction }: Given, key = '{Enter}', copy: Partial<MenuItem> = {}) => {
  const { Ready } = drawn[direction];
  const chosen = vi.fn();
  const items = [
    { id: 'edit', label: 'Edit', onAction: () => chosen('edit') },
    { id: 'copy', label: 'Copy number', onAction: () => chosen('copy'), ...copy },
    { id: 'delete', label: 'Delete channel', onAction: () => chosen('delete') },
  ];
  render(<Ready items={items} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await isAt(key === '{ArrowUp}' ? 'Delete channel' : 'Edit');
  return chosen;
};

const presses = [
  ['Enter', '{Enter}'],
  ['Space', ' '],
] as const;

keyboardTable('Menu', (row) => {
  for (const [key, pressed] of [...presses, ['Down', '{ArrowDown}']] as const) {
    row({ key, where: 'button', does: 'opens it at the first item' }, async (given) => {
      await open(given, pressed);
    });
  }

  row({ key: 'Up', where: 'button', does: 'opens it at the last item' }, async (given) => {
    await open(given, '{ArrowUp}');
  });

  for (const [key, does, pressed, reached] of [
    ['Down', 'moves to the next; wraps', ['{ArrowDown}', '{End}{ArrowDown}'], ['Copy number', 'Edit']],
    ['Up', 'moves to the previous; wraps', ['{ArrowUp}', '{ArrowUp}'], ['Delete channel', 'Copy number']],
    ['Home', 'moves to the first item', ['{End}', '{Home}'], ['Delete channel', 'Edit']],
    ['End', 'moves to the last item', ['{End}', '{End}'], ['Delete channel', 'Delete channel']],
    ['Letters', 'move to the item that begins with them', ['co', ''], ['Copy number', 'Copy number']],
  ] as const) {
    row({ key, where: 'menu', does }, async (given) => {
      await open(given);
      for (const [index, keys] of pressed.entries()) {
        if (keys) await userEvent.keyboard(keys);
        await isAt(reached[index] ?? '');
      }
    });
  }

  for (const [key, pressed] of presses) {
    row({ key, where: 'menu', does: 'runs it, closes the menu and returns to the button' }, async (given) => {
      const chosen = await open(given);
      await userEvent.keyboard(`{ArrowDown}${pressed}`);
      await returned();
      expect(chosen.mock.calls).toEqual([['copy']]);
    });
  }

  for (const [key, pressed] of presses) {
    row({ key, where: 'unavailable item', does: 'does nothing' }, async (given) => {
      const chosen = await open(given, '{Enter}', { disabledReason: 'It has no number.' });
      await userEvent.keyboard(`{ArrowDown}${pressed}`);
      await isAt('Copy number');
      expect(chosen).not.toHaveBeenCalled();
    });
  }

  for (const [key, pressed] of [
    ['Esc', '{Escape}'],
    ['Tab', '{Tab}'],
  ] as const) {
    row({ key, where: 'menu', does: 'closes it and returns to the button' }, async (given) => {
      const chosen = await open(given);
      await userEvent.keyboard(pressed);
      await returned();
      expect(chosen).not.toHaveBeenCalled();
    });
  }
});
