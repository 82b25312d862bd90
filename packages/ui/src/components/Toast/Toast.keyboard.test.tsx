import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { clearToasts, toast } from './index.ts';
import * as stories from './Toast.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const region = () => screen.getByRole('region');
const items = () => within(region()).queryAllByRole('listitem');
/** The buttons of the toasts in visual order: close of Saved, Undo and close of Deleted. */
const buttons = () => within(region()).getAllByRole('button');
const isAt = (element: () => Element | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(element()));
const save = () => screen.getByRole('button', { name: 'Save' });

/** Shows two toasts, of which the older has an action; focus is on the page's button. */
const enter = async ({ direction }: Given) => {
  const { Empty } = drawn[direction];
  const undo = vi.fn();
  render(<Empty />);
  await userEvent.tab();
  act(() => void toast({ title: 'Deleted', action: { label: 'Undo', onPress: undo } }));
  act(() => void toast({ title: 'Saved', duration: null }));
  return undo;
};

/** Moves focus to the first button of the toasts. */
const inside = async (given: Given) => {
  const undo = await enter(given);
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  return undo;
};

beforeEach(() => void act(clearToasts));

keyboardTable('Toast', (row) => {
  row({ key: 'F6', where: 'page', does: 'goes to Notifications' }, async (given) => {
    await enter(given);
    await userEvent.keyboard('{F6}');
    await isAt(region);
  });

  row(
    { key: 'Tab', where: 'Notifications', does: 'moves through the toasts: action, then close' },
    async (given) => {
      await inside(given);
      for (const index of [0, 1, 2]) {
        await isAt(() => buttons()[index]);
        await userEvent.tab();
      }
    },
  );

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'close button', does: 'closes the toast and goes to the next one' }, async (given) => {
      await inside(given);
      await userEvent.keyboard(pressed);
      expect(items()).toHaveLength(1);
      await isAt(() => buttons()[1]);
    });

    row({ key, where: 'action', does: 'performs the action and closes the toast' }, async (given) => {
      const undo = await inside(given);
      await userEvent.tab();
      await userEvent.keyboard(pressed);
      expect(undo).toHaveBeenCalledOnce();
      expect(items()).toHaveLength(1);
    });
  }

  row({ key: 'Esc', where: 'toast', does: 'closes it and goes to the next one' }, async (given) => {
    await inside(given);
    await userEvent.keyboard('{Escape}');
    expect(items()).toHaveLength(1);
    await isAt(() => buttons()[1]);
  });

  row(
    { key: 'Esc', where: 'the last toast', does: 'closes it and returns to where focus was' },
    async (given) => {
      await inside(given);
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('{Escape}');
      expect(items()).toHaveLength(0);
      await isAt(save);
    },
  );
});
