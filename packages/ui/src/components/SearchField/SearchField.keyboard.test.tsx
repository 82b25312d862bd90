import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './SearchField.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search contacts' });

/** Renders the field with the value "Levin" in a form that listens for Esc, and focuses it. */
const enter = async ({ direction }: Given, props: { onSubmit?: (words: string) => void } = {}) => {
  const { Ready } = drawn[direction];
  const heard = { sent: vi.fn((event: React.FormEvent) => event.preventDefault()), escaped: vi.fn() };
  render(
    <form onSubmit={heard.sent} onKeyDown={({ key }) => key === 'Escape' && heard.escaped()}>
      <Ready {...props} />
      <button type="button">After</button>
    </form>,
  );
  await userEvent.tab();
  return heard;
};

keyboardTable('SearchField', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(field());
  });

  row(
    { key: 'Tab', where: 'field', does: 'skips the clear button, because Esc does the same' },
    async (given) => {
      await enter(given);
      expect(screen.getAllByRole('button')).toHaveLength(2);
      await userEvent.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
    },
  );

  row({ key: 'Enter', where: 'field', does: 'submits the search text' }, async (given) => {
    const submitted = vi.fn();
    const { sent } = await enter(given, { onSubmit: submitted });
    await userEvent.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledExactlyOnceWith('Levin');
    expect(sent).not.toHaveBeenCalled();
  });

  row({ key: 'Enter', where: 'field without onSubmit', does: 'submits the form' }, async (given) => {
    const { sent } = await enter(given);
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  row({ key: 'Esc', where: 'field', does: 'clears the field; focus stays' }, async (given) => {
    const { escaped } = await enter(given);
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(escaped).not.toHaveBeenCalled();
  });

  row(
    { key: 'Esc', where: 'empty field', does: 'reaches the element around it, such as a dialog' },
    async (given) => {
      const { escaped } = await enter(given);
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard('{Escape}');
      expect(escaped).toHaveBeenCalledOnce();
    },
  );
});
