import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { columnsToggle, footer as footerStyle, pager } from './bars.css.ts';
import type { Column } from './columns.ts';
import { useStrings } from './DataTable.strings.ts';
import type { TablePaging } from './tableProps.ts';
import type { Paged } from './usePaging.ts';

interface TableFooterProps {
  /** What the rows are. */
  label: string;
  /** The host's own words in place of the range. */
  words: ReactNode;
  /** Which rows are seen, or how many there are. */
  range: string;
  /** How many rows are chosen. */
  chosen: number;
  paging: TablePaging | undefined;
  paged: Paged;
}

/** How much of how many is seen, how many are chosen, and the other pages. */
export function TableFooter({ label, words, range, chosen, paging, paged }: TableFooterProps) {
  const strings = useStrings();
  const status = (
    <>
      {words ?? range}
      {chosen > 0 && strings.andChosen(chosen)}
    </>
  );

  if (!paging) return <div className={footerStyle}>{status}</div>;
  const { place, goTo, resize } = paged;
  return (
    <div className={pager}>
      <Pagination
        {...place}
        label={strings.pages(label)}
        status={status}
        onPageChange={goTo}
        {...(paging.pageSizes && { pageSizes: paging.pageSizes })}
        {...(resize && { onPageSizeChange: resize })}
        onNextIntent={paging.by === 'host' ? paging.onNextIntent : undefined}
      />
    </div>
  );
}

interface ColumnsToggleProps<Row> {
  columns: readonly Column<Row>[];
  isEvery: boolean;
  onChange: (isEvery: boolean) => void;
}

/** Brings back the columns that left, so that nothing is lost on a small or enlarged screen (WCAG 1.4.4). */
export function ColumnsToggle<Row>({ columns, isEvery, onChange }: ColumnsToggleProps<Row>) {
  const strings = useStrings();
  const leaving = columns.filter(({ importance }) => importance);
  if (leaving.length === 0) return null;
  const importance = leaving.some((column) => column.importance === 'low') ? 'low' : 'medium';

  return (
    <div className={columnsToggle} data-importance={importance}>
      <Button size="row" variant="quiet" onPress={() => onChange(!isEvery)}>
        {isEvery ? strings.fewerColumns : strings.moreColumns}
      </Button>
    </div>
  );
}
