import { memo, type ReactNode, useContext, useId, useMemo } from 'react';
import { Row as AriaRow, Cell } from 'react-aria-components/Table';
import { useLocale } from '../../locale/index.ts';
import {
  Check,
  cell,
  cellValue,
  checkCell,
  isolated,
  row as rowStyle,
  useKeptCells,
  useTableStrings,
} from '../DataTable/index.ts';
import { gridCell, gridRow } from './DataGrid.css.ts';
import { RowStateContext } from './GridRows.tsx';
import type { DataGridProps, GridColumn } from './gridProps.ts';
import { type CellElementProps, type CellKeys, useCellKeys } from './useCellKeys.ts';
import { textOf } from './useDataGrid.ts';

interface GridRowProps<Row> {
  /** The unique key of the row. */
  name: string;
  row: Row;
  columns: readonly GridColumn<Row>[];
  /** What `shapeOf` returns for the columns. */
  shape: string;
  isSelectable: boolean;
  tabKey: NonNullable<DataGridProps<Row>['tabKey']>;
  /** Must keep its identity; otherwise every row re-renders. */
  onAction: ((name: string) => void) | undefined;
  /** The ID prefix of this grid. */
  id: string;
}

/** What a row shows of the columns besides their cells, as text. */
export const shapeOf = <Row,>(columns: readonly GridColumn<Row>[]) =>
  JSON.stringify(
    columns.map(({ key, align, isRowHeader, isHeaderHidden, focus }) => [
      ...[key, align, isRowHeader, isHeaderHidden, focus],
    ]),
  );

/**
 * A row: a checkbox if rows are selectable, and a cell for each column. It renders again if its row object or the
 * columns change, and its cells only if they then render something else.
 */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { name, row, columns, shape, isSelectable, tabKey, onAction, id } = props;
  const nameId = `${id}${encodeURIComponent(name)}`;
  const { direction } = useLocale();
  const cells = useKeptCells(columns, row);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape contains what is used of the columns.
  return useMemo(
    () => (
      <AriaRow
        id={name}
        className={`${rowStyle} ${gridRow}`}
        data-selectable={isSelectable || onAction !== undefined || undefined}
        {...(onAction && { onAction: () => onAction(name) })}
      >
        {isSelectable && (
          <Cell
            className={`${cell} ${checkCell} ${gridCell}`}
            focusMode="child"
            allowsArrowNavigation
            render={(given) => <GridCell cell={given as CellElementProps} focus="control" tabKey="leaves" />}
          >
            <RowCheck row={name} namedBy={nameId} />
          </Cell>
        )}
        {columns.map((column, index) => {
          const { key, align, isRowHeader, focus = 'control' } = column;
          const value = cells[index];
          return (
            <Cell
              key={key}
              id={`${name} ${key}`}
              className={`${cell} ${gridCell}`}
              textValue={textOf(value)}
              data-align={align}
              data-actions={column.isHeaderHidden || undefined}
              focusMode={focus === 'cell' || tabKey === 'enters' ? 'cell' : 'child'}
              render={(given) => <GridCell cell={given as CellElementProps} focus={focus} tabKey={tabKey} />}
            >
              <div className={cellValue} {...(isRowHeader && { id: nameId })}>
                {isolated(value, direction)}
              </div>
            </Cell>
          );
        })}
      </AriaRow>
    ),
    [cells, shape, name, nameId, isSelectable, tabKey, onAction, direction],
  );
}) as <Row>(props: GridRowProps<Row>) => ReactNode;

interface GridCellProps extends CellKeys {
  /** The props that react-aria passes to the cell. */
  cell: CellElementProps;
}

/** The element of a cell, with the keys that move focus into and out of its controls. */
function GridCell({ cell, ...keys }: GridCellProps) {
  return <td {...useCellKeys(cell, keys)} />;
}

interface RowCheckProps {
  row: string;
  /** The ID of the element that names the row. */
  namedBy: string;
}

/** The checkbox of a row, named by the row. */
function RowCheck({ row, namedBy }: RowCheckProps) {
  const strings = useTableStrings();
  const id = useId();
  const manager = useContext(RowStateContext)?.selectionManager;
  if (!manager) return null;

  return (
    <Check
      id={id}
      label={strings.choose}
      namedBy={namedBy}
      isSelected={manager.isSelected(row)}
      onChange={() => manager.toggleSelection(row)}
    />
  );
}
