import { memo } from 'react';
import { Row as AriaRow, Cell } from 'react-aria-components/Table';
import { isSortable } from '../DataTable/index.ts';
import type { DataGridProps, GridColumn } from './gridProps.ts';

interface GridRowProps {
  /** The unique key of the row. */
  name: string;
  /** The texts of the cells, as JSON. */
  texts: string;
  /** The columns when anything but `cell` last changed in them. */
  layout: readonly GridColumn<never>[];
  isSelectable: boolean;
  tabKey: NonNullable<DataGridProps<unknown>['tabKey']>;
  /** Must keep its identity; otherwise every row re-renders. */
  onAction: ((name: string) => void) | undefined;
}

/** What the grid shows of the columns besides their cells, as text. */
export const shapeOf = <Row,>(columns: readonly GridColumn<Row>[]) =>
  JSON.stringify(
    columns.map((column) => {
      const { key, header, align, width, isRowHeader, isHeaderHidden, focus } = column;
      return [key, header, align, width, isRowHeader, isHeaderHidden, focus, isSortable(column)];
    }),
  );

/**
 * A row of react-aria's collection: its keys and texts, for the keyboard and announcements. `GridRows` renders what
 * people see, so that a change in a cell doesn't build another collection.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { name, texts, layout, isSelectable, tabKey, onAction } = props;
  const textsOfCells: string[] = JSON.parse(texts);
  return (
    <AriaRow id={name} {...(onAction && { onAction: () => onAction(name) })}>
      {isSelectable && (
        <Cell focusMode="child" allowsArrowNavigation>
          {null}
        </Cell>
      )}
      {layout.map(({ key, focus }, index) => (
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
});

/** The key of a cell in the collection. */
export const cellKey = (row: string, column: string) => `${row} ${column}`;
