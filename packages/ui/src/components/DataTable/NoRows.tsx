import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Notice } from '../Notice/index.ts';
import { wholeLine, wholeRow } from './cells.css.ts';
import { notice } from './DataTable.css.ts';
import { useStrings } from './DataTable.strings.ts';
import { roles } from './layout.ts';
import type { TableError } from './tableProps.ts';

interface FailureProps {
  error: TableError;
  title: string;
  onRetry: (() => void) | undefined;
}

/** A line above rows that are still here: they are old, why, and another try. */
export function FailedAgain({ error, title, onRetry }: FailureProps) {
  const strings = useStrings();
  const action = onRetry && (
    <Button size="row" onPress={onRetry}>
      {strings.retry}
    </Button>
  );

  return (
    <div className={notice}>
      <Notice tone="warning" title={title} action={action}>
        {error.description}
      </Notice>
    </div>
  );
}

interface NoRowsProps extends Omit<FailureProps, 'error'> {
  span: number;
  error: TableError | undefined;
  empty: ReactNode;
}

/** One cell over the whole width, in place of the rows: nothing here, or nothing came. */
export function NoRows({ span, error, title, onRetry, empty }: NoRowsProps) {
  const strings = useStrings();

  return (
    <tr {...roles.row} className={wholeLine}>
      <td {...roles.cell} className={wholeRow} colSpan={span}>
        {error ? (
          <ErrorPanel title={title} requestId={error.requestId} {...(onRetry && { onRetry })}>
            {error.description}
          </ErrorPanel>
        ) : (
          (empty ?? strings.loaded(0))
        )}
      </td>
    </tr>
  );
}
