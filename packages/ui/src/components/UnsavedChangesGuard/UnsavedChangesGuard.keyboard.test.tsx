import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './UnsavedChangesGuard.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const button = (name: RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the bot' });
const isAt = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const [no, yes, close] = [/^(No|לא)$/, /^(Yes|כן)$/, /^(Close|סגירה)/];

/** Types a change and tries to leave, so that focus is on the answer that stays. */
const ask = async ({ direction }: Given) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.click(field());
  await userEvent.keyboard('Noa');
  button(/^Channels$/).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await isAt(() => button(no));
};

const stayed = async () => {
  await gone();
  await isAt(field);
  expect(field().value).toBe('Noa');
};

keyboardTable('UnsavedChangesGuard', (row) => {
  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row(
      { key, where: 'No, where focus starts', does: 'stays and returns to the last field' },
      async (given) => {
        await ask(given);
        await userEvent.keyboard(pressed);
        await stayed();
      },
    );
  }

  row({ key: 'Esc', where: 'dialog', does: 'stays and returns to the last field' }, async (given) => {
    await ask(given);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await stayed();
  });

  row({ key: 'Tab', where: 'dialog', does: 'moves to the next control; wraps' }, async (given) => {
    await ask(given);
    const order = [yes, close, no];
    for (const name of order) {
      await userEvent.tab();
      expect(document.activeElement).toBe(button(name));
    }
  });

  row({ key: 'Shift+Tab', where: 'dialog', does: 'moves to the previous control; wraps' }, async (given) => {
    await ask(given);
    for (const name of [close, yes, no]) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toBe(button(name));
    }
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'Yes', does: 'leaves and discards the changes' }, async (given) => {
      await ask(given);
      await userEvent.tab();
      await userEvent.keyboard(pressed);
      expect(await screen.findByRole('heading', { name: 'Channels' })).toBeTruthy();
    });
  }
});
