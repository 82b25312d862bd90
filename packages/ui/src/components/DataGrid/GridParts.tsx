import type { ReactNode, RefObject } from 'react';
import { Button } from '../Button/index.ts';
import {
  barActions,
  barWords,
  type TableError,
  type TableSelection,
  useTableStrings,
} from '../DataTable/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { bar, heard, skeletonLine, state } from './DataGrid.css.ts';

interface GridActionsProps {
  selected: ReadonlySet<string>;
  clear: () => void;
  actions: NonNullable<TableSelection['actions']>;
  /** Selects the rows of all pages, if the grid has them and some aren't selected yet. */
  everyRow: { count: number; choose: () => void } | undefined;
  /** How many selected rows aren't in `rows`. */
  elsewhere: number;
  /** Gets focus when the selection is cleared. */
  home: RefObject<HTMLElement | null>;
}

/**
 * The actions for the selected rows: the next tab stop after the grid. The bar is there before any row is selected, so
 * that nothing moves, and sticks to the bottom while rows are selected.
 */
export function GridActions({
  selected,
  clear,
  actions: actionsFor,
  elsewhere,
  everyRow,
  home,
}: GridActionsProps) {
  const strings = useTableStrings();
  const clearHome = () => {
    home.current?.focus();
    clear();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      className={bar}
      data-part="data-grid-selection"
      role="group"
      aria-label={strings.actions}
      data-selected={selected.size > 0 || undefined}
    >
      <span className={barWords}>{strings.chosenWhere({ count: selected.size, elsewhere })}</span>
      {selected.size > 0 && (
        <div className={barActions}>
          {everyRow && (
            <Button
              size="row"
              variant="quiet"
              onPress={() => {
                home.current?.focus();
                everyRow.choose();
              }}
            >
              {strings.chooseEvery(everyRow.count)}
            </Button>
          )}
          {actionsFor(selected, clearHome)}
          <Button size="row" variant="quiet" onPress={clearHome}>
            {strings.clear}
          </Button>
        </div>
      )}
    </div>
  );
}

interface GridStateProps {
  isWaiting: boolean;
  skeletonRows: number;
  error: TableError | undefined;
  title: string;
  onRetry: (() => void) | undefined;
  empty: ReactNode;
}

/** Replaces the rows while they load, if there are none, or if loading failed. */
export function GridState({ isWaiting, skeletonRows, error, title, onRetry, empty }: GridStateProps) {
  const strings = useTableStrings();

  if (isWaiting)
    return (
      <>
        <span className={heard}>{strings.loading}</span>
        {Array.from({ length: skeletonRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no ID and never move.
          <div key={index} className={skeletonLine} aria-hidden>
            <Skeleton width={widths[index % widths.length] ?? '50%'} />
          </div>
        ))}
      </>
    );

  return (
    <div className={state}>
      {error ? (
        <ErrorPanel title={title} requestId={error.requestId} {...(onRetry && { onRetry })}>
          {error.description}
        </ErrorPanel>
      ) : (
        (empty ?? strings.loaded(0))
      )}
    </div>
  );
}

/** Different widths, so that the skeleton looks like text. */
const widths = ['60%', '45%', '68%', '52%'];
