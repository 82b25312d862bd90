import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Form.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const isAt = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));

/** Renders a form with two fields and focuses the first one. Returns its submit handler. */
const enter = async ({ direction }: Given) => {
  const sent = vi.fn(() => undefined);
  const { OneError } = drawn[direction];
  render(<OneError validate={() => ({})} onSubmit={sent} />);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
  return sent;
};

/** Renders the form and submits it with two errors, so that focus is on the summary. */
const refuse = async ({ direction }: Given) => {
  const { OneError } = drawn[direction];
  render(<OneError validate={() => ({ name: 'Too short', phone: 'Must be 10 digits' })} />);
  await userEvent.click(button('Save organization'));
  const summary = await waitFor(() =>
    screen.getByRole('link', { name: /Too short/ }).closest('[role="group"]'),
  );
  await isAt(() => summary as Element);
};

keyboardTable('Form', (row) => {
  row(
    { key: 'Tab', where: 'fields', does: 'moves to the next field, then to the buttons' },
    async (given) => {
      await enter(given);
      for (const reached of [field('Organization Name'), field('Owner Phone'), button('Save organization')]) {
        expect(document.activeElement).toBe(reached);
        await userEvent.tab();
      }
    },
  );

  row({ key: 'Shift+Tab', where: 'fields', does: 'moves to the previous field' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(field('Organization Name'));
  });

  row({ key: 'Enter', where: 'single-line text field', does: 'submits the form' }, async (given) => {
    const sent = await enter(given);
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'Save', does: 'submits the form; focus stays' }, async (given) => {
      const sent = await enter(given);
      button('Save organization').focus();
      await userEvent.keyboard(pressed);
      expect(sent).toHaveBeenCalledOnce();
      await screen.findByText(/^(Saved|נשמר)$/, { selector: 'p' });
      expect(document.activeElement).toBe(button('Save organization'));
    });
  }

  row(
    { key: 'Tab', where: 'error summary', does: 'moves to its links, then to the fields' },
    async (given) => {
      await refuse(given);
      for (const name of [/Too short/, /10 digits/]) {
        await userEvent.tab();
        expect(document.activeElement).toBe(screen.getByRole('link', { name }));
      }
      await userEvent.tab();
      expect(document.activeElement).toBe(field('Organization Name'));
    },
  );

  row({ key: 'Enter', where: 'link in the summary', does: 'moves to the field' }, async (given) => {
    await refuse(given);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAt(() => field('Owner Phone'));
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'Retry, after a failure', does: 'submits the form again' }, async ({ direction }) => {
      const sent = vi.fn(() => Promise.reject(new Error('offline')));
      const { NotSaved } = drawn[direction];
      render(<NotSaved onSubmit={sent} />);
      await userEvent.click(button('Save organization'));
      const failure = await screen.findByRole('group', { name: /^(Not saved|השינויים לא נשמרו)$/ });
      await isAt(() => failure);
      await userEvent.tab();
      expect(document.activeElement).toBe(within(failure).getByRole('button'));
      await userEvent.keyboard(pressed);
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    });
  }
});
