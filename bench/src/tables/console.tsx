import '@console/ui/theme.css';
import { type Columns, DataTable, UIProvider } from '@console/ui';
import type { Contestant, Grid } from '../contestant.ts';

type Row = Grid['rows'][number];
interface Own extends Grid {
  columns: Columns<Row>;
}

const paging = { defaultPageSize: 100 };
const keyOf = ({ id }: Row) => id;

/** Ours, as it is published. */
export const contestant: Contestant<Grid, Own> = {
  prepare: (grid) => {
    const column = (title: string, place: number) => ({
      ...{ key: title, header: title },
      cell: ({ words }: Row) => words[place],
    });
    const [name, ...others] = grid.titles.map(column);
    return { ...grid, columns: [{ ...name, isRowHeader: true }, ...others] as unknown as Columns<Row> };
  },
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data: { columns, rows, hasPages, hasBoxes } }) => (
    <DataTable
      {...{ label: 'Rows', columns, rows, rowKey: keyOf }}
      {...(hasPages && { paging })}
      {...(hasBoxes && { selection: {} })}
    />
  ),
};
