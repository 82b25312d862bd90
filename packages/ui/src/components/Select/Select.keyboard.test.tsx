import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Select.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const option = (name: string) => screen.getByRole('option', { name });
const shows = (value: string) =>
  waitFor(() => expect(screen.getByRole('button').textContent).toContain(value));
const isAt = (name: string) => waitFor(() => expect(document.activeElement).toBe(option(name)));

/** Focuses a field with "Customer service" (the second of three options) selected. */
const enter = async ({ direction }: Given) => {
  const { Ready } = drawn[direction];
  render(<Ready defaultValue="service" />);
  await userEvent.tab();
};

/** Opens the list, with focus on the selected option. */
const open = async (given: Given) => {
  await enter(given);
  await userEvent.keyboard('{Enter}');
  await isAt('Customer service');
};

const closed = async () => {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
};

keyboardTable('Select', (row) => {
  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['Down', '{ArrowDown}'],
    ['Up', '{ArrowUp}'],
  ] as const) {
    row({ key, where: 'field', does: 'opens the list at the selected option' }, async (given) => {
      await enter(given);
      await userEvent.keyboard(pressed);
      await isAt('Customer service');
    });
  }

  for (const [key, pressed, side, chosen] of [
    ['Right', '{ArrowRight}', 'next', 'Technical support'],
    ['Left', '{ArrowLeft}', 'previous', 'Sales'],
  ] as const) {
    row({ key, where: 'field', does: `selects the ${side} option without opening` }, async (given) => {
      await enter(given);
      await userEvent.keyboard(pressed);
      await shows(chosen);
    });
  }

  row({ key: 'Letters', where: 'field', does: 'select an option without opening' }, async (given) => {
    await enter(given);
    await userEvent.keyboard('te');
    await shows('Technical support');
  });

  for (const [key, pressed, reached] of [
    ['Down', '{ArrowDown}', 'Technical support'],
    ['Up', '{ArrowUp}', 'Sales'],
    ['Home', '{Home}', 'Sales'],
    ['End', '{End}', 'Technical support'],
    ['Letters', 'sa', 'Sales'],
  ] as const) {
    const moves = { Down: 'next', Up: 'previous', Home: 'first', End: 'last' };
    const does =
      key === 'Letters' ? 'move to the option that begins with them' : `moves to the ${moves[key]} option`;
    row({ key, where: 'list', does }, async (given) => {
      await open(given);
      await userEvent.keyboard(pressed);
      await isAt(reached);
    });
  }

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'list', does: 'selects it, closes and returns to the field' }, async (given) => {
      await open(given);
      await userEvent.keyboard(`{ArrowDown}${pressed}`);
      await closed();
      await shows('Technical support');
    });
  }

  row({ key: 'Esc', where: 'list', does: 'closes the list without selecting' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await shows('Customer service');
  });
});
