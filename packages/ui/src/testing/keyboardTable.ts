import { render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

/** A row of a component's keyboard table. */
export interface KeyboardRow {
  key: string;
  /** Where focus is: "field", "list". */
  where: string;
  does: string;
  /** What the key does right to left, if that differs. */
  rightToLeft?: string;
}

/** Tests one row: renders the component in the direction, presses the key and checks the result. */
type RowTest = (given: { direction: 'ltr' | 'rtl' }) => Promise<void>;

/**
 * Defines the keyboard table of a component, and tests each row in both directions. Rows whose tests passed are
 * written to `<Name>.keyboard.json` next to the test (`vitest -u`), and `<KeyboardTable of="<Name>" />` shows them
 * in the docs. The test fails if the file differs.
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
    test('ST-3: the keyboard table in the docs has exactly the rows whose tests passed', async () => {
      const table = `${JSON.stringify(shown, null, 2)}\n`;
      await expect(table).toMatchFileSnapshot(`./${component}.keyboard.json`);
    });
  });
}

/** Defines the keyboard table of a component that is a single link, given its story in each direction. */
export function linkKeys(
  component: string,
  drawn: Record<'ltr' | 'rtl', ComponentType>,
  { name, href }: { name: string; href: `#${string}` },
) {
  /** Focuses the link, with an empty hash in the URL. */
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
