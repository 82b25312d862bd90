import { ErrorPanel } from '@console/ui';
import type { ReactNode } from 'react';
import type { QueryState } from '../cache/requestFailures.ts';
import { explain } from '../http/failures.ts';
import { useMessages } from '../i18n/index.ts';

export interface LoadFailedProps {
  /** What could not be loaded. */
  title: string;
  query: Pick<QueryState, 'error' | 'isFetching' | 'refetch'>;
}

/** Says why a query failed, and offers another try. */
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
  /** Shown until the data or an error has come. */
  loading: ReactNode;
  /** What could not be loaded, as the title of the error. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a query, and until then that it loads or why it failed. Data that cannot be refreshed stays. */
export function QueryView<Data>({ query, loading, failed, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <LoadFailed title={failed} query={query} /> : loading;
}
