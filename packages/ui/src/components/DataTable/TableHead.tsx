import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, ChevronsUpDownIcon, MinusIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import {
  actions,
  bar,
  barCell,
  barRow,
  barWords,
  box,
  check,
  checkCell,
  checkHead,
  head,
  headGroup,
  headHidden,
  headMark,
  headRow,
  input,
  roles,
  sortButton,
  stickyHead,
} from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import type { Column, Sort, TableSelection } from './tableProps.ts';
import { isSortable, type Selected } from './useDataTable.ts';

/** Sorts by a column. Without a direction, toggles it, or adds the column to the sort order. */
export type SortPress<Row> = (column: Column<Row>, direction?: Sort['direction'], isAdded?: boolean) => void;

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: SortPress<Row>;
  isSticky: boolean;
  /** Whether rows are stacked. Headers then don't contain sort buttons. */
  isStacked: boolean;
  selection: TableSelection | undefined;
  chosen: Selected;
  /** The number of visible rows. */
  seen: number;
  /** The number of rows on all pages. */
  total: number;
  /** The keys of the rows of all pages, if the table has them. */
  everyKey: (() => readonly string[]) | undefined;
}

/** The column headers, the checkbox for all rows, and the actions for selected rows. */
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
            // Screen readers repeat it before every checkbox, so it is one word.
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

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: SortPress<Row>;
  isStacked: boolean;
}

/**
 * A column header, with a button if it sorts and rows aren't stacked. Screen readers repeat its name before every
 * cell, so the name is only `header`; the sort order is in `aria-sort` on the sorted column.
 */
function ColumnHeader<Row>({ column, sort, onSort, isStacked }: ColumnHeaderProps<Row>) {
  const { header, align = 'start', importance, isHeaderHidden, sortMark, headEnd } = column;
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const sortable = isSortable(column) && !isStacked;

  return (
    <th
      {...roles.columnHeader}
      className={head}
      scope="col"
      data-align={align}
      data-importance={importance}
      data-pinned={column.pinned}
      data-sorted={direction}
      style={{ inlineSize: column.width, minInlineSize: column.minWidth }}
      {...(direction && { 'aria-sort': direction })}
      {...((sortMark || headEnd) && { 'aria-label': header })}
    >
      {sortable ? (
        <AriaButton className={sortButton} onPress={({ shiftKey }) => onSort(column, undefined, shiftKey)}>
          {header}
          <span className={headMark}>
            {sortMark ?? (direction ? arrows[direction] : <ChevronsUpDownIcon size={13} />)}
          </span>
        </AriaButton>
      ) : (
        <span className={isHeaderHidden ? headHidden : undefined}>{header}</span>
      )}
      {!isStacked && headEnd}
    </th>
  );
}

const arrows = { ascending: <ArrowUpIcon size={13} />, descending: <ArrowDownIcon size={13} /> };

interface CheckProps {
  /** Its name, or the beginning of its name with `namedBy`. */
  label: string;
  /** The ID of an element whose text completes the name. */
  namedBy?: string | undefined;
  /** Its own ID, required with `namedBy`. */
  id?: string | undefined;
  isSelected: boolean;
  isMixed?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onChange: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * The checkbox of a row or of all rows. It is a native checkbox instead of `Checkbox`, because a page has a hundred of
 * them, without labels, hints or errors.
 */
export function Check({
  label,
  namedBy,
  id,
  isSelected,
  isMixed = false,
  isDisabled,
  onChange,
  ref,
}: CheckProps) {
  const mark = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  return (
    <span className={check}>
      <input
        ref={mark}
        id={id}
        className={input}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        onChange={onChange}
        aria-label={label}
        {...(namedBy && id && { 'aria-labelledby': `${id} ${namedBy}` })}
      />
      <span className={box}>{isMixed ? <MinusIcon size={13} /> : isSelected && <CheckIcon size={13} />}</span>
    </span>
  );
}

interface BulkBarProps {
  span: number;
  chosen: Selected;
  actions: NonNullable<TableSelection['actions']>;
  /** Selects the rows of all pages, if the table has them and some aren't selected yet. */
  everyRow: { count: number; choose: () => void } | undefined;
  /** Gets focus when the actions disappear. */
  home: RefObject<HTMLInputElement | null>;
}

/**
 * The bar with the actions for selected rows. It is the last row of the header, so that it follows the column headers
 * in the Tab order. It is there before any row is selected, so that no row moves.
 */
function BulkBar({ span, chosen, actions: actionsFor, everyRow, home }: BulkBarProps) {
  const strings = useStrings();
  const group = useRef<HTMLDivElement>(null);
  const { selected, seen } = chosen;

  const keepFocus = () => {
    if (group.current?.contains(document.activeElement)) home.current?.focus();
  };
  const clear = () => {
    keepFocus();
    chosen.clear();
  };
  const chooseEveryRow = () => {
    keepFocus();
    everyRow?.choose();
  };

  return (
    <tr {...roles.row} className={barRow} data-selected={selected.size > 0 || undefined}>
      <td {...roles.cell} className={barCell} colSpan={span}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
        <div
          ref={group}
          className={bar}
          data-part="data-table-selection"
          role="group"
          aria-label={strings.actions}
        >
          <span className={barWords}>
            {strings.chosenWhere({ count: selected.size, elsewhere: selected.size - seen })}
          </span>
          {selected.size > 0 && (
            <div className={actions}>
              {everyRow && (
                <RowButton onPress={chooseEveryRow}>{strings.chooseEvery(everyRow.count)}</RowButton>
              )}
              {actionsFor(selected, clear)}
              <RowButton onPress={clear}>{strings.clear}</RowButton>
            </div>
          )}
        </div>
      </td>
    </tr>
  );
}

function RowButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button size="row" variant="quiet" onPress={onPress}>
      {children}
    </Button>
  );
}
