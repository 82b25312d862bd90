import '@console/ui/theme.css';
import { type Columns, DataTable, UIProvider } from '@console/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PlainTable } from './floor.tsx';

const titles = ['Name', 'Phone', 'Status', 'City', 'Calls', 'Next date'];
const rows = Array.from({ length: 100 }, (_, row) => ({
  id: `r${row}`,
  words: titles.map((title) => `${title} ${row}`),
}));
type Row = (typeof rows)[number];
const column = (title: string, place: number) => ({
  key: title,
  header: title,
  cell: ({ words }: Row) => words[place],
});
const [name, ...others] = titles.map(column);
const columns = [{ ...name, isRowHeader: true }, ...others] as unknown as Columns<Row>;
const keyOf = ({ id }: Row) => id;

const paging = { defaultPageSize: 100 };

/** The same 600 cells in each, and the same 101 checkboxes in the last two. */
const subjects: Record<string, ReactNode> = {
  plain: <PlainTable titles={titles} rows={rows} />,
  table: <DataTable label="Rows" columns={columns} rows={rows} rowKey={keyOf} />,
  paged: <DataTable label="Rows" columns={columns} rows={rows} rowKey={keyOf} paging={paging} />,
  plainWithBoxes: <PlainTable titles={titles} rows={rows} hasBoxes />,
  pagedWithBoxes: (
    <DataTable label="Rows" columns={columns} rows={rows} rowKey={keyOf} paging={paging} selection={{}} />
  ),
};

/** Milliseconds from mount to layout. A DataTable measures itself as it mounts, so the parts can't be separated. */
function mount(subject: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() => root.render(<UIProvider locale="en">{subject}</UIProvider>));
  void place.offsetHeight;
  const end = performance.now();
  flushSync(() => root.unmount());
  place.remove();
  return end - start;
}

/**
 * Milliseconds of every round. The subjects alternate, so that other load on the machine affects all of them, and times
 * are compared within a round.
 */
function measure(rounds: number) {
  const times = Object.fromEntries(Object.keys(subjects).map((name) => [name, [] as number[]]));
  for (let round = -5; round < rounds; round += 1) {
    for (const [name, of] of Object.entries(times)) {
      const time = mount(subjects[name]);
      if (round >= 0) of.push(time);
    }
  }
  return times;
}

Object.assign(globalThis, { measure });
