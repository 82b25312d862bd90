import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { actions, bar, barCell, barRow, barWords } from './bars.css.ts';
import { useStrings } from './DataTable.strings.ts';
import { roles } from './layout.ts';
import type { TableSelection } from './tableProps.ts';
import type { Selected } from './useSelection.ts';

interface BulkBarProps {
  span: number;
  chosen: Selected;
  actions: NonNullable<TableSelection['actions']>;
  /** Chooses every row of every page, where the table has them and some are not chosen yet. */
  everyRow: { count: number; choose: () => void } | undefined;
  /** Where focus goes when the line empties. */
  home: RefObject<HTMLInputElement | null>;
}

/**
 * What can be done with the chosen rows. The line is the last of the heads, so that Tab comes to it after them, and
 * is there before a row is chosen, so that no row moves from under a finger.
 */
export function BulkBar({ span, chosen, actions: actionsFor, everyRow, home }: BulkBarProps) {
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
        <div ref={group} className={bar} role="group" aria-label={strings.actions}>
          <span className={barWords}>{strings.chosenWhere(selected.size, selected.size - seen)}</span>
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
