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

test('DT-8: the box of a row is named by the head of the row, and Space chooses it', async () => {
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

test('DT-8: the column of boxes has a short head, which is repeated before every box', () => {
  render(<Ready />);
  expect(screen.getAllByRole('columnheader')[0]).toBe(
    screen.getByRole('columnheader', { name: 'Selection' }),
  );
});

test('DT-8: the box of all rows says how many, and that other pages are not included', async () => {
  render(<Ready />);
  await userEvent.click(allOfPage());
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  expect(within(bar()).getByText('25 selected')).toBeTruthy();
  await userEvent.click(check('Select Daniel Cohen 2'));
  expect(allOfPage().indeterminate).toBe(true);
});

test('DT-8: where every row is seen it says so', () => {
  render(<Ready paging={{ defaultPageSize: 100 }} />);
  expect(check('Select all rows: 48')).toBeTruthy();
});

test('DT-8: what can be done stands in the order of Tab after the heads, and before the rows', async () => {
  render(<SomeSelected />);
  screen.getByRole('button', { name: 'Calls' }).focus();
  const stops: (string | undefined)[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent || document.activeElement?.ariaLabel || '');
  }
  expect(stops).toEqual(['Mark as contacted', 'Delete', 'Clear Selection', 'Select']);
});

test('DT-8: the actions are announced once, when they come, and no row moves', async () => {
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

test('DT-8: chosen rows stay chosen on other pages and in another order', async () => {
  render(<SomeSelected />);
  expect(within(bar()).getByText('3 selected, 1 not on this page')).toBeTruthy();
  await press('Next Page');
  expect(within(bar()).getByText('3 selected, 2 not on this page')).toBeTruthy();
  expect(check('Select Maya Levin 40').checked).toBe(true);
  await press('Name');
  expect(within(bar()).getByText(/^3 selected/)).toBeTruthy();
});

test('DT-8: the rows of every page can be chosen, and after clearing focus stays in the table', async () => {
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

test('DT-6: pages are a landmark of their own; focus stays, and the new place is said once', async () => {
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

test('DT-7: the caption says which rows of how many, and the name stays', async () => {
  render(<Ready />);
  await press('Next Page');
  const table = screen.getByRole('table', { name: 'Contacts' });
  expect(table.querySelector('caption')?.textContent).toBe('Contacts Rows 26–48 of 48');
  expect(table.matches('[aria-rowcount], [aria-colcount]')).toBe(false);
});

test('a new sort begins at the first page', async () => {
  render(<Ready />);
  await press('Next Page');
  await press('Calls');
  expect(within(pages()).getByText('1–25 of 48')).toBeTruthy();
});

test('another size keeps the first row in sight', async () => {
  render(<Ready paging={{ defaultPage: 2, pageSizes: [10, 25] }} />);
  expect(rowNames()[0]).toBe('Olga Marchenko 11');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  expect(rowNames()).toContain('Olga Marchenko 11');
});

test('a page that is no longer there gives way to the last one', () => {
  const { rerender } = render(<Ready paging={{ defaultPage: 2 }} />);
  rerender(<Ready paging={{ defaultPage: 2 }} rows={stories.default.args.rows.slice(0, 3)} />);
  expect(rowNames().length).toBe(3);
});

test('a host brings the pages, and says how many rows there are', async () => {
  render(<FromServer />);
  await press('Next Page');
  expect(rowNames()[0]).toBe('Olga Marchenko 11');
  expect(within(pages()).getByText('11–20 of 48')).toBeTruthy();
  expect(check('Select all 10 rows on this page')).toBeTruthy();
});

test('a host that does not know the end gives the place alone', () => {
  render(<UnknownEnd />);
  expect(within(pages()).getByText('11–20')).toBeTruthy();
});

test('while a page is on its way the pages keep their place', () => {
  render(<WaitingForPage />);
  expect(within(pages()).getByText('11–20 of 48')).toBeTruthy();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('what a search leaves is said while somebody types', async () => {
  const heard = recordAnnouncements();
  render(<Searched />);
  await userEvent.type(screen.getByRole('searchbox'), 'olga marchenko 4');
  await waitFor(() => expect(heard.messages.at(-1)?.message).toBe('2 rows found'));
  heard.stop();
});

test('what a filter leaves is said too, and it stands beside the search', async () => {
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

test('DT-11: stacked, the box stands beside the name of its row', () => {
  render(<Stacked />);
  const box = check('Select Daniel Cohen 2').getBoundingClientRect();
  const name = screen.getByText('Daniel Cohen 2').getBoundingClientRect();
  expect(box.right).toBeLessThanOrEqual(name.left);
  expect(box.top).toBeLessThan(name.bottom);
  expect(screen.getAllByRole('columnheader').length).toBe(7);
});

test('in Hebrew the boxes stand at the right', () => {
  render(<InHebrew />);
  const box = check('בחירת Olga Marchenko 1').getBoundingClientRect();
  expect(box.left).toBeGreaterThan(screen.getByText('Olga Marchenko 1').getBoundingClientRect().right);
});

describe('room and speed', () => {
  const { StickyHead, InABox, FewColumns, LongWords } = composeStories(stories);

  beforeEach(() => resizeWindow(1280, 800));

  /** Columns that count how often a cell is drawn. */
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

  test('DT-14: of 100,000 rows in memory a sort and a new page each draw the cells of one page, once', async () => {
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

  test('X-7: every row of a page is in the document, in sight or not, and the counts are what is there', () => {
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
    screen.getByRole('region', { name: 'Contacts' }).scrollTop = 2000;
    expect(names()).toEqual(ofPage);
    expect(table.rows).toHaveLength(101);
    expect(table.caption?.textContent).toBe('Contacts Rows 1–100 of 100,000');
    const counts = '[aria-rowcount], [aria-colcount], [aria-rowindex], [aria-colindex], [aria-setsize]';
    expect(table.matches(counts)).toBe(false);
    expect(table.querySelector(counts)).toBeNull();
  });

  test('a page turn does not put the rows in order again', async () => {
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

  test('the heads stay in sight, and what focus comes to is never under them', async () => {
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

  test('DT-10: a table in a box of its own is a named stop of Tab, with its heads in sight', async () => {
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

  test('less important columns leave first, and a button brings them back', async () => {
    render(<FewColumns />);
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual(['', 'Name', 'Phone number', 'Status', 'Actions']);
    await press('Show All Columns');
    expect(heads()).toEqual(['', 'Name', 'Phone number', 'Status', 'City', 'Calls', 'Actions']);
    await press('Show Fewer Columns');
    expect(heads().length).toBe(5);
  });

  test('wide places have every column and no such button', () => {
    render(<StickyHead />);
    expect(screen.getAllByRole('columnheader').length).toBe(7);
    expect(screen.queryByRole('button', { name: 'Show All Columns' })).toBeNull();
  });

  test('long words break rather than widen it', () => {
    render(<LongWords />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
