import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Columns, DataTable } from '../../src/components/DataTable/index.ts';
import { UIProvider } from '../../src/components/UIProvider/index.ts';

/** One row: six words. */
interface Row {
  id: string;
  words: readonly string[];
}

const titles = ['Name', 'Phone', 'Status', 'City', 'Calls', 'Next date'];
const rows: Row[] = Array.from({ length: 100 }, (_, row) => ({
  id: `r${row}`,
  words: titles.map((title) => `${title} ${row}`),
}));
const column = (title: string, place: number) => ({
  key: title,
  header: title,
  cell: ({ words }: Row) => words[place],
});
const [name, ...others] = titles.map(column);
const columns = [{ ...name, isRowHeader: true }, ...others] as unknown as Columns<Row>;
const keyOf = ({ id }: Row) => id;

/** The same 600 cells, in the four ways that are compared. */
const subjects: Record<string, ReactNode> = {
  plain: (
    <table>
      <caption>Rows</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, words }) => (
          <tr key={id}>
            {words.map((word, place) =>
              place === 0 ? (
                <th key={titles[place]} scope="row">
                  {word}
                </th>
              ) : (
                <td key={titles[place]}>{word}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  table: <DataTable label="Rows" columns={columns} rows={rows} rowKey={keyOf} />,
  paged: (
    <DataTable label="Rows" columns={columns} rows={rows} rowKey={keyOf} paging={{ defaultPageSize: 100 }} />
  ),
  selectable: (
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      paging={{ defaultPageSize: 100 }}
      selection={{}}
    />
  ),
};

/** Milliseconds from nothing to laid out: a DataTable measures itself as it mounts, so the parts cannot be told apart. */
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

const middle = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** Medians of many rounds, in turn, so that whatever else the machine does falls on all of them. */
export function compare(rounds: number) {
  const times = Object.keys(subjects).map((name) => ({ name, of: [] as number[] }));
  for (let round = -5; round < rounds; round += 1) {
    for (const { name, of } of times) {
      const time = mount(subjects[name]);
      if (round >= 0) of.push(time);
    }
  }
  return times.map(({ name, of }) => ({ name, time: middle(of) }));
}

Object.assign(globalThis, { compare });
