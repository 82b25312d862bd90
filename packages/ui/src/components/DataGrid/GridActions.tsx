import type { RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { barActions, barWords, type TableSelection, useTableStrings } from '../DataTable/index.ts';
import { bar } from './DataGrid.css.ts';

interface GridActionsProps {
  selected: ReadonlySet<string>;
  clear: () => void;
  actions: NonNullable<TableSelection['actions']>;
  /** How many of the chosen rows are not here. */
  elsewhere: number;
  /** Where focus goes when the line empties. */
  home: RefObject<HTMLElement | null>;
}

/**
 * What can be done with the chosen rows: the next stop of Tab after the grid. It is there before a row is chosen, so
 * that nothing moves, and stays in sight while rows are.
 */
export function GridActions({ selected, clear, actions: actionsFor, elsewhere, home }: GridActionsProps) {
  const strings = useTableStrings();
  const clearHome = () => {
    home.current?.focus();
    clear();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      className={bar}
      role="group"
      aria-label={strings.actions}
      data-selected={selected.size > 0 || undefined}
    >
      <span className={barWords}>{strings.chosenWhere({ count: selected.size, elsewhere })}</span>
      {selected.size > 0 && (
        <div className={barActions}>
          {actionsFor(selected, clearHome)}
          <Button size="row" variant="quiet" onPress={clearHome}>
            {strings.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
