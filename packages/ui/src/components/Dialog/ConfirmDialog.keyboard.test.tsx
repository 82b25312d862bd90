import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './ConfirmDialog.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const cancelled = [[false]];

/** The question just asked: focus is on Cancel. */
const ask = async ({ direction }: Given) => {
  const { Ready } = drawn[direction];
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(<Ready cancelLabel="Cancel" onConfirm={onConfirm} onOpenChange={onOpenChange} />);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  return { onConfirm, onOpenChange };
};

const confirmation = () => screen.getByRole('button', { name: 'Confirm Deletion' });

const presses = [
  ['Enter', '{Enter}'],
  ['Space', ' '],
] as const;

keyboardTable('ConfirmDialog', (row) => {
  for (const [key, pressed] of presses) {
    row({ key, where: 'Cancel, where it starts', does: 'closes it and does nothing' }, async (given) => {
      const { onConfirm, onOpenChange } = await ask(given);
      await userEvent.keyboard(pressed);
      expect(onOpenChange.mock.calls).toEqual(cancelled);
      expect(onConfirm).not.toHaveBeenCalled();
    });
  }

  row({ key: 'Tab', where: 'Cancel, where it starts', does: 'goes to the verb' }, async (given) => {
    await ask(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(confirmation());
  });

  for (const [key, pressed] of presses) {
    row({ key, where: 'the verb', does: 'does it; the host closes when it is done' }, async (given) => {
      const { onConfirm, onOpenChange } = await ask(given);
      await userEvent.tab();
      await userEvent.keyboard(pressed);
      expect(onConfirm).toHaveBeenCalledOnce();
      expect(onOpenChange).not.toHaveBeenCalled();
    });
  }

  row({ key: 'Esc', where: 'question', does: 'is Cancel' }, async (given) => {
    const { onConfirm, onOpenChange } = await ask(given);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual(cancelled);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  row({ key: 'Esc', where: 'question, while it works', does: 'does nothing' }, async ({ direction }) => {
    const { Busy } = drawn[direction];
    const onOpenChange = vi.fn();
    render(<Busy onOpenChange={onOpenChange} />);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
