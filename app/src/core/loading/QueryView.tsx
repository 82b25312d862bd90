import { ErrorPanel } from '@console/ui';
import type { ReactNode } from 'react';
import type { QueryState } from '../cache/requestFailures.ts';
import { explain } from '../http/failures.ts';
import { useMessages } from '../i18n/index.ts';

export interface LoadFailedProps {
  /** A sentence that names what couldn't be loaded. */
  title: string;
  query: Pick<QueryState, 'error' | 'isFetching' | 'refetch'>;
}

/** Shows why a query failed, with a retry button. */
export function LoadFailed({ title, query: { error, isFetching, refetch } }: LoadFailedProps) {
  const { sentence, requestId } = explain(error, useMessages());
  return (
    <ErrorPanel title={title} onRetry={() => void refetch()} isRetrying={isFetching} requestId={requestId}>
      {sentence}
    </ErrorPanel>
  );
}

export interface QueryViewProps<Data> {
  query: Omit<QueryState<Data>, 'errorUpdateCount'>;
  /** Shown until there is data or an error. */
  loading: ReactNode;
  /** The title of the error: a sentence that names what couldn't be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query, also after a failed refetch. Without data, shows that it is loading or why it failed. */
export function QueryView<Data>({ query, loading, failed, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <LoadFailed title={failed} query={query} /> : loading;
}
