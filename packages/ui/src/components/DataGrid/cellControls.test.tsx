import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { DataTable } from '../DataTable/index.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { DataGrid, type DataGridProps } from './index.ts';
import { columnsWith, contacts } from './samples.tsx';

beforeEach(() => resizeWindow(1600, 800));

type TabKey = NonNullable<DataGridProps<unknown>['tabKey']>;
const cellOf = (element: Element | null) => element?.closest('td');
const outside = (name: string) => screen.getByRole('button', { name });
const selectedRows = () => screen.getAllByRole('row').filter((row) => row.ariaSelected === 'true');

/** A kind of control and a check of its keys. Focus is on the control in the row of Maya Levin. */
interface ControlCase {
  kind: string;
  /** How many times to press Tab inside the cell first. @default 0 */
  tabs?: number;
  /** Uses the control with the keyboard and checks the effect. */
  work: (pressed: () => void) => Promise<void>;
}

const named = <Kind extends HTMLElement>(role: string, kind: string) =>
  screen.getByRole<Kind>(role, { name: new RegExp(`${kind} of Maya Levin`) });
const isFocused = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));

const controlCases: ControlCase[] = [
  {
    kind: 'link',
    work: async () => {
      expect(document.activeElement).toBe(named('link', 'Link'));
      location.hash = '';
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(location.hash).toBe('#there'));
    },
  },
  {
    kind: 'button',
    work: async (pressed) => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      expect(pressed).toHaveBeenCalledTimes(2);
    },
  },
  {
    kind: 'menu',
    work: async () => {
      await userEvent.keyboard('{Enter}');
      await isFocused(() => screen.getByRole('menuitem', { name: 'Edit' }));
      await userEvent.keyboard('{ArrowDown}');
      await isFocused(() => screen.getByRole('menuitem', { name: 'Archive' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await isFocused(() => named('button', 'Menu'));
    },
  },
  {
    kind: 'checkbox',
    work: async () => {
      await userEvent.keyboard(' ');
      expect(named<HTMLInputElement>('checkbox', 'Checkbox').checked).toBe(true);
    },
  },
  {
    kind: 'switch',
    work: async () => {
      await userEvent.keyboard(' ');
      expect(named<HTMLInputElement>('switch', 'Switch').checked).toBe(true);
    },
  },
  {
    kind: 'select',
    work: async () => {
      await userEvent.keyboard('{Enter}');
      await isFocused(() => screen.getByRole('option', { name: 'Sales' }));
      await userEvent.keyboard('{ArrowDown}');
      await isFocused(() => screen.getByRole('option', { name: 'Service' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await isFocused(() => named('button', 'Select'));
      expect(named('button', 'Select').textContent).toContain('Service');
    },
  },
  {
    kind: 'text',
    work: async () => {
      await userEvent.keyboard('{End}c d{ArrowLeft}e{Home}f');
      expect(named<HTMLInputElement>('textbox', 'Text').value).toBe('fabc ed');
    },
  },
  {
    kind: 'number',
    work: async () => {
      await userEvent.keyboard('{ArrowUp}');
      expect(named<HTMLInputElement>('textbox', 'Number').value).toBe('6');
    },
  },
  {
    kind: 'date',
    work: async () => {
      const day = document.activeElement;
      expect(day?.getAttribute('aria-valuenow')).toBe('26');
      await userEvent.keyboard('{ArrowUp}');
      expect(day?.getAttribute('aria-valuenow')).toBe('27');
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      expect(document.activeElement).not.toBe(day);
      expect(document.activeElement?.getAttribute('aria-valuenow')).toBe('2');
    },
  },
  {
    kind: 'slider',
    tabs: 1,
    work: async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
      expect(named<HTMLInputElement>('slider', 'Slider').value).toBe('51');
    },
  },
];

/** Renders the grid between two buttons, and moves focus to the control in the first row. */
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

/** Presses the key until focus is outside the grid, at most 8 times. */
async function leave(key: string) {
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard(key);
    if (!screen.getByRole('grid').contains(document.activeElement)) return;
  }
}

for (const tabKey of ['leaves', 'enters'] as const)
  for (const { kind, tabs, work } of controlCases)
    test(`DT-3: in a grid where Tab ${tabKey}, ${kind} keeps its keys; Tab, Shift+Tab and Esc leave it`, async () => {
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

test('DT-3: a text field that was clicked handles the arrow keys', async () => {
  await reach('text', 'leaves');
  await userEvent.click(screen.getByRole('textbox', { name: 'Text of Daniel Cohen' }));
  await userEvent.keyboard('{End}{ArrowLeft}c');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Text of Daniel Cohen' }).value).toBe('acb');
});

/** Renders the table between two buttons, and moves focus to the control in the first row with Tab. */
async function reachInTable(kind: string) {
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
  test(`DT-3: in a table, Tab moves to ${kind}, which keeps its keys; Tab and Shift+Tab leave it`, async () => {
    const { pressed, cell } = await reachInTable(kind);
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
