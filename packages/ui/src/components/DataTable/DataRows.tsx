import { type MouseEvent, memo, type ReactNode, useId } from 'react';
import { useLocale } from '../../locale/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import {
  cell,
  cellValue,
  checkCell,
  roles,
  rowCheck,
  row as rowStyle,
  skeletonLine,
  wholeLine,
  wholeRow,
} from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import { isolated } from './isolated.tsx';
import { Check } from './TableHead.tsx';
import type { Column, DataTableProps, TableError } from './tableProps.ts';

const checkClass = `${cell} ${checkCell} ${rowCheck}`;

interface DataRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keys: readonly string[];
  /** The keys of the selected rows, if rows are selectable. */
  selected: ReadonlySet<string> | undefined;
  /** Called when a row's checkbox is pressed. Must keep its identity; otherwise every row re-renders. */
  onToggle: (key: string) => void;
  details: DataTableProps<Row>['details'];
}

/** The rows. Each cell has its column's name for the stacked layout. */
export function DataRows<Row>({ columns, rows, keys, selected, onToggle, details }: DataRowsProps<Row>) {
  const { choose } = useStrings();
  const { direction } = useLocale();

  return rows.flatMap((row, index) => {
    const key = keys[index] as string;
    return [
      <DataRow
        key={key}
        name={key}
        {...{ row, columns, choose, direction, onToggle }}
        isSelected={selected?.has(key)}
      />,
      details?.(row, key, columns.length + (selected ? 1 : 0)),
    ];
  });
}

interface DataRowProps<Row> extends Pick<DataRowsProps<Row>, 'columns' | 'onToggle'> {
  name: string;
  row: Row;
  /** The text before the row's name in the name of its checkbox. */
  choose: string;
  direction: 'ltr' | 'rtl';
  isSelected: boolean | undefined;
}

/** A row. It re-renders only if its data, its columns or its selection change. */
const DataRow = memo(function DataRow<Row>({
  name,
  row,
  columns,
  choose,
  direction,
  isSelected,
  onToggle,
}: DataRowProps<Row>) {
  const id = useId();
  const isSelectable = isSelected !== undefined;

  return (
    <tr
      {...roles.row}
      className={rowStyle}
      data-selectable={isSelectable || undefined}
      data-selected={isSelected || undefined}
    >
      {isSelectable && (
        <td {...roles.cell} className={checkClass}>
          <Check
            id={`${id}check`}
            label={choose}
            namedBy={`${id}name`}
            isSelected={isSelected}
            onChange={() => onToggle(name)}
          />
        </td>
      )}
      {columns.map((column) => dataCell(column, row, direction, isSelectable ? `${id}name` : undefined))}
    </tr>
  );
}) as <Row>(props: DataRowProps<Row>) => ReactNode;

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** A function rather than a component, because a page has hundreds of cells. */
function dataCell<Row>(column: Column<Row>, row: Row, direction: 'ltr' | 'rtl', nameId: string | undefined) {
  const value = isolated(column.cell(row), direction);
  const id = column.isRowHeader ? nameId : undefined;
  // Plain text doesn't need an element of its own next to the column's name.
  const content =
    typeof value === 'string' && !id ? (
      value
    ) : (
      <div className={cellValue} id={id}>
        {value}
      </div>
    );
  // Attributes are set individually, because spreading would create an object for each cell.
  return column.isRowHeader ? (
    <th
      key={column.key}
      role={roles.rowHeader.role}
      className={cell}
      data-align={column.align}
      data-importance={column.importance}
      data-pinned={column.pinned}
      scope="row"
    >
      {content}
    </th>
  ) : (
    <td
      key={column.key}
      role={roles.cell.role}
      className={cell}
      data-align={column.align}
      data-importance={column.importance}
      data-pinned={column.pinned}
      // Shown if rows are stacked. Screen readers read the column header instead.
      data-label={column.isHeaderHidden ? undefined : column.header}
      data-actions={column.isHeaderHidden || undefined}
      data-empty={isEmpty(value) || undefined}
    >
      {content}
    </td>
  );
}

const linkOf = (row: Element | null) => row?.querySelector('th a[href]');

/** Elements that handle a click themselves. */
const controls = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable]';

/**
 * Follows the link in the row header after a click elsewhere in its row. The link gets the keys of the click, and a click
 * with the middle button becomes one that opens a tab. A drag that selects text isn't a click.
 */
function follow({ target, type, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLElement>) {
  const isMiddle = type === 'auxclick';
  const place = target as Element;
  const row = place.closest('tr');
  const hasSelected = !isMiddle && getSelection()?.type === 'Range';
  if (hasSelected || row?.contains(place.closest(controls))) return;
  const keys = { ctrlKey: ctrlKey || isMiddle, metaKey: metaKey || isMiddle, shiftKey, altKey };
  linkOf(row)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

/** Props of the rows’ group, if a click anywhere in a row follows the link in its row header. */
export const rowLinks = {
  'data-linked': true,
  onClick: follow,
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1) follow(event);
  },
  // Otherwise, some browsers start to scroll.
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && linkOf((event.target as Element).closest('tr'))) event.preventDefault();
  },
};

interface WaitingRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  /** How many lines the row header has. */
  lines: 1 | 2;
  isSelectable: boolean;
}

/** Static skeleton rows while the first rows load. They are hidden from screen readers; the table is busy. */
export function WaitingRows<Row>({ columns, count, lines, isSelectable }: WaitingRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no ID and never move.
    <tr key={index} {...unread} className={rowStyle}>
      {isSelectable && <td className={checkClass} />}
      {columns.map((column) => (
        <td
          key={column.key}
          className={cell}
          data-align={column.align}
          data-importance={column.importance}
          data-pinned={column.pinned}
          data-bone
          data-empty={column.isHeaderHidden || undefined}
        >
          <div className={skeletonLine} data-lines={column.isRowHeader ? lines : undefined}>
            {!column.isHeaderHidden && <Skeleton width={widths[index % widths.length] ?? '50%'} />}
            {column.isRowHeader && lines === 2 && <Skeleton width="40%" />}
          </div>
        </td>
      ))}
    </tr>
  ));
}

/** Safe, because a skeleton contains nothing focusable. */
const unread = { 'aria-hidden': true } as const;

/** Different widths, so that the skeleton looks like text. */
const widths = ['60%', '45%', '68%', '52%'];

interface NoRowsProps {
  span: number;
  error: TableError | undefined;
  title: string;
  onRetry: (() => void) | undefined;
  empty: ReactNode;
}

/** Replaces the rows by one cell over the full width: the empty state or an error. */
export function NoRows({ span, error, title, onRetry, empty }: NoRowsProps) {
  const strings = useStrings();

  return (
    <tr {...roles.row} className={wholeLine}>
      <td {...roles.cell} className={wholeRow} colSpan={span}>
        {error ? (
          <ErrorPanel title={title} requestId={error.requestId} {...(onRetry && { onRetry })}>
            {error.description}
          </ErrorPanel>
        ) : (
          (empty ?? strings.loaded(0))
        )}
      </td>
    </tr>
  );
}
