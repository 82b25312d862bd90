import '@console/ui/theme.css';
import { type Columns, DataTable, UIProvider } from '@console/ui';
import { type Contestant, type Rows, titles } from '../contestant.ts';

type Row = Rows['rows'][number];
const column = (title: string, place: number) => ({
  key: title,
  header: title,
  cell: ({ words }: Row) => words[place],
});
const [name, ...others] = titles.map(column);
const columns = [{ ...name, isRowHeader: true }, ...others] as unknown as Columns<Row>;
const keyOf = ({ id }: Row) => id;

const paging = { defaultPageSize: 100 };

/** Our published component. */
export const contestant: Contestant<Rows> = {
  convert: (rows) => rows,
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data: { rows, isPaged, hasBoxes } }) => (
    <div>
      <DataTable
        label="Rows"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        {...(isPaged && { paging })}
        {...(hasBoxes && { selection: {} })}
      />
    </div>
  ),
};
