import { ApiError } from '../http/errors.ts';

/** The part of a query that tells whether its data came. */
export interface QueryState<Data = unknown> {
  data: Data | undefined;
  error: unknown;
  /** How often it has failed, also since it was requested again. */
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What did not come, for who says so. */
export interface RequestFailures {
  /** `null` when all is here, on its way, or asked for again. */
  error: unknown;
  isRetrying: boolean;
  /** Asks again for what did not come, and for nothing else. */
  onRetry: () => void;
}

/** What is gone, or is not for this person, is no trouble. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'forbidden');

/** What did not come of the parts that stand beside the main thing of a page. */
export function requestFailures(queries: readonly QueryState[]): RequestFailures {
  // While it is asked for again a query has no error, and still has had one.
  const failed = queries.filter(
    ({ data, error, errorUpdateCount }) => data === undefined && errorUpdateCount > 0 && !isAnswer(error),
  );
  return {
    error: failed.find(({ error }) => error)?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    onRetry() {
      for (const query of failed) void query.refetch();
    },
  };
}
