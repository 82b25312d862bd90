import { useContext, useId } from 'react';
import { Row as AriaRow, Cell, TableStateContext } from 'react-aria-components/Table';
import { useLocale } from '../../locale/index.ts';
import {
  Check,
  cell,
  cellValue,
  checkCell,
  isolated,
  row as rowStyle,
  useTableStrings,
} from '../DataTable/index.ts';
import { gridCell, gridRow } from './DataGrid.css.ts';
import type { DataGridProps, GridColumn } from './gridProps.ts';
import { type CellElementProps, type CellKeys, useCellKeys } from './useCellKeys.ts';
import { textOf } from './useDataGrid.ts';

interface GridRowProps<Row> {
  /** The unique key of the row. */
  name: string;
  row: Row;
  columns: readonly GridColumn<Row>[];
  isSelectable: boolean;
  tabKey: NonNullable<DataGridProps<Row>['tabKey']>;
  onAction: (() => void) | undefined;
  /** The ID prefix of this grid. */
  id: string;
}

/** A row: a checkbox if rows are selectable, and a cell for each column. */
export function GridRow<Row>({ name, row, columns, isSelectable, tabKey, onAction, id }: GridRowProps<Row>) {
  const nameId = `${id}${encodeURIComponent(name)}`;
  const { direction } = useLocale();

  return (
    <AriaRow
      id={name}
      className={`${rowStyle} ${gridRow}`}
      data-selectable={isSelectable || onAction !== undefined || undefined}
      {...(onAction && { onAction })}
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
      {columns.map((column) => {
        const { key, align, isRowHeader, focus = 'control' } = column;
        const value = column.cell(row);
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
  );
}

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
  const manager = useContext(TableStateContext)?.selectionManager;
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
