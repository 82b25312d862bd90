import { Column as AriaColumn } from 'react-aria-components/Table';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../../icons/index.ts';
import { Check, head, headMark, isSortable, type Sort, useTableStrings } from '../DataTable/index.ts';
import { gridCell, headWords, heard } from './DataGrid.css.ts';
import type { GridColumn } from './gridProps.ts';

interface GridHeadProps<Row> {
  column: GridColumn<Row>;
  sort: Sort | undefined;
}

/** A column header. The cell itself is pressed to sort. Its name is only `header`. */
export function GridHead<Row>({ column, sort }: GridHeadProps<Row>) {
  const { key, header, align = 'start', width, isHeaderHidden, isRowHeader = false } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const sortable = isSortable(column);

  return (
    <AriaColumn
      id={key}
      className={`${head} ${gridCell}`}
      isRowHeader={isRowHeader}
      allowsSorting={sortable}
      textValue={header}
      data-align={align}
      data-sorted={direction}
      style={width ? { inlineSize: width, minInlineSize: width } : {}}
    >
      <span className={isHeaderHidden ? heard : headWords}>
        {header}
        {sortable && (
          <span className={headMark}>{direction ? arrows[direction] : <ChevronsUpDownIcon size={13} />}</span>
        )}
      </span>
    </AriaColumn>
  );
}

const arrows = { ascending: <ArrowUpIcon size={13} />, descending: <ArrowDownIcon size={13} /> };

interface AllCheckProps {
  /** The keys of the rows in the grid. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  choose: (selected: Set<string>) => void;
  /** Whether there are more rows elsewhere. */
  isPart: boolean;
}

/** The checkbox for all rows. Its name includes how many, and whether only those on this page. */
export function AllCheck({ keys, selected, choose, isPart }: AllCheckProps) {
  const strings = useTableStrings();
  const count = keys.length;
  const here = keys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && here === count;

  return (
    // react-aria prevents clicks in a header that doesn't sort, which would reset the checkbox.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from react-aria.
    // biome-ignore lint/a11y/useKeyWithClickEvents: only clicks are prevented.
    <span onClick={(event) => event.stopPropagation()}>
      <Check
        label={isPart ? strings.choosePage(count) : strings.chooseAll(count)}
        isSelected={isAll}
        isMixed={here > 0 && !isAll}
        isDisabled={count === 0}
        // Rows on other pages stay selected.
        onChange={() => choose(isAll ? selected.difference(new Set(keys)) : selected.union(new Set(keys)))}
      />
    </span>
  );
}
