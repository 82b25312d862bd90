import { render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

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

/** The keyboard table of a part that is one link, from the story that shows it in each direction. */
export function linkKeys(
  component: string,
  drawn: Record<'ltr' | 'rtl', ComponentType>,
  { name, href }: { name: string; href: `#${string}` },
) {
  /** The link focused, and the address without its place. */
  const enter = async (direction: 'ltr' | 'rtl') => {
    location.hash = '';
    render(createElement(drawn[direction]));
    await userEvent.tab();
  };

  keyboardTable(component, (row) => {
    row({ key: 'Tab', where: 'page', does: 'moves to it' }, async ({ direction }) => {
      await enter(direction);
      expect(document.activeElement).toBe(screen.getByRole('link', { name }));
    });

    row({ key: 'Enter', where: 'link', does: 'follows it' }, async ({ direction }) => {
      await enter(direction);
      await userEvent.keyboard('{Enter}');
      expect(location.hash).toBe(href);
    });

    row(
      { key: 'Space', where: 'link', does: 'scrolls the page, as on every link' },
      async ({ direction }) => {
        await enter(direction);
        document.body.style.minBlockSize = '300vh';
        await userEvent.keyboard(' ');
        await expect.poll(() => scrollY).toBeGreaterThan(0);
        expect(location.hash).toBe('');
        document.body.style.minBlockSize = '';
        scrollTo(0, 0);
      },
    );
  });
}
