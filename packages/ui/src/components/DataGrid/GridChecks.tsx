import { useContext, useId } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import { Check, useTableStrings } from '../DataTable/index.ts';

interface AllCheckProps {
  /** How many rows are here. */
  count: number;
  /** Whether there are more rows than these. */
  isPart: boolean;
}

/** The box of all rows: how many they are, and that those elsewhere are not meant. */
export function AllCheck({ count, isPart }: AllCheckProps) {
  const strings = useTableStrings();
  const manager = useContext(TableStateContext)?.selectionManager;
  if (!manager) return null;

  return (
    <Check
      label={isPart ? strings.choosePage(count) : strings.chooseAll(count)}
      isSelected={manager.isSelectAll}
      isMixed={!manager.isEmpty && !manager.isSelectAll}
      isDisabled={count === 0}
      onChange={() => manager.toggleSelectAll()}
    />
  );
}

interface RowCheckProps {
  row: string;
  /** The id of what names the row. */
  namedBy: string;
}

/** The box of one row, named by the row. */
export function RowCheck({ row, namedBy }: RowCheckProps) {
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
