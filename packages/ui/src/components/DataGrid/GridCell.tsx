import { type CellElementProps, type CellKeys, useCellKeys } from './useCellKeys.ts';

interface GridCellProps extends CellKeys {
  /** What react-aria gives the cell. */
  cell: CellElementProps;
}

/** The element of a cell, with the keys that lead into its controls and out of them. */
export function GridCell({ cell, ...keys }: GridCellProps) {
  return <td {...useCellKeys(cell, keys)} />;
}
