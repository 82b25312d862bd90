import { waitFor, within } from '@testing-library/dom';
import { PatternTester, pick, type Which, wordsOf } from './PatternTester.ts';

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/**
 * Operates a native table as a person does: a `<table>`, or elements with its roles, with optional sortable headers and
 * selectable rows. For a grid, use the Table tester of `@react-aria/test-utils`. Skeleton rows don't count as rows.
 *
 * @example
 * const table = new NativeTableTester({ root: screen.getByRole('table', { name: 'Channels' }), user: userEvent });
 * await table.sortBy('Minutes', 'descending');
 * expect(table.getRowNames()).toEqual(['Reception', 'After hours']);
 */
export class NativeTableTester extends PatternTester {
  getTable() {
    return this.root.matches('table, [role="table"]') ? this.root : within(this.root).getByRole('table');
  }

  /** Whether the table is marked as busy (`aria-busy`), because its rows are loading. */
  isBusy() {
    return this.getTable().getAttribute('aria-busy') === 'true';
  }

  getColumnHeaders() {
    return within(this.getTable()).getAllByRole('columnheader');
  }

  getColumnNames() {
    return this.getColumnHeaders().map(wordsOf);
  }

  /** The body rows, in display order. */
  getRows() {
    return within(this.getTable())
      .queryAllByRole('row')
      .filter((row) => !row.querySelector('thead th, th[scope="col"], [role="columnheader"]'));
  }

  /** The text of each row's header, or of its first cell if it doesn't have one. */
  getRowNames() {
    return this.getRows().map(rowName);
  }

  getRow(which: Which) {
    return pick(this.getRows(), which, rowName, 'row');
  }

  /** One cell. A cell that spans several columns counts as one. */
  getCell(row: Which, column: Which) {
    const headers = this.getColumnHeaders();
    const place = headers.indexOf(pick(headers, column, wordsOf, 'column'));
    return pick(cellsOf(this.getRow(row)), place, wordsOf, 'cell');
  }

  getCellWords(row: Which, column: Which) {
    return wordsOf(this.getCell(row, column));
  }

  /** The column that the rows are sorted by, and its direction. Throws if several columns are marked as sorted. */
  getSort(): TableSort | undefined {
    const sorted = this.getColumnHeaders().filter((header) => directionOf(header) !== undefined);
    if (sorted.length > 1)
      throw new Error(`Sorted by ${sorted.map(wordsOf).join(' and ')}: only one may be.`);
    const [header] = sorted;
    const direction = header && directionOf(header);
    return direction && { column: wordsOf(header), direction };
  }

  /** Presses a column header until the column has the requested direction; once, without a direction. */
  async sortBy(column: Which, direction?: TableSort['direction']) {
    for (let presses = 0; presses < 3; presses += 1) {
      const header = pick(this.getColumnHeaders(), column, wordsOf, 'column');
      const before = header.getAttribute('aria-sort');
      await this.press(within(header).getByRole('button'));
      const after = await waitFor(() => {
        const now = pick(this.getColumnHeaders(), column, wordsOf, 'column').getAttribute('aria-sort');
        if (now === before) throw new Error(`Pressing “${wordsOf(header)}” did not change aria-sort.`);
        return now;
      });
      if (direction === undefined || after === direction) return;
    }
    throw new Error(`The column is never sorted ${direction}.`);
  }

  isSelected(row: Which) {
    return isChecked(boxOf(this.getRow(row)));
  }

  /** Toggles the checkbox of a row. */
  async toggleRow(row: Which) {
    await this.toggle(() => boxOf(this.getRow(row)));
  }

  /** Toggles the checkbox in the table header. */
  async toggleAll() {
    await this.toggle(
      () => within(this.getTable().querySelector('thead') ?? this.getTable()).getAllByRole('checkbox')[0],
    );
  }

  private async toggle(find: () => HTMLElement | undefined) {
    const box = find();
    if (!box) throw new Error('There is no checkbox.');
    const before = isChecked(box);
    await this.press(box, ' ');
    await waitFor(() => {
      const now = find();
      if (!now || isChecked(now) === before) throw new Error('The checkbox did not change.');
    });
  }
}

const directionOf = (header: Element) => {
  const sort = header.getAttribute('aria-sort');
  return sort === 'ascending' || sort === 'descending' ? sort : undefined;
};

const cellsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>(':scope > :is(td, th, [role="cell"], [role="rowheader"])'),
];

const rowName = (row: Element) => {
  const header = row.querySelector('th[scope="row"], [role="rowheader"]') ?? cellsOf(row)[0];
  return header ? wordsOf(header) : '';
};

const boxOf = (row: HTMLElement) => within(row).getByRole('checkbox');

const isChecked = (box: HTMLElement) =>
  box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
