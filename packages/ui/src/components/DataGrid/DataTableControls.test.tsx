import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { controlCases } from '../../testing/cellControls.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { DataTable } from '../DataTable/index.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { columnsWith, contacts } from './samples.tsx';

beforeEach(() => resizeWindow(1600, 800));

/** The table between two buttons, and focus in the control of the first row, by Tab alone. */
async function reach(kind: string) {
  const pressed = vi.fn();
  const columns = columnsWith(kind, pressed);
  render(
    <UIProvider locale="en">
      <button type="button">Before</button>
      <DataTable
        label="Contacts"
        columns={columns}
        rows={contacts.slice(0, 1)}
        rowKey={({ id }) => id}
        selection={{}}
      />
      <button type="button">After</button>
    </UIProvider>,
  );
  screen.getByRole('button', { name: 'Before' }).focus();
  const column = columns.findIndex(({ key }) => key === kind) + 1;
  const cell = screen.getByRole<HTMLTableRowElement>('row', { name: /Maya/ }).cells[column];
  for (let press = 0; press < 30 && !cell?.contains(document.activeElement); press += 1)
    await userEvent.tab();
  expect(cell?.contains(document.activeElement)).toBe(true);
  return { pressed, cell };
}

for (const { kind, tabs = 0, work } of controlCases)
  test(`DT-3: ${kind} in a cell of a table: Tab comes to it, its own keys work, and Tab and Shift+Tab lead out of the cell`, async () => {
    const { pressed, cell } = await reach(kind);
    for (let press = 0; press < tabs; press += 1) await userEvent.tab();
    await work(pressed);
    expect(cell?.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Maya Levin' }).checked).toBe(false);

    for (let press = 0; press < 8 && cell?.contains(document.activeElement); press += 1)
      await userEvent.tab();
    expect(cell?.contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(cell?.contains(document.activeElement)).toBe(true);
    for (let press = 0; press < 8 && cell?.contains(document.activeElement); press += 1)
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(cell?.contains(document.activeElement)).toBe(false);
  });
