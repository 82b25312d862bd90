import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './TableFilters.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const { Active } = drawn.ltr;

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
/** Dates have narrow spaces in them. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const active = () => screen.queryAllByRole('listitem').map((one) => plain(one.textContent));

beforeEach(() => resizeWindow(1280, 900));

test('each field filters the rows at once, and its value is plain JSON', async () => {
  const heard = recordAnnouncements();
  const changed = vi.fn();
  render(<Active isPanelOpen={false} defaultFilters={{}} onFiltersChange={changed} />);
  const opener = screen.getByRole('button', { name: 'Filters' });
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBe(null);
  await userEvent.click(opener);
  expect(opener.ariaExpanded).toBe('true');

  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'l');
  await exactly(() => heard.messages.at(-1)?.message, '2 of 5 rows');
  await userEvent.click(within(screen.getByRole('group', { name: 'City' })).getByText('Haifa'));
  const calls = within(screen.getByRole('group', { name: 'Calls' }));
  await userEvent.type(calls.getByRole('textbox', { name: 'At least' }), '5');
  await userEvent.type(calls.getByRole('textbox', { name: 'At most' }), '20');
  screen.getAllByRole('spinbutton', { name: /day/ })[0]?.focus();
  await userEvent.keyboard('0103202631032026');

  expect(names()).toEqual(['Maya Levin']);
  expect(active()).toEqual([
    'Name: contains “l”',
    'City: Haifa',
    'Calls: 5–20',
    'Last call: 1 – 31 Mar 2026',
  ]);
  expect(opener.textContent).toBe('Filters (4)');
  expect(JSON.parse(JSON.stringify(changed.mock.lastCall?.[0]))).toStrictEqual({
    name: { contains: 'l' },
    city: { oneOf: ['haifa'] },
    calls: { min: 5, max: 20 },
    called: { start: '2026-03-01', end: '2026-03-31' },
  });
  heard.stop();
});

test('active filters are a named list; Clear All removes them, and focus moves to the button', async () => {
  render(<Active />);
  const list = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(list.getAllByRole('button').map((button) => plain(button.ariaLabel))).toEqual([
    'Remove filter City: Acre or Haifa',
    'Remove filter Calls: at least 5',
    'Remove filter Last call: 1 – 31 Mar 2026',
  ]);
  expect(screen.getByText('3 of 5 rows')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(active()).toEqual([]);
  expect(names().length).toBe(5);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
});

test('if a server filters, the rows stay as they are, and the message waits for its count', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<Active defaultFilters={{}} counts={{ found: 240, total: 240 }} />);
  rerender(<Active defaultFilters={{}} counts={{ found: undefined, total: 240 }} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'zzz');
  expect(names().length).toBe(5);
  expect(screen.queryByText(/of 240/)).toBe(null);
  rerender(<Active defaultFilters={{}} counts={{ found: 12, total: 240 }} />);
  await exactly(() => heard.messages.map(({ message }) => message).join(), '12 of 240 rows');
  heard.stop();
});

keyboardTable('TableFilters', (row) => {
  row(
    {
      key: 'Enter, Space',
      where: 'button that removes a filter',
      does: 'removes it; focus moves to the next filter, or to the button that opens the panel',
    },
    async ({ direction }) => {
      const { Active: Story } = drawn[direction];
      render(<Story />);
      const removers = () => within(screen.getByRole('list')).queryAllByRole('button');
      removers()[0]?.focus();
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(removers()[0]);
      await userEvent.keyboard(' ');
      expect(removers().length).toBe(1);
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(screen.getAllByRole('button', { expanded: true })[0]);
    },
  );
});
