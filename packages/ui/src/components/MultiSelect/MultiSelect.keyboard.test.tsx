import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './MultiSelect.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const focused = () => document.activeElement;
const option = (name: string) => screen.getByRole('option', { name });
const isAt = (name: string) => waitFor(() => expect(focused()).toBe(option(name)));
const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent);
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const trigger = () => document.querySelector('button[aria-haspopup]');
const closed = async () => {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(focused()).toBe(trigger()));
};

/** Focuses a field with Reception, After hours (selected), Sales and קו ילדים. */
const enter = async ({ direction }: Given, value = ['after-hours']) => {
  const { Empty } = drawn[direction];
  render(<Empty defaultValue={value} />);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
};

/** Opens the list, with focus on the selected option. */
const open = async (given: Given) => {
  await enter(given);
  await userEvent.keyboard('{Enter}');
  await isAt('After hours');
};

/** Opens a list of 14 cities, with focus in the search field above it. */
const openSearched = async ({ direction }: Given) => {
  const { Searched } = drawn[direction];
  render(<Searched />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe(search()));
};

keyboardTable('MultiSelect', (row) => {
  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['Down', '{ArrowDown}'],
    ['Up', '{ArrowUp}'],
  ] as const)
    row({ key, where: 'field', does: 'opens the list at the first selected option' }, async (given) => {
      await enter(given);
      await userEvent.keyboard(pressed);
      await isAt('After hours');
    });

  for (const [key, pressed, reached, does] of [
    ['Down', '{ArrowDown}', 'Sales', 'moves to the next option'],
    ['Up', '{ArrowUp}', 'Reception', 'moves to the previous option'],
    ['Home', '{Home}', 'Reception', 'moves to the first option'],
    ['End', '{End}', 'קו ילדים', 'moves to the last option'],
    ['Letters', 'sa', 'Sales', 'move to the option that begins with them'],
  ] as const)
    row({ key, where: 'list', does }, async (given) => {
      await open(given);
      await userEvent.keyboard(pressed);
      await isAt(reached);
    });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const)
    row({ key, where: 'list', does: 'selects or deselects it; the list stays open' }, async (given) => {
      await open(given);
      await userEvent.keyboard(`{ArrowDown}${pressed}`);
      await waitFor(() => expect(option('Sales').getAttribute('aria-selected')).toBe('true'));
      await userEvent.keyboard(pressed);
      await waitFor(() => expect(option('Sales').getAttribute('aria-selected')).toBe('false'));
    });

  row({ key: 'Esc', where: 'list', does: 'closes the list and returns to the field' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  row({ key: 'Letters', where: 'search', does: 'filter the list and highlight the first' }, async (given) => {
    await openSearched(given);
    await userEvent.keyboard('ash');
    await waitFor(() => expect(found()).toEqual(['Ashdod', 'Ashkelon']));
  });

  row({ key: 'Down, Up', where: 'search', does: 'highlight the next or previous option' }, async (given) => {
    await openSearched(given);
    await userEvent.keyboard('ash{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    await waitFor(() => expect(tags()).toEqual(['Ashkelon', 'Haifa']));
    expect(focused()).toBe(search());
  });

  row(
    { key: 'Enter', where: 'search', does: 'selects or deselects the highlighted option' },
    async (given) => {
      await openSearched(given);
      await userEvent.keyboard('ash{Enter}');
      await waitFor(() => expect(tags()).toEqual(['Ashdod', 'Haifa']));
      expect(search().value).toBe('ash');
    },
  );

  row(
    { key: 'Esc', where: 'search', does: 'clears the search, or closes the list if the search is empty' },
    async (given) => {
      await openSearched(given);
      await userEvent.keyboard('ash{Escape}');
      await waitFor(() => expect(found()).toHaveLength(14));
      await userEvent.keyboard('{Escape}');
      await closed();
    },
  );

  row({ key: 'Tab', where: 'field', does: 'moves to the tags' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect(focused()?.closest('li')?.textContent).toBe('After hours');
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const)
    row(
      { key, where: 'tag', does: 'removes it; focus moves to the next tag, or to the field if none is left' },
      async (given) => {
        await enter(given, ['reception', 'sales']);
        await userEvent.tab();
        await userEvent.keyboard(pressed);
        await waitFor(() => expect(tags()).toEqual(['Sales']));
        expect(focused()?.closest('li')?.textContent).toBe('Sales');
        await userEvent.keyboard(pressed);
        await waitFor(() => expect(focused()).toBe(trigger()));
      },
    );
});
