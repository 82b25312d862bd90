import { waitFor, within } from '@testing-library/dom';
import { arrowsOf, isRightToLeft, nameOf, PatternTester } from './PatternTester.ts';

/** The base of testers whose element contains a grid with one tab stop that arrow keys move. */
export abstract class GridTester extends PatternTester {
  abstract getGrid(): HTMLElement | undefined;

  protected gridOrThrow() {
    const grid = this.getGrid();
    if (!grid) throw new Error('No grid is shown. Choose it first.');
    return grid;
  }

  protected getRows() {
    return within(this.gridOrThrow()).getAllByRole('row');
  }

  /** Moves focus with arrow keys, first through the hours, then through the days. */
  protected async walkTo(slot: HTMLElement) {
    const rows = this.getRows();
    const { forward, back } = arrowsOf(slot);
    const target = { row: rows.findIndex((row) => row.contains(slot)), column: columnOf(slot) };
    await this.enterGrid();
    const cell = document.activeElement;
    if (!cell) return;
    let [row, column] = [rows.findIndex((one) => one.contains(cell)), columnOf(cell)];
    while (row !== target.row || column !== target.column) {
      const key =
        row < target.row
          ? '{ArrowDown}'
          : row > target.row
            ? '{ArrowUp}'
            : column < target.column
              ? forward
              : back;
      if (row !== target.row) row += Math.sign(target.row - row);
      else column += Math.sign(target.column - column);
      const next = rows[row];
      const expected = next && cellsOf(next)[column];
      await this.user.keyboard(key);
      await waitFor(() => {
        if (document.activeElement !== expected)
          throw new Error(
            `${key} moved focus to ${focusedName()}, not to “${expected ? nameOf(expected) : ''}” ` +
              `(${isRightToLeft(slot) ? 'right to left' : 'left to right'}).`,
          );
      });
    }
  }

  /** Moves focus to the tab stop of the grid, as Tab does. Throws if the grid doesn't have exactly one. */
  focusGrid() {
    const stops = [...this.gridOrThrow().querySelectorAll<HTMLElement>('[tabindex="0"]')];
    const [stop] = stops;
    if (!stop || stops.length > 1)
      throw new Error(`The grid must have one tab stop. It has ${stops.length}.`);
    this.focus(stop);
    return stop;
  }

  private async enterGrid() {
    const stop = this.focusGrid();
    // In an event of a slot, arrow keys stay in that slot.
    if (!isCell(stop)) await this.user.keyboard('{Escape}');
    if (!document.activeElement || !isCell(document.activeElement))
      throw new Error(`Focus did not reach a slot. It is on ${focusedName()}.`);
  }
}

const isCell = (element: Element) => element.matches('[role="gridcell"], [role="columnheader"]');

/** The cells of a row, or the headers of the columns that have cells: the header above the row headers isn't one. */
export function cellsOf(row: HTMLElement) {
  const cells = within(row).queryAllByRole('gridcell');
  if (cells.length > 0) return cells;
  const grid = row.closest<HTMLElement>('[role="grid"]');
  const headers = within(row).queryAllByRole('columnheader');
  const beside = grid?.querySelector('[role="gridcell"]')?.parentElement?.querySelector('[role="rowheader"]');
  return beside ? headers.slice(1) : headers;
}

/** The column of a cell, or of the cell around an event. */
export function columnOf(element: Element) {
  const cell = element.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]');
  const row = cell?.closest<HTMLElement>('[role="row"]');
  return cell && row ? cellsOf(row).indexOf(cell) : -1;
}

export const focusedName = () => {
  const { activeElement } = document;
  return activeElement && activeElement !== document.body ? `“${nameOf(activeElement)}”` : 'the page';
};
