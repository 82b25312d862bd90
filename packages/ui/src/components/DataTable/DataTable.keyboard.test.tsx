import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as plain from './DataTable.stories.tsx';
import * as withPages from './DataTablePages.stories.tsx';

const inHebrew = { initialGlobals: { locale: 'he' } };
const drawn = {
  ltr: { ...composeStories(withPages), Wide: composeStories(plain).Wide },
  rtl: { ...composeStories(withPages, inHebrew), Wide: composeStories(plain, inHebrew).Wide },
};

const focused = () => document.activeElement;
const checks = () => screen.getAllByRole<HTMLInputElement>('checkbox');
/** Describes the focused element, independent of the language. */
const stop = () => {
  const element = focused() as HTMLElement;
  const place = element.closest('thead, tbody, nav')?.localName;
  return `${place} ${element.closest('[role="group"]') ? 'action' : element.localName}`;
};
const stops = async (count: number) => {
  const seen: string[] = [];
  for (let press = 0; press < count; press += 1) {
    await userEvent.tab();
    seen.push(stop());
  }
  return seen;
};
const head = () => screen.getByRole('columnheader', { name: 'Calls' });
const firstName = () => screen.getAllByRole('rowheader')[0]?.textContent;

beforeEach(() => resizeWindow(1280, 900));

keyboardTable('DataTable', (row) => {
  row(
    { key: 'Tab', where: 'page', does: 'moves to the checkbox for all rows, then to each sortable header' },
    async ({ direction }) => {
      const { SomeSelected } = drawn[direction];
      render(<SomeSelected />);
      expect(await stops(3)).toEqual(['thead input', 'thead button', 'thead button']);
      expect(within(head()).getByRole('button')).toBe(focused());
    },
  );

  row(
    { key: 'Tab', where: 'last column header', does: 'moves through the actions for selected rows' },
    async ({ direction }) => {
      const { SomeSelected } = drawn[direction];
      render(<SomeSelected />);
      within(head()).getByRole('button').focus();
      expect(await stops(4)).toEqual(['thead action', 'thead action', 'thead action', 'tbody input']);
    },
  );

  row(
    {
      key: 'Tab',
      where: 'row',
      does: 'moves through the checkbox and every control of each row, then to the pagination',
    },
    async ({ direction }) => {
      const { Ready } = drawn[direction];
      render(<Ready paging={{ pageSizes: [2] }} />);
      within(head()).getByRole('button').focus();
      const oneRow = ['tbody input', 'tbody button'];
      expect(await stops(6)).toEqual([...oneRow, ...oneRow, 'nav select', 'nav button']);
    },
  );

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row(
      { key, where: 'column header', does: 'sorts ascending, then descending; focus stays' },
      async ({ direction }) => {
        const { Ready } = drawn[direction];
        render(<Ready />);
        const button = within(head()).getByRole('button');
        button.focus();
        await userEvent.keyboard(pressed);
        expect(head().ariaSort).toBe('ascending');
        const first = firstName();
        await userEvent.keyboard(pressed);
        expect(head().ariaSort).toBe('descending');
        expect(firstName()).not.toBe(first);
        expect(focused()).toBe(button);
      },
    );
  }

  row(
    { key: 'Space', where: 'checkbox of a row', does: 'selects or deselects the row' },
    async ({ direction }) => {
      const { Ready } = drawn[direction];
      render(<Ready />);
      const box = checks()[1] as HTMLInputElement;
      box.focus();
      await userEvent.keyboard(' ');
      expect(box.checked).toBe(true);
      expect(focused()).toBe(box);
      await userEvent.keyboard(' ');
      expect(box.checked).toBe(false);
    },
  );

  row(
    { key: 'Space', where: 'checkbox for all rows', does: 'selects or deselects all rows of the page' },
    async ({ direction }) => {
      const { Ready } = drawn[direction];
      render(<Ready />);
      checks()[0]?.focus();
      await userEvent.keyboard(' ');
      expect(checks().filter(({ checked }) => checked)).toHaveLength(26);
      await userEvent.keyboard(' ');
      expect(checks().some(({ checked }) => checked)).toBe(false);
    },
  );

  row({ key: 'Down', where: 'table that scrolls', does: 'scrolls it' }, async ({ direction }) => {
    const { InABox } = drawn[direction];
    render(<InABox />);
    const box = await screen.findByRole('region', { name: 'Contacts' });
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => box.scrollTop).toBeGreaterThan(0);
  });

  row(
    {
      key: 'Right',
      where: 'table that is too wide',
      does: 'scrolls toward the last columns',
      rightToLeft: 'Left scrolls toward the last columns',
    },
    async ({ direction }) => {
      const { Wide } = drawn[direction];
      render(<Wide />);
      const box = await screen.findByRole('region', { name: 'Channels' });
      box.focus();
      await userEvent.keyboard(direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
      await expect.poll(() => Math.abs(box.scrollLeft)).toBeGreaterThan(0);
    },
  );
});
