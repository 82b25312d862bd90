import { waitFor, within } from '@testing-library/dom';
import { PatternTester, pick, type Which, wordsOf } from './PatternTester.ts';

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/**
 * Works a native table as a person does: a `<table>`, or its explicit roles, with heads that may sort and rows that
 * may be chosen. For a grid use the Table tester of `@react-aria/test-utils`. Skeleton rows are not rows.
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

  /** Whether it says that its rows are on their way. */
  isBusy() {
    return this.getTable().getAttribute('aria-busy') === 'true';
  }

  getColumnHeaders() {
    return within(this.getTable()).getAllByRole('columnheader');
  }

  getColumnNames() {
    return this.getColumnHeaders().map(wordsOf);
  }

  /** The rows below the head, as they are seen. */
  getRows() {
    return within(this.getTable())
      .queryAllByRole('row')
      .filter((row) => !row.querySelector('thead th, th[scope="col"], [role="columnheader"]'));
  }

  /** The words of each row's header, or of its first cell when it has none. */
  getRowNames() {
    return this.getRows().map(rowName);
  }

  getRow(which: Which) {
    return pick(this.getRows(), which, rowName, 'row');
  }

  /** One cell. A cell over several columns counts as one. */
  getCell(row: Which, column: Which) {
    const headers = this.getColumnHeaders();
    const place = headers.indexOf(pick(headers, column, wordsOf, 'column'));
    return pick(cellsOf(this.getRow(row)), place, wordsOf, 'cell');
  }

  getCellWords(row: Which, column: Which) {
    return wordsOf(this.getCell(row, column));
  }

  /** What the rows follow. An error when two columns say that they do. */
  getSort(): TableSort | undefined {
    const sorted = this.getColumnHeaders().filter((header) => directionOf(header) !== undefined);
    if (sorted.length > 1)
      throw new Error(`Sorted by ${sorted.map(wordsOf).join(' and ')}: only one may be.`);
    const [header] = sorted;
    const direction = header && directionOf(header);
    return direction && { column: wordsOf(header), direction };
  }

  /** Presses the head of a column, again and again until it has the direction that is asked for. */
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

  /** Checks the box of a row, or takes the check away. */
  async toggleRow(row: Which) {
    await this.toggle(() => boxOf(this.getRow(row)));
  }

  /** Presses the box in the head. */
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
