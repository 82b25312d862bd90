import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './ComboBox.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isAt = (name: string) => waitFor(() => expect(marked()).toBe(name));
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** Focuses a field with six cities, of which the last one, Tiberias, is disabled. */
const enter = async ({ direction }: Given, value: string | null = null) => {
  const { Empty } = drawn[direction];
  // A target for Tab out of the field: at the end of the page, Tab could leave the document.
  render(
    <>
      <Empty defaultValue={value} />
      <button type="button">After</button>
    </>,
  );
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
};

/** Opens the list with all options, at the first one. */
const open = async (given: Given) => {
  await enter(given);
  await userEvent.keyboard('{ArrowDown}');
  await isAt('Beersheba');
};

keyboardTable('ComboBox', (row) => {
  row({ key: 'Letters', where: 'field', does: 'search and open the list' }, async (given) => {
    await enter(given);
    await userEvent.keyboard('ei');
    await waitFor(() => expect(options()).toEqual(['Eilat']));
  });

  for (const [key, pressed, name] of [
    ['Down', '{ArrowDown}', 'Beersheba'],
    ['Up', '{ArrowUp}', 'Tel Aviv'],
  ] as const) {
    const end = key === 'Down' ? 'first' : 'last';
    row({ key, where: 'field', does: `opens the list of all options, at the ${end}` }, async (given) => {
      await enter(given);
      await userEvent.keyboard(pressed);
      await isAt(name);
      expect(options()).toHaveLength(6);
    });
  }

  row(
    { key: 'Down', where: 'field with a value', does: 'opens the list at the selected option' },
    async (given) => {
      await enter(given, 'haifa');
      await userEvent.keyboard('{ArrowDown}');
      await isAt('Haifa');
    },
  );

  for (const [key, pressed, name] of [
    ['Down', '{ArrowDown}{ArrowDown}', 'Haifa'],
    ['Up', '{ArrowDown}{ArrowDown}{ArrowUp}', 'Eilat'],
  ] as const) {
    const side = key === 'Down' ? 'next' : 'previous';
    row({ key, where: 'list', does: `highlights the ${side} option; focus stays` }, async (given) => {
      await open(given);
      await userEvent.keyboard(pressed);
      await isAt(name);
      expect(document.activeElement).toBe(field());
    });
  }

  row({ key: 'Enter', where: 'list', does: 'selects the highlighted option and closes' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    expect(field().value).toBe('Eilat');
  });

  row({ key: 'Tab', where: 'list', does: 'selects the highlighted option and moves on' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await gone();
    expect(field().value).toBe('Eilat');
    expect(document.activeElement).not.toBe(field());
  });

  row({ key: 'Esc', where: 'list', does: 'closes the list without selecting' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await gone();
    expect([field().value, document.activeElement]).toEqual(['', field()]);
  });

  /** Text in the script of the page, where Left doesn't always move back. */
  const text = { ltr: { start: 'Hai', x: 'x' }, rtl: { start: 'חיפ', x: 'ש' } };
  const goes = { back: 'moves one letter back in the text', on: 'moves one letter forward in the text' };
  for (const [key, pressed, does, rightToLeft] of [
    ['Left', 'ArrowLeft', 'back', 'on'],
    ['Right', 'ArrowRight', 'on', 'back'],
  ] as const)
    row({ key, where: 'list', does: goes[does], rightToLeft: goes[rightToLeft] }, async (given) => {
      const { start, x } = text[given.direction];
      const way = given.direction === 'ltr' ? does : rightToLeft;
      await enter(given);
      await userEvent.keyboard(`${start}{ArrowDown}`);
      await isAt('Haifa');
      await userEvent.keyboard(`${way === 'on' ? '{Home}' : '{End}'}{${pressed}}${x}`);
      const place = way === 'on' ? 1 : 2;
      expect(field().value).toBe(`${start.slice(0, place)}${x}${start.slice(place)}`);
    });

  for (const [key, end] of [
    ['Home', 'start'],
    ['End', 'end'],
  ] as const)
    row({ key, where: 'list', does: `moves to the ${end} of the text` }, async (given) => {
      const { start, x } = text[given.direction];
      await enter(given);
      await userEvent.keyboard(`${start}{ArrowDown}`);
      await isAt('Haifa');
      await userEvent.keyboard(key === 'Home' ? `{Home}${x}` : `{Home}{End}${x}`);
      expect(field().value).toBe(key === 'Home' ? `${x}${start}` : `${start}${x}`);
    });

  row(
    { key: 'Delete, Backspace', where: 'field', does: 'clears the value when the field is empty' },
    async (given) => {
      const changed = vi.fn();
      const { Ready } = drawn[given.direction];
      render(<Ready onChange={changed} />);
      await userEvent.tab();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      await waitFor(() => expect(changed.mock.calls).toEqual([[null]]));
    },
  );

  row({ key: 'Enter', where: 'list, after a failed search', does: 'searches again' }, async (given) => {
    const { FromServer } = drawn[given.direction];
    const onSearch = vi.fn(() => Promise.reject(new Error('The server is away')));
    render(<FromServer onSearch={onSearch} searchDelay={0} />);
    await userEvent.tab();
    await userEvent.keyboard('n');
    await screen.findByText(/^(The search failed|החיפוש נכשל)$/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2));
  });
});
