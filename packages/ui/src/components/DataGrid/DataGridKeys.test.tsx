import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  chosen,
  field,
  grid,
  isAt,
  isAtHead,
  keys,
  onward,
  toNote,
  toPhone,
} from '../../testing/gridKeys.tsx';
import { resizeWindow } from '../../testing/resizeWindow.ts';

beforeEach(() => resizeWindow(1280, 800));

for (const direction of ['ltr', 'rtl'] as const) {
  test(`DT-2, DT-12: arrows, Home, End and Ctrl move from cell to cell and to the heads, as seen, ${direction}`, async () => {
    await toPhone({ direction }, 'Ready');
    await keys(onward({ direction }));
    await isAt('c2 calls');
    await keys('{ArrowUp}{ArrowUp}');
    await isAtHead('Calls');
    await keys('{ArrowDown}{Home}');
    await isAt('c1 name');
    await keys('{End}');
    await isAt('c1 actions');
    await keys('{Control>}{End}{/Control}');
    await isAt('c4 actions');
    await keys('{Control>}{Home}{/Control}');
    await isAt('c1 name');
  });

  test(`DT-2: the grid is one stop of Tab, and comes back to the cell that had focus, ${direction}`, async () => {
    await toPhone({ direction });
    await userEvent.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await isAt('c2 phone');
  });

  test(`DT-2: rows are chosen by key, and Esc leaves a cell before it clears them, ${direction}`, async () => {
    await toNote({ direction });
    await keys(' {Enter}');
    expect(document.activeElement).toBe(field());
    await keys('{Escape}');
    await isAt('c2 note');
    expect(chosen()).toEqual(['c2']);
    await keys('{Escape}');
    expect(chosen()).toEqual([]);
  });

  test(`DT-2: for rows that are edited, Tab may go into a cell and out of it, ${direction}`, async () => {
    await toNote({ direction }, 'Edited');
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Daniel/ }).closest('td'));
    await userEvent.tab();
    await keys('a{Escape}');
    await isAt('c2 note');
    expect(document.activeElement?.tagName).toBe('TD');
  });
}
