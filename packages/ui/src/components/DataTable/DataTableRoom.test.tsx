import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './DataTablePages.stories.tsx';
import { DataTable } from './index.ts';
import { columnsIn, contactsOf, english } from './samples.tsx';

const { StickyHead, InABox, FewColumns, LongWords } = composeStories(stories);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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

  for (const button of ['Next page', 'Calls', 'Next page', 'Calls']) {
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
  const compare = vi.fn((one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1));
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
  await press('Next page');
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
    expect(focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(heads.getBoundingClientRect().bottom);
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
    expect(focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(heads.getBoundingClientRect().bottom);
  }
});

test('less important columns leave first, and a button brings them back', async () => {
  render(<FewColumns />);
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).toEqual(['', 'Name', 'Phone number', 'Status', 'Actions']);
  await press('Show all columns');
  expect(heads()).toEqual(['', 'Name', 'Phone number', 'Status', 'City', 'Calls', 'Actions']);
  await press('Show fewer columns');
  expect(heads().length).toBe(5);
});

test('wide places have every column and no such button', () => {
  render(<StickyHead />);
  expect(screen.getAllByRole('columnheader').length).toBe(7);
  expect(screen.queryByRole('button', { name: 'Show all columns' })).toBeNull();
});

test('long words break rather than widen it', () => {
  render(<LongWords />);
  expect(screen.queryByRole('region')).toBeNull();
});
