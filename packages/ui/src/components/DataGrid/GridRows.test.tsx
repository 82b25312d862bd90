import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { TextField } from '../TextField/index.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { DataGrid, type DataGridProps, type GridColumns } from './index.ts';
import { type Contact, manyContacts } from './samples.tsx';
import { useCellKeys } from './useCellKeys.ts';

vi.mock('./useCellKeys.ts', { spy: true });

/** How many cells rendered since the last `mockClear`. */
const cells = vi.mocked(useCellKeys);
const called = vi.fn();
const shown = vi.fn();

function Name({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  shown(value);
  return <TextField label={value} isLabelHidden value={value} onChange={onChange} />;
}

const columnsFor = (onChange: (contact: Contact) => void): GridColumns<Contact> => [
  {
    key: 'id',
    header: 'ID',
    isRowHeader: true,
    cell: ({ id }) => {
      called(id);
      return id;
    },
  },
  {
    key: 'name',
    header: 'Name',
    focus: 'cell',
    cell: (contact) => <Name value={contact.name} onChange={(name) => onChange({ ...contact, name })} />,
  },
];

interface EditedProps extends Partial<DataGridProps<Contact>> {
  /** Whether the columns are new in each render. */
  isInline: boolean;
}

/** A grid of twenty controlled fields. */
function Edited({ isInline, ...props }: EditedProps) {
  const [rows, setRows] = useState(() => manyContacts(20));
  const change = (changed: Contact) =>
    setRows((before) => before.map((row) => (row.id === changed.id ? changed : row)));
  const [stable] = useState(() => columnsFor(change));
  return (
    <UIProvider locale="en">
      <DataGrid
        label="Contacts"
        columns={isInline ? columnsFor(change) : stable}
        rows={rows}
        rowKey={({ id }) => id}
        {...props}
      />
    </UIProvider>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const nameOf = (id: string) => screen.getByRole('rowheader', { name: id });
const selectedRows = () =>
  screen.getAllByRole('row').flatMap((row) => (row.ariaSelected === 'true' ? [row.dataset['key']] : []));
const clear = () => [cells, called, shown].map((spy) => spy.mockClear());

beforeEach(() => resizeWindow(1280, 900));

test('typing in a row renders only that row', async () => {
  render(<Edited isInline={false} />);
  await userEvent.click(field('Maya Levin 3'));
  clear();
  await userEvent.keyboard('a');
  expect(field('Maya Levin 3a').value).toBe('Maya Levin 3a');
  expect(new Set(called.mock.calls.flat())).toEqual(new Set(['c3']));
  expect(new Set(shown.mock.calls.flat())).toEqual(new Set(['Maya Levin 3a']));
  expect(cells.mock.calls.length).toBeLessThan(10);
});

test('typing in a row renders only that row, also with columns that are new in each render', async () => {
  render(<Edited isInline />);
  await userEvent.click(field('Maya Levin 3'));
  clear();
  await userEvent.keyboard('ab');
  expect(new Set(shown.mock.calls.flat())).toEqual(new Set(['Maya Levin 3a', 'Maya Levin 3ab']));
  expect(cells.mock.calls.length).toBeLessThan(20);
  await userEvent.click(field('Maya Levin 5'));
  await userEvent.keyboard('c');
  expect([field('Maya Levin 3ab'), field('Maya Levin 5c')].map(({ value }) => value)).toEqual([
    'Maya Levin 3ab',
    'Maya Levin 5c',
  ]);
});

test('the text cursor stays in place while typing in the middle of a field', async () => {
  render(<Edited isInline />);
  await userEvent.click(field('Maya Levin 3'));
  await userEvent.keyboard('{Home}ab');
  expect(field('abMaya Levin 3').value).toBe('abMaya Levin 3');
});

test('typing lays out the field and not the table, and moving focus paints no other rows', () => {
  render(<Edited isInline={false} />);
  const input = field('Maya Levin 3');
  const row = input.closest('tr');
  if (!input.parentElement || !row) throw new Error('The field is in a row.');
  // Browsers lay out a contained box on its own, unless it is the item of a flex container or a grid.
  expect(getComputedStyle(input).contain).toBe('size layout');
  expect(getComputedStyle(input.parentElement).display).toBe('block');
  expect(getComputedStyle(row).isolation).toBe('isolate');
});

test('moving focus renders only the cells of the two rows', async () => {
  render(<Edited isInline={false} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  clear();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('c2');
  expect(shown).not.toHaveBeenCalled();
  expect(cells.mock.calls.length).toBeLessThan(20);
});

test('selecting a row renders only its cells', async () => {
  render(<Edited isInline={false} selection={{}} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select c4' }));
  clear();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select c9' }));
  expect(selectedRows()).toEqual(['c4', 'c9']);
  expect(shown).not.toHaveBeenCalled();
  expect(cells.mock.calls.length).toBeLessThan(20);
});

test('rows that didn’t render again select and act as of now', async () => {
  const acted = vi.fn();
  render(<Edited isInline selection={{}} onRowAction={acted} />);
  await userEvent.click(nameOf('c4'));
  expect(acted.mock.calls).toEqual([['c4']]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select c5' }));
  for (const id of ['c7', 'c9', 'c5', 'c7']) await userEvent.click(nameOf(id));
  expect(selectedRows()).toEqual(['c9']);
  expect(acted).toHaveBeenCalledOnce();
  await userEvent.click(nameOf('c9'));
  await userEvent.click(nameOf('c12'));
  expect(acted).toHaveBeenLastCalledWith('c12');
  expect(selectedRows()).toEqual([]);
});
