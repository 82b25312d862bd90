import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/Button/index.ts';
import { DataGrid, type GridColumns } from '../components/DataGrid/index.ts';
import { Menu } from '../components/Menu/index.ts';
import { UIProvider } from '../components/UIProvider/index.ts';

const shown = vi.fn();
const pressed = vi.fn();
const rows = ['Ana', 'Ben'];

interface ShownProps {
  name: string;
  options?: { value: string }[];
  children?: ReactNode;
  onPress?: () => void;
  format?: () => string;
}

/** Records that it rendered. */
function Shown({ name, options = [], children, onPress, format }: ShownProps) {
  shown(name);
  return (
    <>
      <button type="button" onClick={onPress}>
        {[name, format?.(), ...options.map(({ value }) => value)].join(' ')}
      </button>
      {children}
    </>
  );
}

/** Renders the table twice, with new columns each time, and returns what rendered the second time. */
function again(cell: (name: string, time: number) => ReactNode) {
  const table = (time: number) => {
    const columns: GridColumns<string> = [
      { key: 'name', header: 'Name', isRowHeader: true, cell: (name) => cell(name, time) },
    ];
    return (
      <UIProvider locale="en">
        <DataGrid label="People" columns={columns} rows={rows} rowKey={(name) => name} />
      </UIProvider>
    );
  };
  const { rerender } = render(table(1));
  shown.mockClear();
  rerender(table(2));
  return shown.mock.calls.flat();
}

beforeEach(() => {
  shown.mockClear();
  pressed.mockClear();
});

test('columns that are new in each render don’t render cells again that show the same', () => {
  const rendered = again((name) => (
    <div style={{ color: 'green' }}>
      <Shown name={name} options={[{ value: 'one' }]} onPress={() => undefined} />
      <Shown name={`${name} 2`}>
        <b>{name}</b>
      </Shown>
    </div>
  ));
  expect(rendered).toEqual([]);
});

test('a cell that was kept calls the handlers of the latest render', async () => {
  again((name, time) => (
    <>
      <Shown name={name} onPress={() => pressed(name, time)} />
      <Menu
        trigger={<Button>{`Menu of ${name}`}</Button>}
        items={[{ id: 'edit', label: 'Edit', onAction: () => pressed('edit', time) }]}
      />
    </>
  ));
  await userEvent.click(screen.getByRole('button', { name: 'Ben' }));
  expect(pressed).toHaveBeenLastCalledWith('Ben', 2);
  await userEvent.click(screen.getByRole('button', { name: 'Menu of Ana' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(pressed).toHaveBeenLastCalledWith('edit', 2);
});

test.each<[string, (name: string, time: number) => ReactNode]>([
  ['text', (name, time) => <Shown name={`${name} ${time}`} />],
  ['data', (name, time) => <Shown name={name} options={[{ value: `${time}` }]} />],
  ['children', (name, time) => <Shown name={name}>{time}</Shown>],
  ['a function that isn’t a handler', (name, time) => <Shown name={name} format={() => `${time}`} />],
  ['a handler', (name, time) => <Shown name={name} {...(time === 2 && { onPress: pressed })} />],
])('a cell renders again if it has other content: %s', (_, cell) => {
  expect(again(cell).length).toBe(2);
});
