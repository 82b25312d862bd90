import { memo, type ReactNode, useMemo } from 'react';
import { Row as AriaRow, Cell } from 'react-aria-components/Table';
import type { DataGridProps, GridColumn } from './gridProps.ts';
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
}

/** What a row shows of the columns besides their cells, as text. */
export const shapeOf = <Row,>(columns: readonly GridColumn<Row>[]) =>
  JSON.stringify(
    columns.map(({ key, align, isRowHeader, isHeaderHidden, focus }) => [
      ...[key, align, isRowHeader, isHeaderHidden, focus],
    ]),
  );

/**
 * A row of react-aria's collection: its keys and texts, for the keyboard and announcements. `GridRows` renders what
 * people see, so that a change in a cell doesn't build another collection.
 */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { name, row, columns, shape, isSelectable, tabKey, onAction } = props;
  const texts = JSON.stringify(columns.map((column) => (column.isRowHeader ? textOf(column.cell(row)) : '')));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape contains what is used of the columns.
  return useMemo(() => {
    const textsOfCells: string[] = JSON.parse(texts);
    return (
      <AriaRow id={name} {...(onAction && { onAction: () => onAction(name) })}>
        {isSelectable && (
          <Cell focusMode="child" allowsArrowNavigation>
            {null}
          </Cell>
        )}
        {columns.map(({ key, focus }, index) => (
          <Cell
            key={key}
            id={cellKey(name, key)}
            textValue={textsOfCells[index] ?? ''}
            focusMode={focus === 'cell' || tabKey === 'enters' ? 'cell' : 'child'}
          >
            {null}
          </Cell>
        ))}
      </AriaRow>
    );
  }, [texts, shape, name, isSelectable, tabKey, onAction]);
}) as <Row>(props: GridRowProps<Row>) => ReactNode;

/** The key of a cell in the collection. */
export const cellKey = (row: string, column: string) => `${row} ${column}`;
