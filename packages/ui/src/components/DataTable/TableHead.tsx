import { useRef } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { Check } from './Check.tsx';
import { ColumnHeader } from './ColumnHeader.tsx';
import { checkCell } from './check.css.ts';
import type { Column, Sort } from './columns.ts';
import { checkHead, headGroup, headRow, stickyHead } from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import { roles } from './layout.ts';
import type { TableSelection } from './tableProps.ts';
import type { Selected } from './useSelection.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (column: Column<Row>) => void;
  isSticky: boolean;
  /** Nothing in the heads can be pressed but the boxes. */
  isStacked: boolean;
  selection: TableSelection | undefined;
  chosen: Selected;
  /** How many rows are seen. */
  seen: number;
  /** How many rows there are on all pages. */
  total: number;
  /** The keys of every row of every page, where the table has them. */
  everyKey: (() => readonly string[]) | undefined;
}

/** The heads of the columns, the box for all rows, and what can be done with those that are chosen. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, isSticky, isStacked, selection, chosen, seen, total, everyKey } = props;
  const strings = useStrings();
  const all = useRef<HTMLInputElement>(null);
  const isAllSeen = seen > 0 && chosen.seen === seen;
  const canHaveMore = everyKey && isAllSeen && chosen.selected.size < total;

  return (
    <thead {...roles.group} className={isSticky ? `${headGroup} ${stickyHead}` : headGroup}>
      <tr {...roles.row} className={headRow}>
        {selection && (
          <th
            {...roles.columnHeader}
            className={`${checkHead} ${checkCell}`}
            scope="col"
            // Repeated before every box, so a word, and not the name of the box in it.
            aria-label={strings.choosing}
          >
            <Check
              ref={all}
              label={seen < total ? strings.choosePage(seen) : strings.chooseAll(seen)}
              isSelected={isAllSeen}
              isMixed={chosen.seen > 0 && !isAllSeen}
              isDisabled={seen === 0}
              onChange={chosen.toggleSeen}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.key} {...{ column, sort, onSort, isStacked }} />
        ))}
      </tr>
      {selection?.actions && (
        <BulkBar
          span={columns.length + 1}
          chosen={chosen}
          actions={selection.actions}
          everyRow={canHaveMore ? { count: total, choose: () => chosen.chooseAll(everyKey()) } : undefined}
          home={all}
        />
      )}
    </thead>
  );
}
