import type { ReactNode } from 'react';
import { type TableError, useTableStrings } from '../DataTable/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { heard, skeletonLine, state } from './DataGrid.css.ts';

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
