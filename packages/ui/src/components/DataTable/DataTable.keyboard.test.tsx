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
/** What the focus is on, whatever language its name is in. */
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
    { key: 'Tab', where: 'page', does: 'moves to the box of all rows, then to each head that sorts' },
    async ({ direction }) => {
      const { SomeSelected } = drawn[direction];
      render(<SomeSelected />);
      expect(await stops(3)).toEqual(['thead input', 'thead button', 'thead button']);
      expect(within(head()).getByRole('button')).toBe(focused());
    },
  );

  row(
    { key: 'Tab', where: 'last head', does: 'moves through the actions for selected rows' },
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
      does: 'moves through the box and every control of each row, then to the pages',
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
      { key, where: 'head', does: 'sorts first to last, then last to first; focus stays' },
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
    { key: 'Space', where: 'box of a row', does: 'selects the row, or no longer' },
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
    { key: 'Space', where: 'box of all rows', does: 'selects the rows of the page, or none of them' },
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
      does: 'scrolls to the columns at its end',
      rightToLeft: 'Left does, where the end is',
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
