import {
  hashKey,
  type QueryClient,
  type QueryMeta,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { ApiError } from '../http/errors.ts';
import type { PageOf } from '../http/paging.ts';
import { pageSizes, queryOf } from './listAddress.ts';
import { type PageCursors, readPage, withCursor } from './pageCursors.ts';
import type { AnyList } from './useList.ts';

/** Milliseconds. A failure before that isn't one of the screen that is about to mount. */
const justNow = 1000;

interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

export interface ListPageOptions<Row> {
  /** The query key of the pages. Invalidate it when a row changes. Each list needs its own. */
  queryKey: readonly unknown[];
  /** The return value of `useList`. */
  list: AnyList;
  /** Reads one page. Pass sort order, search text and filters from `queryOf(list.asked)`. */
  read: (place: PageRequest, signal: AbortSignal) => Promise<PageOf<Row>>;
  /** `live` or `liveWith` from `core/live`, to refresh the page automatically. */
  meta?: QueryMeta;
}

/**
 * One page of a list. The previous page stays visible while it loads; the next one is prefetched when the pointer or
 * focus comes near. At most the current and the next page are cached.
 */
export function useListPage<Row>({ queryKey, list, read, meta }: ListPageOptions<Row>) {
  const queries = useQueryClient();
  const { asked } = list;
  const narrowing = queryOf(asked);
  const pagesKey = [...queryKey, 'page'];
  const trailKey = [...queryKey, 'trail', narrowing, asked.size];
  const cursors = () => queries.getQueryData<PageCursors>(trailKey) ?? {};

  const optionsFor = (page: number, cursor: string | undefined) => ({
    queryKey: [...pagesKey, narrowing, asked.size, page, cursor ?? null],
    async queryFn({ signal }: { signal: AbortSignal }) {
      const known = cursor === undefined ? cursors() : withCursor(cursors(), page, cursor);
      const begin = await beginningOf(page, asked.size, known, (limit, at) =>
        read({ limit, cursor: at }, signal),
      );
      remember(queries, trailKey, page, begin.cursor ?? null);
      remember(queries, trailKey, page + 1, begin.found.next);
      return begin.found;
    },
  });

  const current = { ...optionsFor(asked.page, asked.cursor), ...(meta && { meta }) };
  // Sends the request while the screen renders, instead of after it has mounted.
  usePrefetchQuery(current);
  const { status, errorUpdatedAt = 0 } = queries.getQueryState(current.queryKey) ?? {};
  const query = useQuery({
    ...current,
    // If that request fails before the screen has mounted, it isn't sent again.
    retryOnMount: status === 'error' && Date.now() - errorUpdatedAt > justNow,
    placeholderData: (last, lastQuery) =>
      lastQuery && hashKey(lastQuery.queryKey.slice(0, pagesKey.length)) === hashKey(pagesKey)
        ? last
        : undefined,
  });
  // Keeps the cursors in the cache while the list is on the screen, and for `gcTime` after that.
  useQuery({ queryKey: trailKey, queryFn: cursors, enabled: false, notifyOnChangeProps: [] });

  const { isPlaceholderData } = query;
  // The first rows are rendered concurrently, so that the page stays responsive; a change to a visible row, at once.
  const isDrawn = useDeferredValue(query.data !== undefined);
  const data = isDrawn ? query.data : undefined;
  const next = isPlaceholderData ? null : (data?.next ?? null);
  const total = data?.total ?? undefined;

  const shown = hashKey(current.queryKey);
  const ahead = next === null ? '' : hashKey(optionsFor(asked.page + 1, next).queryKey);
  const dropOthers = useEffectEvent(() => {
    const isOther = ({ queryHash }: { queryHash: string }) => queryHash !== shown && queryHash !== ahead;
    queries.removeQueries({ queryKey: pagesKey, type: 'inactive', predicate: isOther });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current or next page changes.
  useEffect(() => dropOthers(), [shown, ahead]);

  const { goTo } = list;
  const isBeyond = !isPlaceholderData && asked.page > 1 && data?.rows.length === 0;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / asked.size));
  const turnBack = useEffectEvent(() =>
    goTo(Math.min(lastPage, asked.page - 1), undefined, { replace: true }),
  );
  // Before anyone can press something: a later change of the URL would undo what was pressed in the meantime.
  useLayoutEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  return {
    rows: isBeyond ? undefined : data?.rows,
    total,
    /** How many of the newest rows were searched, if not all were. */
    searched: isPlaceholderData ? undefined : data?.searched,
    /** Whether the server's rows lack a field that the filters need. */
    lacksFields: !isPlaceholderData && (data?.lacksFields ?? false),
    error: query.error,
    /** Whether people wait for rows. A background refresh isn't loading and doesn't render again. */
    isLoading:
      (!data && !query.error) || isPlaceholderData || isBeyond || (query.error !== null && query.isFetching),
    /** Whether the rows are still those of the previous request. */
    isOld: isPlaceholderData,
    retry: () => void query.refetch(),
    /** For the `paging` of a `DataTable`. */
    paging: {
      mode: 'server' as const,
      page: asked.page,
      pageSize: asked.size,
      pageSizes,
      total,
      hasNext: next !== null,
      onPageChange: (page: number) => goTo(page, (page === asked.page + 1 ? next : null) ?? cursors()[page]),
      onPageSizeChange: list.resize,
      onNextPagePrefetch: () => {
        if (next !== null) void queries.prefetchQuery(optionsFor(asked.page + 1, next));
      },
    },
  };
}

/** Reads a page from its known cursor. If the server rejects it, reads from the start of the list instead. */
async function beginningOf<Row>(
  page: number,
  size: number,
  trail: PageCursors,
  ask: (limit: number, cursor: string | undefined) => Promise<PageOf<Row>>,
) {
  try {
    return await readPage(page, size, trail, ask);
  } catch (error) {
    const isForeign = error instanceof ApiError && error.kind === 'validation';
    if (!isForeign || Object.keys(trail).length === 0) throw error;
    return readPage(page, size, {}, ask);
  }
}

function remember(queries: QueryClient, trailKey: readonly unknown[], page: number, cursor: string | null) {
  queries.setQueryData<PageCursors>(trailKey, (trail) => withCursor(trail, page, cursor));
}
