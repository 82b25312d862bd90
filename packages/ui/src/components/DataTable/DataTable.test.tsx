import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Link } from '../Link/index.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './DataTable.stories.tsx';
import { DataTable } from './DataTable.tsx';
import * as pages from './DataTablePages.stories.tsx';
import type { Column, Columns, Sort } from './tableProps.ts';
import { compareOf, isSortable, nextSort, sorted } from './useDataTable.ts';

const {
  Ready,
  RowLinks,
  Sorted,
  PartOfMany,
  Waiting,
  WaitingAgain,
  Empty,
  Failed,
  FailedAgain,
  Stacked,
  Wide,
  LongWords,
  InHebrew,
} = composeStories(stories);
const { NarrowedOnPhone } = composeStories(pages);

const table = () => screen.getByRole('table', { name: 'Channels' });
const head = (name: string) => screen.getByRole('columnheader', { name });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace(/^Name/, ''));

beforeEach(() => resizeWindow(1280, 800));

test('DT-1 DT-4 DT-14: it is a native table with a name, row headers and column headers', () => {
  render(<Ready />);
  expect(within(table()).getAllByRole('row').length).toBe(5);
  expect(screen.getByRole('rowheader', { name: 'Reception' }).getAttribute('scope')).toBe('row');
  expect(head('Actions')).toBeTruthy();
  expect(screen.getByText('4 channels')).toBeTruthy();
  expect(table().hasAttribute('aria-rowcount')).toBe(false);
});

test('DT-5: a header sorts by keyboard, keeps focus and name, and the change is announced once', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['After hours', 'Reception', 'Русская линия', 'קו ילדים']);
  expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
  await waitFor(() =>
    expect(heard.messages).toEqual([{ message: 'Sorted by Name, ascending, 4 rows', priority: 'polite' }]),
  );

  await userEvent.keyboard(' ');
  expect(head('Name').getAttribute('aria-sort')).toBe('descending');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Name' }));
  heard.stop();
});

test('DT-5: only the sorted header has aria-sort, and sortLabels are announced', async () => {
  const heard = recordAnnouncements();
  render(<Sorted />);
  await userEvent.click(screen.getByRole('button', { name: 'Minutes' }));
  const sortedHeads = screen.getAllByRole('columnheader').filter((one) => one.hasAttribute('aria-sort'));
  expect(sortedHeads).toEqual([head('Minutes')]);
  await waitFor(() => expect(heard.messages.at(-1)?.message).toBe('Sorted by Minutes, fewest first, 4 rows'));
  heard.stop();
});

test('sort controls the sort order', async () => {
  const changed = vi.fn();
  render(<Ready sort={{ column: 'name', direction: 'ascending' }} onSortChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(changed).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
});

test('DT-3: Tab moves only to sortable headers and to the controls in cells', async () => {
  render(<Ready />);
  const stops: (string | null)[] = [];
  for (let press = 0; press < 20; press += 1) {
    await userEvent.tab();
    const stop = document.activeElement;
    if (!stop || stop === document.body) break;
    stops.push(stop.getAttribute('aria-label') ?? stop.textContent);
  }
  expect(stops.slice(0, 4)).toEqual(['Name', 'Minutes', 'Reception', 'Copy number of Reception']);
  expect(stops.length).toBe(10);
});

test('DT-13: while the first rows load, it has column headers, is busy and hides its skeleton rows', () => {
  render(<Waiting />);
  expect(table().getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('columnheader').length).toBe(5);
  expect(screen.getAllByRole('row').length).toBe(1);
  expect(table().querySelectorAll('tbody tr').length).toBe(5);
});

test('skeleton rows have the height of real rows, so content below doesn’t move', () => {
  const twoLines = (
    <div style={{ fontSize: '0.8125rem', lineHeight: '1.125rem' }}>
      <div style={{ fontSize: '0.875rem', lineHeight: '1.25rem' }}>Reception</div>
      Answers as Noa
    </div>
  );
  const columns = [{ key: 'name', header: 'Name', isRowHeader: true, cell: () => twoLines }] as const;
  const top = () => screen.getByText('In all: 4').getBoundingClientRect().top;
  const { rerender } = render(<Ready columns={columns} footer="In all: 4" />);
  const before = top();
  rerender(<Waiting columns={columns} skeletonRows={4} skeletonLines={2} footer="In all: 4" />);
  expect(top()).toBe(before);
});

test('DT-13: loading and the number of loaded rows are each announced once', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<Ready rows={undefined} />);
  await waitFor(() => expect(heard.messages.map(({ message }) => message)).toEqual(['Loading']));
  rerender(<Ready />);
  await waitFor(() =>
    expect(heard.messages.map(({ message }) => message)).toEqual(['Loading', '4 rows loaded']),
  );
  heard.stop();
});

test('rows stay while they reload, and when the reload fails', () => {
  const again = render(<WaitingAgain />);
  expect(names().length).toBe(4);
  expect(table().getAttribute('aria-busy')).toBe('true');
  again.unmount();
  render(<FailedAgain />);
  expect(names().length).toBe(4);
  expect(screen.getByText(/The last refresh failed/)).toBeTruthy();
});

test('DT-13: if loading fails, an error with Retry replaces the rows', async () => {
  const retried = vi.fn();
  render(<Failed onRetry={retried} />);
  expect(within(table()).getByText('Channels could not be loaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retried).toHaveBeenCalledOnce();
});

test('DT-13: a failure is announced once, and Retry moves focus to the table', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<Failed />);
  await waitFor(() => expect(heard.messages).not.toEqual([]));
  rerender(<Failed />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard.messages.map(({ message }) => message)).toEqual(['Channels could not be loaded']);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<Failed error={undefined} />);
  expect(document.activeElement).toBe(table());
  heard.stop();
});

test('reloading existing rows isn’t announced', async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const heard = recordAnnouncements();
  const { rerender } = render(<Ready isLoading />);
  rerender(<Ready isLoading={false} />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard.messages).toEqual([]);
  heard.stop();
});

test('DT-13: the empty state is a cell that spans all columns', () => {
  render(<Empty />);
  const cell = screen.getByRole('cell');
  expect(cell.textContent).toContain('No channels found.');
  expect(cell.getAttribute('colspan')).toBe('5');
});

test('DT-7: with a range, it shows which rows of how many are visible', () => {
  render(<PartOfMany />);
  expect(screen.getByText('26–29 of 48')).toBeTruthy();
});

test('DT-11: when stacked, it is still a table, and each value follows its column’s name', () => {
  render(<Stacked />);
  expect(within(table()).getAllByRole('row').length).toBe(5);
  expect(screen.getAllByRole('columnheader').length).toBe(5);
  const value = screen.getByText('074 - 5540288');
  const cell = value.closest('td') as HTMLElement;
  expect(getComputedStyle(cell, '::before').content).toBe('"Phone number" / ""');
  expect(value.getBoundingClientRect().left).toBeGreaterThan(cell.getBoundingClientRect().left + 60);
});

test('DT-10: it is a tab stop only if it scrolls, and then it has a name', async () => {
  const fits = render(<Ready />);
  expect(screen.queryByRole('region')).toBeNull();
  fits.unmount();
  render(<Wide />);
  const region = await screen.findByRole('region', { name: 'Channels' });
  await userEvent.tab();
  expect(document.activeElement).toBe(region);
});

test('long words wrap instead of widening the table', () => {
  render(<LongWords />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('DT-12: in right-to-left, names are on the right, and numbers are left to right', () => {
  render(<InHebrew />);
  const [first] = screen.getAllByRole('rowheader');
  const phone = screen.getByText('074 - 5540172');
  expect(first?.getBoundingClientRect().right).toBeGreaterThan(phone.getBoundingClientRect().right);
  expect(getComputedStyle(phone).direction).toBe('ltr');
  expect(screen.getByText('\u20661–4\u2069 מתוך 48')).toBeTruthy();
});

test('DT-15: text in cells can be selected and copied', async () => {
  render(<Ready />);
  await userEvent.dblClick(screen.getByText('074 - 5540190'), { position: { x: 5, y: 8 } });
  expect(getSelection()?.toString()).toContain('074');
});

test('DT-7: the caption has the range and the total, and there are no count attributes', () => {
  render(<PartOfMany />);
  expect(table().querySelector('caption')?.textContent).toBe('Channels Rows 26–29 of 48');
  expect(table().matches('[aria-rowcount], [aria-colcount]')).toBe(false);
});

test('DT-11: when stacked, a list sorts instead of the headers, which are visually hidden', async () => {
  render(<Stacked />);
  expect(screen.queryByRole('button', { name: 'Minutes' })).toBeNull();
  const minutes = await screen.findByRole('columnheader', { name: 'Minutes' });
  expect(minutes.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(order, 'Minutes: most first');
  expect(minutes.getAttribute('aria-sort')).toBe('descending');
  await userEvent.selectOptions(order, 'Minutes: fewest first');
  expect(minutes.getAttribute('aria-sort')).toBe('ascending');
});

test('DT-11: when stacked, a missing value has no line, and the row still has all its cells', () => {
  const empty = { cell: () => '' };
  render(
    <Stacked
      columns={[
        {
          key: 'open',
          header: 'Open',
          isHeaderHidden: true,
          cell: ({ name }) => <a href={`#${name}`}>Open</a>,
        },
        { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
        { ...empty, key: 'notes', header: 'Notes' },
        { key: 'minutes', header: 'Minutes', cell: () => '12' },
      ]}
    />,
  );
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  const [open, notes, minutes] = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.getBoundingClientRect());
  const name = within(row).getByRole('rowheader').getBoundingClientRect();
  expect(notes?.height).toBeLessThanOrEqual(1);
  expect(open?.left).toBeGreaterThan(name.left);
  expect(open?.top).toBeLessThan(name.bottom);
  expect((minutes?.top ?? 0) - name.bottom).toBeLessThan(12);
});

test('when stacked, filters and sorting are behind a button with the number of active filters', async () => {
  render(<NarrowedOnPhone />);
  const more = () => screen.getByRole('button', { name: /^Filter/ });
  const rowTop = () => (screen.getAllByRole('row').at(-1) as HTMLElement).getBoundingClientRect().top;
  const top = rowTop();
  expect(more().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  await userEvent.click(more());
  expect(more().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
  await userEvent.selectOptions(filter, filter.options[1]?.value ?? '');
  expect([more().textContent, more().ariaLabel]).toEqual(['Filter (1)', 'Filter (1) and Sort']);
  await userEvent.click(more());
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  expect(rowTop()).toBeLessThanOrEqual(top);
});

describe('sorting', () => {
  interface Call {
    name: string;
    minutes: number;
  }

  const columns: Column<Call>[] = [
    { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
    {
      key: 'minutes',
      header: 'Minutes',
      cell: ({ minutes }) => minutes,
      compare: (one, other) => one.minutes - other.minutes,
    },
  ];
  const rows = [
    { name: 'Noa', minutes: 3 },
    { name: 'Dan', minutes: 1 },
    { name: 'Ira', minutes: 3 },
  ];
  const inOrder = (sort: Sort | undefined) => sorted(rows, compareOf(columns, sort), sort?.direction);
  const names = (calls: readonly Call[]) => calls.map(({ name }) => name).join(' ');

  test('rows are sorted by compare, and equal rows keep their order in both directions', () => {
    expect(names(inOrder({ column: 'minutes', direction: 'ascending' }))).toBe('Dan Noa Ira');
    expect(names(inOrder({ column: 'minutes', direction: 'descending' }))).toBe('Noa Ira Dan');
  });

  test('without a sort or a compare, the rows keep their order', () => {
    expect(inOrder(undefined)).toBe(rows);
    expect(inOrder({ column: 'name', direction: 'ascending' })).toBe(rows);
  });

  test('a header sorts ascending, then descending; another header starts ascending', () => {
    const first = nextSort(undefined, 'name');
    expect(first.direction).toBe('ascending');
    expect(nextSort(first, 'name').direction).toBe('descending');
    expect(nextSort(first, 'minutes')).toEqual({ column: 'minutes', direction: 'ascending' });
  });

  test('a column is sortable if it has compare or isSortable', () => {
    expect(columns.map(isSortable)).toEqual([false, true]);
    expect(isSortable({ ...(columns[0] as Column<Call>), isSortable: true })).toBe(true);
  });

  test('DT-4: columns without a row header in the first or second place don’t compile', () => {
    const [name, minutes] = columns as [Column<Call>, Column<Call>];
    const named: Columns<Call> = [minutes, { ...name, isRowHeader: true }];
    // @ts-expect-error: no column names the row.
    const nameless: Columns<Call> = [minutes, minutes];
    expect(named.length).toBe(nameless.length);
  });
});

test('a click anywhere in a row follows its link with the keys of the click; controls and selected text stay as they are', async () => {
  const clicks: string[] = [];
  render(<RowLinks selection={{}} />);
  screen.getByRole('link', { name: 'Reception' }).addEventListener('click', (event) => {
    event.preventDefault();
    clicks.push([event.ctrlKey && 'Ctrl', event.shiftKey && 'Shift'].filter(Boolean).join());
  });
  const minutes = screen.getByRole('cell', { name: '214' });
  await userEvent.click(minutes);
  await userEvent.click(minutes, { modifiers: ['Shift'] });
  await userEvent.click(minutes, { button: 'middle' });
  await userEvent.click(screen.getByRole('link', { name: 'Reception' }));
  expect(clicks).toEqual(['', 'Shift', 'Ctrl', '']);

  await userEvent.click(screen.getByRole('button', { name: 'Copy number of Reception' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Reception' }));
  await userEvent.click(minutes, { button: 'right' });
  getSelection()?.selectAllChildren(minutes);
  minutes.click();
  expect(clicks.length).toBe(4);
  // The middle button doesn't select text, and text that is selected already stays.
  await userEvent.click(minutes, { button: 'middle' });
  expect(clicks.length).toBe(5);
});

test('a click in a row goes through the router, once', async () => {
  const navigate = vi.fn();
  render(
    <UIProvider locale="en" navigate={navigate}>
      <DataTable
        label="Calls"
        hasRowLinks
        columns={[
          { key: 'name', header: 'Name', isRowHeader: true, cell: () => <Link href="/calls/7">Maya</Link> },
          { key: 'city', header: 'City', cell: () => 'Haifa' },
        ]}
        rows={['7']}
        rowKey={(id) => id}
      />
    </UIProvider>,
  );
  await userEvent.click(screen.getByText('Haifa'));
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/calls/7']);
});
