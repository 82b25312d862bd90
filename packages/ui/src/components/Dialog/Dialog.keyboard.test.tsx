import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as confirmations from './ConfirmDialog.stories.tsx';
import * as stories from './Dialog.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const dialog = () => screen.getByRole('dialog');
const buttons = () => within(dialog()).getAllByRole('button');
const isAt = (element: () => Element | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

/** Opens the dialog, which has focus itself and contains Close, Cancel and Add. */
const open = async ({ direction }: Given, key = '{Enter}') => {
  const { FromAButton } = drawn[direction];
  render(<FromAButton />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await waitFor(() => expect(document.activeElement).toBe(dialog()));
};

/** Renders a dialog with a tall body, focuses the body and scrolls it to the middle. */
const openTall = async ({ direction }: Given) => {
  const { Tall } = drawn[direction];
  render(<Tall />);
  const body = await screen.findByRole('group', { name: 'Terms of Service' });
  await userEvent.tab();
  await userEvent.tab();
  await isAt(() => body);
  body.scrollTop = 300;
  return body;
};

const presses = [
  ['Enter', '{Enter}'],
  ['Space', ' '],
] as const;

beforeEach(() => page.viewport(800, 600));

keyboardTable('Dialog', (row) => {
  for (const [key, pressed] of presses) {
    row({ key, where: 'trigger button', does: 'opens the dialog and moves focus to it' }, async (given) => {
      await open(given, pressed);
    });
  }

  row({ key: 'Tab', where: 'dialog', does: 'moves to the next control; wraps' }, async (given) => {
    await open(given);
    for (const index of [0, 1, 2, 0]) {
      await userEvent.tab();
      await isAt(() => buttons()[index]);
    }
  });

  row({ key: 'Shift+Tab', where: 'dialog', does: 'moves to the previous control; wraps' }, async (given) => {
    await open(given);
    await userEvent.tab();
    for (const index of [2, 1, 0]) {
      await userEvent.tab({ shift: true });
      await isAt(() => buttons()[index]);
    }
  });

  row({ key: 'Esc', where: 'dialog', does: 'closes it and returns focus' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isAt(() => screen.getByRole('button', { name: 'Add contact' }));
  });

  row({ key: 'Esc', where: 'locked dialog', does: 'does nothing' }, async ({ direction }) => {
    const { Locked } = drawn[direction];
    render(<Locked />);
    await isAt(dialog);
    await userEvent.keyboard('{Escape}');
    await new Promise((done) => setTimeout(done, 300));
    expect(dialog().checkVisibility()).toBe(true);
  });

  for (const [key, pressed, does, isScrolled] of [
    ['Down', '{ArrowDown}', 'scrolls down', (top: number) => top > 300],
    ['Up', '{ArrowUp}', 'scrolls up', (top: number) => top < 300],
    ['Page Down', '{PageDown}', 'scrolls down by the visible height', (top: number) => top > 350],
    ['Page Up', '{PageUp}', 'scrolls up by the visible height', (top: number) => top < 250],
    ['Home', '{Home}', 'scrolls to its beginning', (top: number) => top === 0],
  ] as const) {
    row({ key, where: 'body that scrolls', does }, async (given) => {
      const body = await openTall(given);
      await userEvent.keyboard(pressed);
      await waitFor(() => expect(isScrolled(body.scrollTop)).toBe(true));
    });
  }

  row({ key: 'End', where: 'body that scrolls', does: 'scrolls to its end' }, async (given) => {
    const body = await openTall(given);
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(body.scrollTop).toBeGreaterThanOrEqual(body.scrollHeight - body.clientHeight - 1),
    );
  });
});

const asked = {
  ltr: composeStories(confirmations),
  rtl: composeStories(confirmations, { initialGlobals: { locale: 'he' } }),
};

const cancelled = [[false]];

/** Renders the dialog, with focus on Cancel. */
const ask = async ({ direction }: Given) => {
  const { Ready } = asked[direction];
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(<Ready cancelLabel="Cancel" onConfirm={onConfirm} onOpenChange={onOpenChange} />);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  return { onConfirm, onOpenChange };
};

const confirmation = () => screen.getByRole('button', { name: 'Confirm Deletion' });

keyboardTable('ConfirmDialog', (row) => {
  for (const [key, pressed] of presses) {
    row(
      { key, where: 'Cancel (initial focus)', does: 'closes the dialog without confirming' },
      async (given) => {
        const { onConfirm, onOpenChange } = await ask(given);
        await userEvent.keyboard(pressed);
        expect(onOpenChange.mock.calls).toEqual(cancelled);
        expect(onConfirm).not.toHaveBeenCalled();
      },
    );
  }

  row({ key: 'Tab', where: 'Cancel (initial focus)', does: 'moves to the confirm button' }, async (given) => {
    await ask(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(confirmation());
  });

  for (const [key, pressed] of presses) {
    row({ key, where: 'confirm button', does: 'confirms; the app then closes the dialog' }, async (given) => {
      const { onConfirm, onOpenChange } = await ask(given);
      await userEvent.tab();
      await userEvent.keyboard(pressed);
      expect(onConfirm).toHaveBeenCalledOnce();
      expect(onOpenChange).not.toHaveBeenCalled();
    });
  }

  row({ key: 'Esc', where: 'dialog', does: 'cancels' }, async (given) => {
    const { onConfirm, onOpenChange } = await ask(given);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual(cancelled);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  row({ key: 'Esc', where: 'dialog, while busy', does: 'does nothing' }, async ({ direction }) => {
    const { Busy } = asked[direction];
    const onOpenChange = vi.fn();
    render(<Busy onOpenChange={onOpenChange} />);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
