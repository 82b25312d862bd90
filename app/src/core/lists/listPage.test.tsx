// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/errors.ts';
import type { PageOf } from '../http/paging.ts';
import { defineList, queryOf } from './listAddress.ts';
import { useListPage } from './listPage.queries.ts';
import { useList } from './useList.ts';

const definition = defineList({ sorts: ['name'], usual: 'name', filters: { kind: ['odd', 'even'] } });

/** A server with pages of numbers. A cursor is the last number before the page. */
function serverOf(size: number) {
  const numbers = Array.from({ length: size }, (_, at) => at + 1);
  const calls: string[] = [];
  async function read({
    limit,
    cursor,
    ...query
  }: {
    limit: number;
    cursor?: string | undefined;
    kind?: string;
    q?: string;
  }) {
    calls.push(`${limit} after ${cursor ?? 'nothing'}`);
    if (cursor === 'foreign') throw new ApiError('validation', { status: 422 });
    const found = numbers.filter((one) => !query.kind || (one % 2 === 0) === (query.kind === 'even'));
    const rest = found.filter((one) => one > Number(cursor ?? 0));
    const rows = rest.slice(0, limit);
    const next = rest.length > limit ? `${rows.at(-1)}` : null;
    return { rows, total: found.length, next } satisfies PageOf<number>;
  }
  return { numbers, calls, read };
}

afterEach(cleanup);

function show(server: ReturnType<typeof serverOf>, start = '') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const history = [start];
  const { result } = renderHook(
    () => {
      const [search, setSearch] = useState(start);
      const onSearchChange = (next: string, { replace = false } = {}) => {
        if (replace) history.pop();
        history.push(next);
        setSearch(next);
      };
      const list = useList(definition, { search, onSearchChange });
      const page = useListPage({
        queryKey: ['numbers'],
        list,
        read: (place, _signal) => server.read({ ...place, ...queryOf(list.asked) }),
      });
      return { list, page, setSearch };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  const first = (row: number) => waitFor(() => expect(result.current.page.rows?.[0]).toBe(row));
  const held = () =>
    queries
      .getQueryCache()
      .findAll({ queryKey: ['numbers', 'page'] })
      .map(({ queryKey }) => queryKey[4]);
  return { result, history, first, held };
}

test('pages are loaded by cursor, and the URL has the cursor of each page', async () => {
  const server = serverOf(60);
  const { result, history, first } = show(server);
  await first(1);
  expect(result.current.page.total).toBe(60);
  act(() => result.current.page.paging.onPageChange(2));
  // The previous page stays visible.
  expect(result.current.page.rows?.[0]).toBe(1);
  expect(result.current.page.isOld).toBe(true);
  await first(26);
  act(() => result.current.page.paging.onPageChange(3));
  await first(51);
  expect(result.current.page.paging.hasNext).toBe(false);
  act(() => result.current.page.paging.onPageChange(2));
  await first(26);
  expect(history).toEqual(['', '?page=2&cursor=25', '?page=3&cursor=50', '?page=2&cursor=25']);
  expect(server.calls).toEqual(['25 after nothing', '25 after 25', '25 after 50', '25 after 25']);
});

test('the next page is prefetched on intent, and at most two pages are cached', async () => {
  const server = serverOf(500);
  const { result, first, held } = show(server);
  await first(1);
  for (let page = 2; page < 12; page += 1) {
    act(() => result.current.page.paging.onNextPagePrefetch());
    await waitFor(() => expect(held()).toEqual([page - 1, page]));
    act(() => result.current.page.paging.onPageChange(page));
    await first((page - 1) * 25 + 1);
    expect(held()).toEqual([page]);
  }
  expect(server.calls).toHaveLength(11);
});

test('a link to a late page uses its cursor; the page before it is reached in large steps', async () => {
  const server = serverOf(1000);
  const { result, first } = show(server, '?page=21&cursor=500');
  await first(501);
  expect(server.calls).toEqual(['25 after 500']);
  act(() => result.current.page.paging.onPageChange(20));
  await first(476);
  expect(server.calls.slice(1)).toEqual([
    '200 after nothing',
    '200 after 200',
    '75 after 400',
    '25 after 475',
  ]);
});

test('a page with a rejected cursor is reached from the start of the list', async () => {
  const server = serverOf(100);
  const { first } = show(server, '?page=2&cursor=foreign');
  await first(26);
});

test('a page past the end is replaced by the last one', async () => {
  const server = serverOf(60);
  const { history, first } = show(server, '?page=9');
  await first(51);
  expect(history).toEqual(['?page=3']);
});

test('a new filter, sort order or page size starts at page 1 and adds a history entry', async () => {
  const server = serverOf(100);
  const { result, history, first } = show(server, '?page=2&cursor=25');
  await first(26);
  act(() => result.current.list.filter('kind', 'even'));
  await first(2);
  expect([result.current.page.total, result.current.list.isNarrowed]).toEqual([50, true]);
  act(() => result.current.list.sortBy({ column: 'name', direction: 'descending' }));
  act(() => result.current.page.paging.onPageSizeChange(50, 1));
  expect(history.slice(1)).toEqual(['?kind=even', '?kind=even&sort=-name', '?kind=even&sort=-name&size=50']);
});

test('search text is written to the URL after a pause and never overwrites the input', async () => {
  vi.useFakeTimers();
  try {
    const { result, history } = show(serverOf(3), '?page=2');
    const type = (words: string) => act(() => result.current.list.searchField.onChange(words));
    type('a');
    type('ab');
    expect(history).toEqual(['?page=2']);
    act(() => vi.advanceTimersByTime(300));
    type('abc');
    expect(history).toEqual(['?page=2', '?q=ab']);
    expect(result.current.list.searchField.value).toBe('abc');
    act(() => result.current.list.searchField.onSubmit());
    expect(history).toEqual(['?page=2', '?q=abc']);
    // Back: a different search text in the URL replaces the input.
    act(() => result.current.setSearch('?page=2'));
    expect(result.current.list.searchField.value).toBe('');
    act(() => vi.advanceTimersByTime(1000));
    expect(history).toEqual(['?page=2', '?q=abc']);
  } finally {
    vi.useRealTimers();
  }
});
