import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './CountryField.stories.tsx';

const drawn = {
  ltr: composeStories(stories, { initialGlobals: { locale: 'en' } }),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const germany = { ltr: 'Germany', rtl: 'גרמניה' };

type Given = { direction: 'ltr' | 'rtl' };

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

const enter = async ({ direction }: Given) => {
  const { Empty } = drawn[direction];
  render(<Empty />);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
};

const find = async (given: Given) => {
  await enter(given);
  await userEvent.keyboard('deutsch');
  await waitFor(() => expect(options()[0]?.textContent).toBe(germany[given.direction]));
};

keyboardTable('CountryField', (row) => {
  row({ key: 'Letters, digits', where: 'field', does: 'find a country by any of its names or codes' }, find);

  row(
    { key: 'Down', where: 'field', does: 'opens the list of all countries, at the first' },
    async (given) => {
      await enter(given);
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(marked()).toBe(options()[0]));
    },
  );

  row({ key: 'Up', where: 'field', does: 'opens the list of all countries, at the last' }, async (given) => {
    await enter(given);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(marked()).toBe(options().at(-1)));
  });

  row({ key: 'Down, Up', where: 'list', does: 'highlight the next or previous country' }, async (given) => {
    await enter(given);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()).toBe(options()[0]));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(marked()).toBe(options()[1]));
  });

  row({ key: 'Enter', where: 'list', does: 'selects the highlighted country and closes' }, async (given) => {
    await find(given);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    expect(field().value).toBe(germany[given.direction]);
  });

  row({ key: 'Esc', where: 'list', does: 'closes the list without selecting' }, async (given) => {
    await find(given);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await gone();
    expect(field().value).toBe('');
  });
});
