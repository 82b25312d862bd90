import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { controlCases } from '../../testing/cellControls.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { DataGrid, type DataGridProps } from './index.ts';
import { columnsWith, contacts } from './samples.tsx';

beforeEach(() => resizeWindow(1600, 800));

type TabKey = NonNullable<DataGridProps<unknown>['tabKey']>;
const cellOf = (element: Element | null) => element?.closest('td');
const outside = (name: string) => screen.getByRole('button', { name });
const selectedRows = () => screen.getAllByRole('row').filter((row) => row.ariaSelected === 'true');

/** The grid between two buttons, and focus in the control of the first row. */
async function reach(kind: string, tabKey: TabKey) {
  const pressed = vi.fn();
  const columns = columnsWith(kind, pressed);
  render(
    <UIProvider locale="en">
      <button type="button">Before</button>
      <DataGrid
        label="Contacts"
        columns={columns}
        rows={contacts.slice(0, 2)}
        rowKey={({ id }) => id}
        selection={{}}
        tabKey={tabKey}
      />
      <button type="button">After</button>
    </UIProvider>,
  );
  outside('Before').focus();
  await userEvent.tab();
  const place = columns.findIndex(({ key }) => key === kind);
  await userEvent.keyboard('{ArrowRight}'.repeat(place + 2));
  const isOnCell = tabKey === 'enters' || columns[place]?.focus === 'cell';
  if (!isOnCell) await waitFor(() => expect(document.activeElement?.tagName).not.toBe('TD'));
  const cell = cellOf(document.activeElement);
  expect(cell?.dataset.key).toBe(`c1 ${kind}`);
  if (isOnCell) {
    expect(document.activeElement).toBe(cell);
    if (tabKey === 'enters') await userEvent.tab();
    else await userEvent.keyboard('{Enter}');
  }
  expect(document.activeElement).not.toBe(cell);
  expect(cellOf(document.activeElement)).toBe(cell);
  return { pressed, cell };
}

const inside = async (tabs = 0) => {
  for (let press = 0; press < tabs; press += 1) await userEvent.tab();
};

/** Presses until focus is out of the grid; a trap would go on for ever. */
async function leave(key: string) {
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard(key);
    if (!screen.getByRole('grid').contains(document.activeElement)) return;
  }
}

for (const tabKey of ['leaves', 'enters'] as const)
  for (const { kind, tabs, work } of controlCases)
    test(`DT-3: ${kind} in a cell of a grid, Tab ${tabKey}: its own keys work and choose no row, and Tab, Shift+Tab and Esc lead out`, async () => {
      const { pressed, cell } = await reach(kind, tabKey);
      await inside(tabs);
      await work(pressed);
      expect(cellOf(document.activeElement)).toBe(cell);
      expect(selectedRows()).toEqual([]);

      await leave('{Tab}');
      expect(document.activeElement).toBe(outside('After'));
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(cellOf(document.activeElement)).toBe(cell);
      await leave('{Shift>}{Tab}{/Shift}');
      expect(document.activeElement).toBe(outside('Before'));

      await userEvent.tab();
      if (document.activeElement === cell) await userEvent.keyboard('{F2}');
      expect(document.activeElement).not.toBe(cell);
      await userEvent.keyboard('{F2}{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(cell));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(cellOf(document.activeElement)?.dataset.key).toBe(`c2 ${kind}`));
    });

test('DT-3: a field that is pressed with a mouse has the arrow keys at once', async () => {
  await reach('text', 'leaves');
  await userEvent.click(screen.getByRole('textbox', { name: 'Text of Daniel Cohen' }));
  await userEvent.keyboard('{End}{ArrowLeft}c');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Text of Daniel Cohen' }).value).toBe('acb');
});
