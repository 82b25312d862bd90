import { describe, expect, test } from 'vitest';

/** A row of a component's keyboard table. */
export interface KeyboardRow {
  key: string;
  /** Where the focus is: "field", "list". */
  where: string;
  does: string;
  /** What it does right to left, when that is something else. */
  rightToLeft?: string;
}

/** A test of one row: it draws the component in the direction, presses the key and expects what the row says. */
type RowTest = (given: { direction: 'ltr' | 'rtl' }) => Promise<void>;

/**
 * The keyboard table of a component, row by row, each shown by a test in both directions. Rows whose tests passed
 * are written to `<Name>.keyboard.json` beside the test (`vitest -u`), which `<KeyboardTable of="<Name>" />` shows
 * in the docs; a file that says anything else fails.
 *
 * @example
 * keyboardTable('Switch', (row) => {
 *   row({ key: 'Space', where: 'switch', does: 'turns it on or off' }, async ({ direction }) => { … });
 * });
 */
export function keyboardTable(component: string, define: (row: typeof addRow) => void) {
  const shown: KeyboardRow[] = [];

  function addRow(row: KeyboardRow, check: RowTest) {
    const title = `${row.key}, ${row.where}: ${row.does}`;
    let isShown = false;
    test(title, async () => {
      await check({ direction: 'ltr' });
      isShown = true;
    });
    test(`right to left, ${row.key}, ${row.where}: ${row.rightToLeft ?? 'does the same'}`, async () => {
      await check({ direction: 'rtl' });
      if (isShown) shown.push(row);
    });
  }

  describe(`keyboard of ${component}`, () => {
    define(addRow);
    test('ST-3: the table in the docs is what these tests have shown', async () => {
      const table = `${JSON.stringify(shown, null, 2)}\n`;
      await expect(table).toMatchFileSnapshot(`./${component}.keyboard.json`);
    });
  });
}
