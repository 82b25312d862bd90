import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './TableSorting.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const { Several } = drawn.ltr;

const head = (name: string) => screen.getByRole('columnheader', { name });
const button = (name: string) => within(head(name)).getByRole('button');
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const marked = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap((one) => (one.ariaSort ? [`${one.ariaLabel ?? one.textContent} ${one.ariaSort}`] : []));
const asGiven = ['Maya Levin', 'Daniel Cohen', 'רות אזולאי', 'Ирина Волкова'];

beforeEach(() => resizeWindow(1280, 900));

test('only the first column has aria-sort; the button of the second contains its place, and names stay clean', () => {
  render(<Several />);
  expect(names()).toEqual(['Maya Levin', 'רות אזולאי', 'Daniel Cohen', 'Ирина Волкова']);
  expect(marked()).toEqual(['City descending']);
  expect(button('Calls').textContent).toContain('sort column 2 of 2, ascending');
  expect(button('City').textContent).toBe('City1');
});

test('a third press ends sorting and is announced', async () => {
  const heard = recordAnnouncements();
  render(<Several defaultSorts={[]} />);
  for (const sort of ['ascending', 'descending', null]) {
    await userEvent.click(button('Calls'));
    expect(head('Calls').ariaSort).toBe(sort);
  }
  expect(names()).toEqual(asGiven);
  await exactly(() => heard.messages.at(-1)?.message, 'Not sorted, 4 rows');
  heard.stop();
});

test('the menu sorts by more columns without a keyboard, and focus stays in its list', async () => {
  const heard = recordAnnouncements();
  render(<Several defaultSorts={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sort Order' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'City: ascending');
  const next = screen.getByRole('combobox', { name: 'Then by' });
  next.focus();
  await userEvent.selectOptions(next, 'Calls: descending');
  expect(document.activeElement).toBe(next);
  expect(names()).toEqual(['Ирина Волкова', 'Daniel Cohen', 'רות אזולאי', 'Maya Levin']);
  await exactly(
    () => heard.messages.at(-1)?.message.replace(/[\u2066-\u2069]/g, ''),
    'Sorted by City, ascending; Calls, descending; 4 rows',
  );
  heard.stop();
});

test('in stacked rows, the list also offers not to sort', async () => {
  await resizeWindow(390, 800);
  render(<Several />);
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  const list = screen.getAllByRole('combobox', { name: 'Sort by' })[0] as HTMLSelectElement;
  await userEvent.selectOptions(list, 'Not sorted');
  expect(names()).toEqual(asGiven);
  expect(list.value).toBe('');
});

keyboardTable('TableSorting', (row) => {
  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const)
    row(
      {
        key: `Shift+${key}`,
        where: 'column header',
        does: 'adds the column to the sort order; then ascending, descending and, if allowed, unsorted; focus stays',
      },
      async ({ direction }) => {
        const { Several: Story } = drawn[direction];
        render(<Story />);
        button('Name').focus();
        await userEvent.keyboard(`{Shift>}${pressed}{/Shift}`);
        expect(marked()).toEqual(['City descending']);
        expect(button('Name').textContent).toContain('3');
        expect(document.activeElement).toBe(button('Name'));
        await userEvent.keyboard(`{Shift>}${pressed}${pressed}{/Shift}`);
        expect(button('Name').textContent).not.toContain('3');
      },
    );

  row(
    {
      key: 'Enter',
      where: 'column header',
      does: 'sorts by the column alone: ascending, descending and, if allowed, unsorted',
    },
    async ({ direction }) => {
      const { Several: Story } = drawn[direction];
      render(<Story />);
      button('Calls').focus();
      for (const sort of ['ascending', 'descending', null]) {
        await userEvent.keyboard('{Enter}');
        expect(head('Calls').ariaSort).toBe(sort);
      }
    },
  );
});
