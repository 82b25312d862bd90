import { screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  acted,
  back,
  cellWithFocus,
  chosen,
  enter,
  field,
  grid,
  isAt,
  isAtHead,
  keys,
  onward,
  toNote,
  toPhone,
} from '../../testing/gridKeys.tsx';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';

beforeEach(() => resizeWindow(1280, 800));

keyboardTable('DataGrid', (row) => {
  row(
    {
      key: 'Tab',
      where: 'page',
      does: 'moves to the row or cell that last had focus, initially the first row',
    },
    async (given) => {
      await enter(given);
    },
  );

  row({ key: 'Tab', where: 'grid', does: 'leaves the grid' }, async (given) => {
    await toPhone(given);
    await userEvent.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
  });

  for (const [key, pressed] of [
    ['Right', '{ArrowRight}'],
    ['Left', '{ArrowLeft}'],
  ] as const) {
    const ways = { Right: 'to the next cell', Left: 'to the previous cell' };
    row(
      {
        key,
        where: 'cell',
        does: `moves ${ways[key]}`,
        rightToLeft: `moves ${ways[key === 'Right' ? 'Left' : 'Right']}`,
      },
      async (given) => {
        await toPhone(given);
        await keys(pressed);
        await isAt((key === 'Right') === (given.direction === 'ltr') ? 'c2 calls' : 'c2 name');
      },
    );
  }

  row({ key: 'Down', where: 'cell, column header', does: 'moves to the cell below' }, async (given) => {
    await toPhone(given);
    await keys('{ArrowDown}');
    await isAt('c3 phone');
    await keys('{ArrowUp}{ArrowUp}{ArrowUp}');
    await isAtHead('Phone number');
    await keys('{ArrowDown}');
    await isAt('c1 phone');
  });

  row(
    { key: 'Up', where: 'cell', does: 'moves to the cell above, or from the first row to the column header' },
    async (given) => {
      await toPhone(given);
      await keys('{ArrowUp}');
      await isAt('c1 phone');
      await keys('{ArrowUp}');
      await isAtHead('Phone number');
    },
  );

  row({ key: 'Left, Right', where: 'column header', does: 'move between column headers' }, async (given) => {
    await toPhone(given);
    await keys('{ArrowUp}{ArrowUp}');
    await isAtHead('Phone number');
    await keys(onward(given));
    await isAtHead('Calls');
    await keys(back(given).repeat(2));
    await isAtHead('Name');
  });

  for (const [key, pressed, reached, place] of [
    ['Home', '{Home}', 'c2 name', 'first cell of the row'],
    ['End', '{End}', 'c2 actions', 'last cell of the row'],
    ['Ctrl+Home', '{Control>}{Home}{/Control}', 'c1 name', 'first cell of the first row'],
    ['Ctrl+End', '{Control>}{End}{/Control}', 'c4 actions', 'last cell of the last row'],
  ] as const) {
    row({ key, where: 'cell', does: `moves to the ${place}` }, async (given) => {
      await toPhone(given, 'Ready');
      await keys(pressed);
      await isAt(reached);
    });
  }

  row({ key: 'Page Down, Page Up', where: 'cell', does: 'move by the visible rows' }, async (given) => {
    await enter(given, 'Bounded');
    await keys(onward(given).repeat(3));
    await isAt('c1 phone');
    await keys('{PageDown}');
    await isAt('c7 phone');
    await keys('{PageDown}');
    await isAt('c13 phone');
    await keys('{PageUp}');
    await isAt('c7 phone');
  });

  row({ key: 'Space', where: 'row, cell', does: 'selects or deselects the row' }, async (given) => {
    await toPhone(given);
    await keys(' ');
    expect(chosen()).toEqual(['c2']);
    await keys(' ');
    expect(chosen()).toEqual([]);
  });

  row(
    { key: 'Shift+Space', where: 'row, cell', does: 'selects all rows from the last selected one' },
    async (given) => {
      await toPhone(given);
      await keys(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
      expect(chosen()).toEqual(['c2', 'c3', 'c4']);
    },
  );

  row(
    { key: 'Shift+Down, Shift+Up', where: 'row, cell', does: 'select one row more or one less' },
    async (given) => {
      await toPhone(given);
      await keys(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      expect(chosen()).toEqual(['c2', 'c3', 'c4']);
      await keys('{Shift>}{ArrowUp}{/Shift}');
      expect(chosen()).toEqual(['c2', 'c3']);
    },
  );

  row({ key: 'Ctrl+A', where: 'row, cell', does: 'selects all rows in the grid' }, async (given) => {
    await toPhone(given);
    await keys('{Control>}a{/Control}');
    expect(chosen()).toEqual(['c1', 'c2', 'c3', 'c4']);
  });

  row(
    { key: 'Enter, Space', where: 'sortable column header', does: 'sort ascending, then descending' },
    async (given) => {
      await toPhone(given);
      await keys(`${onward(given)}{ArrowUp}{ArrowUp}`);
      await isAtHead('Calls');
      await keys('{Enter}');
      const calls = screen.getByRole('columnheader', { name: 'Calls' });
      expect(calls.ariaSort).toBe('ascending');
      await keys(' ');
      expect(calls.ariaSort).toBe('descending');
    },
  );

  row({ key: 'Enter', where: 'row, cell without controls', does: 'runs the row action' }, async (given) => {
    await toPhone(given, 'Ready');
    await keys('{Enter}');
    expect(acted.mock.calls).toEqual([['c2']]);
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['F2', '{F2}'],
  ] as const) {
    row(
      { key, where: 'cell with controls', does: 'moves into the cell, where the control handles the keys' },
      async (given) => {
        await toNote(given);
        await keys(pressed);
        expect(document.activeElement).toBe(field());
        await keys('a b{ArrowUp}');
        expect(field()).toHaveProperty('value', 'a b');
        expect(document.activeElement).toBe(field());
        expect(chosen()).toEqual([]);
      },
    );
  }

  row(
    {
      key: 'Tab',
      where: 'inside a cell',
      does: 'moves to the next control, and from the last one out of the grid',
    },
    async (given) => {
      await toNote(given);
      await keys(`${onward(given)}{Enter}`);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Call: Daniel Cohen' }));
      await userEvent.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Daniel Cohen' }));
      await userEvent.tab();
      expect(grid().contains(document.activeElement)).toBe(false);
    },
  );

  row({ key: 'Esc', where: 'inside a cell', does: 'returns to the cell' }, async (given) => {
    await toNote(given);
    await keys(' {Enter}{Escape}');
    await isAt('c2 note');
    expect(document.activeElement).toBe(cellWithFocus());
    expect(chosen()).toEqual(['c2']);
  });

  row({ key: 'Esc', where: 'row, cell', does: 'clears the selection' }, async (given) => {
    await toPhone(given);
    await keys(' {Escape}');
    expect(chosen()).toEqual([]);
    await isAt('c2 phone');
  });

  row(
    { key: 'Letters', where: 'row, cell', does: 'move to the row whose name begins with them' },
    async (given) => {
      await toPhone(given);
      await keys('ma');
      await isAt('c1 name');
    },
  );

  row({ key: 'Tab', where: 'cell, if Tab enters', does: 'moves into the cell' }, async (given) => {
    await toNote(given, 'Edited');
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    await userEvent.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
  });
});
