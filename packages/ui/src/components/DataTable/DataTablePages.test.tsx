import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './DataTablePages.stories.tsx';
import { DataTable } from './index.ts';
import { columnsIn, contactsOf, english } from './samples.tsx';

const {
  Ready,
  SomeSelected,
  PageSelected,
  Searched,
  Narrowed,
  FromServer,
  UnknownEnd,
  WaitingForPage,
  Stacked,
  InHebrew,
} = composeStories(stories);

const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const allOfPage = () => check('Select all 25 rows on this page');
const bar = () => screen.getByRole('group', { name: 'Actions for selected rows' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace(/^Name/, ''));
const pages = () => screen.getByRole('navigation', { name: 'Contacts: pages' });

beforeEach(() => resizeWindow(1280, 900));

test('DT-8: a row’s checkbox is named by its row header, and Space selects the row', async () => {
  const changed = vi.fn();
  render(<Ready selection={{ onChange: changed }} />);
  const first = check('Select Olga Marchenko 1');
  first.focus();
  await userEvent.keyboard(' ');
  expect(first.checked).toBe(true);
  expect(changed).toHaveBeenCalledWith(new Set(['c1']));
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith(new Set());
});

test('DT-8: the header of the checkbox column is Selection', () => {
  render(<Ready />);
  expect(screen.getAllByRole('columnheader')[0]).toBe(
    screen.getByRole('columnheader', { name: 'Selection' }),
  );
});

test('DT-8: the name of the checkbox for all rows includes how many, and that they are on this page', async () => {
  render(<Ready />);
  await userEvent.click(allOfPage());
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  expect(within(bar()).getByText('25 selected')).toBeTruthy();
  await userEvent.click(check('Select Daniel Cohen 2'));
  expect(allOfPage().indeterminate).toBe(true);
});

test('DT-8: if one page has all rows, the checkbox name refers to all rows, not to the page', () => {
  render(<Ready paging={{ defaultPageSize: 100 }} />);
  expect(check('Select all rows: 48')).toBeTruthy();
});

test('DT-8: in the Tab order, the actions come after the column headers and before the rows', async () => {
  render(<SomeSelected />);
  screen.getByRole('button', { name: 'Calls' }).focus();
  const stops: (string | undefined)[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent || document.activeElement?.ariaLabel || '');
  }
  expect(stops).toEqual(['Mark as contacted', 'Delete', 'Clear Selection', 'Select']);
});

test('DT-8: the actions are announced once when they appear, and no row moves', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  const before = check('Select Olga Marchenko 1').getBoundingClientRect().top;
  await userEvent.click(check('Select Olga Marchenko 1'));
  const said = [
    { message: '1 row selected. Actions are below the column headers.', priority: 'polite' as const },
  ];
  await exactly(() => heard.messages, said);
  await userEvent.click(check('Select Daniel Cohen 2'));
  await exactly(() => heard.messages, said);
  expect(check('Select Olga Marchenko 1').getBoundingClientRect().top).toBe(before);
  heard.stop();
});

test('DT-8: selected rows stay selected on other pages and in another sort order', async () => {
  render(<SomeSelected />);
  expect(within(bar()).getByText('3 selected, 1 not on this page')).toBeTruthy();
  await press('Next Page');
  expect(within(bar()).getByText('3 selected, 2 not on this page')).toBeTruthy();
  expect(check('Select Maya Levin 40').checked).toBe(true);
  await press('Name');
  expect(within(bar()).getByText(/^3 selected/)).toBeTruthy();
});

test('a selected row keeps its background while the pointer is over it', async () => {
  render(<SomeSelected />);
  const [row, other] = screen
    .getAllByRole('row', { name: /Select/ })
    .filter((one) => one.dataset['selected']);
  const background = (one: HTMLElement | undefined) => one && getComputedStyle(one).backgroundColor;
  await userEvent.hover(row as HTMLElement);
  expect(background(row)).toBe(background(other));
});

test('DT-8: a button selects the rows of all pages, and clearing keeps focus in the table', async () => {
  const changed = vi.fn();
  const { selection } = PageSelected.args;
  render(<PageSelected selection={{ ...selection, onChange: changed }} />);
  await press('Select All 48 Rows');
  expect(changed.mock.lastCall?.[0].size).toBe(48);
  expect(document.activeElement).toBe(allOfPage());
  await press('Clear Selection');
  expect(changed).toHaveBeenLastCalledWith(new Set());
  expect(document.activeElement).toBe(allOfPage());
});

test('DT-6: pagination is a landmark; focus stays, and the new position is announced once', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  const next = within(pages()).getByRole('button', { name: 'Next Page' });
  await userEvent.click(next);
  expect(rowNames()[0]).toBe('Olga Marchenko 26');
  expect(document.activeElement).toBe(next);
  await waitFor(() =>
    expect(heard.messages.map(({ message }) => message)).toEqual(['Page 2 of 2. Rows 26–48 of 48']),
  );
  const table = screen.getByRole('table');
  expect(table.closest('[aria-live]') ?? table.querySelector('[aria-live]')).toBeNull();
  heard.stop();
});

test('DT-7: the caption has the range and the total, and the name doesn’t change', async () => {
  render(<Ready />);
  await press('Next Page');
  const table = screen.getByRole('table', { name: 'Contacts' });
  expect(table.querySelector('caption')?.textContent).toBe('Contacts Rows 26–48 of 48');
  expect(table.matches('[aria-rowcount], [aria-colcount]')).toBe(false);
});

test('a new sort order starts at the first page', async () => {
  render(<Ready />);
  await press('Next Page');
  await press('Calls');
  expect(within(pages()).getByText('1–25 of 48')).toBeTruthy();
});

test('a new page size keeps the first visible row on the page', async () => {
  render(<Ready paging={{ defaultPage: 2, pageSizes: [10, 25] }} />);
  expect(rowNames()[0]).toBe('Olga Marchenko 11');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  expect(rowNames()).toContain('Olga Marchenko 11');
});

test('a page past the end shows the last page', () => {
  const { rerender } = render(<Ready paging={{ defaultPage: 2 }} />);
  rerender(<Ready paging={{ defaultPage: 2 }} rows={stories.default.args.rows.slice(0, 3)} />);
  expect(rowNames().length).toBe(3);
});

test('with mode "server", the app provides each page and the total', async () => {
  render(<FromServer />);
  await press('Next Page');
  expect(rowNames()[0]).toBe('Olga Marchenko 11');
  expect(within(pages()).getByText('11–20 of 48')).toBeTruthy();
  expect(check('Select all 10 rows on this page')).toBeTruthy();
});

test('without a total, it shows only the range', () => {
  render(<UnknownEnd />);
  expect(within(pages()).getByText('11–20')).toBeTruthy();
});

test('while a page loads, the pagination keeps its range', () => {
  render(<WaitingForPage />);
  expect(within(pages()).getByText('11–20 of 48')).toBeTruthy();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('the number of rows found is announced while a person types', async () => {
  const heard = recordAnnouncements();
  render(<Searched />);
  await userEvent.type(screen.getByRole('searchbox'), 'olga marchenko 4');
  await waitFor(() => expect(heard.messages.at(-1)?.message).toBe('2 rows found'));
  heard.stop();
});

test('filters are next to the search field, and the number of rows found is announced', async () => {
  const heard = recordAnnouncements();
  render(<Narrowed />);
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
  const search = screen.getByRole('searchbox').getBoundingClientRect();
  expect(filter.getBoundingClientRect().left).toBeGreaterThan(search.right);
  expect(filter.getBoundingClientRect().top).toBeLessThan(search.bottom);
  await userEvent.click(filter);
  await userEvent.selectOptions(filter, filter.options[1]?.value ?? '');
  await waitFor(() => expect(heard.messages.at(-1)?.message).toMatch(/^\d+ rows found$/));
  heard.stop();
});

test('DT-11: when stacked, the checkbox is next to the row’s name', () => {
  render(<Stacked />);
  const box = check('Select Daniel Cohen 2').getBoundingClientRect();
  const name = screen.getByText('Daniel Cohen 2').getBoundingClientRect();
  expect(box.right).toBeLessThanOrEqual(name.left);
  expect(box.top).toBeLessThan(name.bottom);
  expect(screen.getAllByRole('columnheader').length).toBe(7);
});

test('in Hebrew, the checkboxes are on the right', () => {
  render(<InHebrew />);
  const box = check('בחירת Olga Marchenko 1').getBoundingClientRect();
  expect(box.left).toBeGreaterThan(screen.getByText('Olga Marchenko 1').getBoundingClientRect().right);
});

describe('layout and performance', () => {
  const { StickyHead, InABox, FewColumns, LongWords } = composeStories(stories);

  beforeEach(() => resizeWindow(1280, 800));

  /** Columns that count how often a cell renders. */
  function counting() {
    const drawn = vi.fn();
    const [name, ...others] = columnsIn(english);
    const columns = [name, ...others].map((column) => ({
      ...column,
      cell: (row: Parameters<typeof column.cell>[0]) => {
        drawn();
        return column.cell(row);
      },
    }));
    return { drawn, columns: columns as unknown as ReturnType<typeof columnsIn> };
  }

  test('DT-14: with 100,000 rows, sorting and paging each render only the cells of one page, once', async () => {
    const { drawn, columns } = counting();
    const rows = contactsOf(100_000);
    render(
      <DataTable
        label="Contacts"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        paging={{ defaultPageSize: 100 }}
        selection={{}}
      />,
    );
    const onePage = 100 * columns.length;
    expect(drawn).toHaveBeenCalledTimes(onePage);
    expect(screen.getAllByRole('row').length).toBe(101);

    for (const button of ['Next Page', 'Calls', 'Next Page', 'Calls']) {
      drawn.mockClear();
      await press(button);
      expect(drawn.mock.calls.length).toBeLessThanOrEqual(onePage);
      expect(drawn.mock.calls.length).toBeGreaterThan(onePage * 0.9);
    }

    drawn.mockClear();
    await userEvent.click(screen.getAllByRole('checkbox').at(-1) as HTMLElement);
    expect(drawn).toHaveBeenCalledTimes(columns.length);
  });

  test('X-7: every row of a page is in the DOM, visible or not, without count attributes', async () => {
    const rows = contactsOf(100_000);
    render(
      <DataTable
        label="Contacts"
        columns={columnsIn(english)}
        rows={rows}
        rowKey={({ id }) => id}
        paging={{ defaultPageSize: 100 }}
        maxHeight="20rem"
      />,
    );
    const table = screen.getByRole<HTMLTableElement>('table', { name: 'Contacts' });
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const ofPage = rows.slice(0, 100).map(({ name }) => name);
    expect(names()).toEqual(ofPage);
    (await screen.findByRole('region', { name: 'Contacts' })).scrollTop = 2000;
    expect(names()).toEqual(ofPage);
    expect(table.rows).toHaveLength(101);
    expect(table.caption?.textContent).toBe('Contacts Rows 1–100 of 100,000');
    const counts = '[aria-rowcount], [aria-colcount], [aria-rowindex], [aria-colindex], [aria-setsize]';
    expect(table.matches(counts)).toBe(false);
    expect(table.querySelector(counts)).toBeNull();
  });

  test('changing the page doesn’t sort the rows again', async () => {
    const [name, ...others] = columnsIn(english);
    const compare = vi.fn((one: { name: string }, other: { name: string }) =>
      one.name < other.name ? -1 : 1,
    );
    const columns = [{ ...name, compare }, ...others] as unknown as ReturnType<typeof columnsIn>;
    render(
      <StrictMode>
        <DataTable
          label="Contacts"
          columns={columns}
          rows={contactsOf(1000)}
          rowKey={({ id }) => id}
          paging={{}}
          defaultSort={{ column: 'name', direction: 'ascending' }}
        />
      </StrictMode>,
    );
    compare.mockClear();
    await press('Next Page');
    expect(compare).not.toHaveBeenCalled();
  });

  test('sticky headers stay visible and never cover the focused element', async () => {
    render(<StickyHead />);
    const last = screen.getByRole('checkbox', { name: 'Select Maya Levin 25' });
    last.focus();
    const heads = screen.getAllByRole('rowgroup')[0] as HTMLElement;
    expect(heads.getBoundingClientRect().top).toBe(0);
    for (let stop = 0; stop < 45; stop += 1) {
      await userEvent.tab({ shift: true });
      const focused = document.activeElement as HTMLElement;
      if (heads.contains(focused)) break;
      expect(focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        heads.getBoundingClientRect().bottom,
      );
    }
  });

  test('DT-10: with maxHeight, the table is a named region, and its headers stay visible', async () => {
    render(<InABox />);
    const box = await screen.findByRole('region', { name: 'Contacts' });
    box.scrollTop = 400;
    const heads = screen.getAllByRole('rowgroup')[0] as HTMLElement;
    expect(heads.getBoundingClientRect().top).toBe(box.getBoundingClientRect().top);
    const boxes = screen.getAllByRole('checkbox');
    (boxes.at(-1) as HTMLElement).focus();
    for (let stop = 0; stop < 45; stop += 1) {
      await userEvent.tab({ shift: true });
      const focused = document.activeElement as HTMLElement;
      if (heads.contains(focused)) break;
      expect(focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        heads.getBoundingClientRect().bottom,
      );
    }
  });

  test('less important columns hide first, and a button shows them again', async () => {
    render(<FewColumns />);
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual(['', 'Name', 'Phone number', 'Status', 'Actions']);
    await press('Show All Columns');
    expect(heads()).toEqual(['', 'Name', 'Phone number', 'Status', 'City', 'Calls', 'Actions']);
    await press('Show Fewer Columns');
    expect(heads().length).toBe(5);
  });

  test('a wide table has all columns and no such button', () => {
    render(<StickyHead />);
    expect(screen.getAllByRole('columnheader').length).toBe(7);
    expect(screen.queryByRole('button', { name: 'Show All Columns' })).toBeNull();
  });

  test('long words wrap instead of widening the table', () => {
    render(<LongWords />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
