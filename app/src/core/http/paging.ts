import type { Endpoint, ReplyOf } from '@console/contract';
import { type CallOptions, callAnswered } from './call.ts';
import { ApiError } from './errors.ts';

/** One page of a list. */
export interface PageOf<Row> {
  rows: readonly Row[];
  /** The number of rows on all pages; `null` if the server doesn't count them. */
  total: number | null;
  /** The `cursor` of the next page; `null` on the last page. */
  next: string | null;
  /** How many of the newest rows were searched, if the server didn't search all of them (`X-Searched-Count`). */
  searched?: number | undefined;
  /** Whether the rows of the server lack a field that a filter of the query needs, so that none is found. */
  lacksFields?: boolean | undefined;
}

/** How to search, filter and sort a list on the client, for a server that can only send the whole list. */
export interface LocalList<Row> {
  /** Whether a row matches the search text (`q`). */
  finds?: (row: Row, words: string) => boolean;
  /** Whether a row passes a filter, keyed by the filter's name in the query. */
  passes?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  /** Whether the rows of the server lack a field that a filter of the query needs. */
  lacksFields?: (rows: readonly Row[], query: Readonly<Record<string, unknown>>) => boolean;
  /** Comparison functions, keyed by the value of `sort` without its minus. */
  compare: Readonly<Record<string, (one: Row, other: Row) => number>>;
  /** The default `sort`, such as `name` or `-startTime`. */
  usual: string;
}

type ListEndpoint = Endpoint & { method: 'GET'; query: object };
type RowOf<E> = ReplyOf<E> extends readonly (infer Row)[] ? Row : never;

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
  sort?: string | undefined;
  q?: string | undefined;
}

/** The largest page size that a screen shows. */
const largestShown = 100;

/** A local cursor: the number of rows of the whole list before the page. */
const localCursor = /^local:(\d+)$/;

/**
 * Requests one page of a list, typed like `call`; `limit` is required. A server that sends neither the length of the
 * list (`X-Total-Count`) nor a next page (`Link: <…>; rel="next"`) has sent the whole list: `local` then searches,
 * filters and sorts it, and the page is cut here. Callers see no difference. The whole list isn't cached: it is
 * requested again with the next page.
 *
 * @throws {ApiError} also `validation`, for a local cursor if the server sends pages by now: start at the first page
 * @example
 * callPage<typeof contacts.listContacts>('GET', '/organization/:orgId/contacts/', { params: { orgId }, query, signal }, local);
 */
export async function callPage<E extends ListEndpoint>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> & { query: PageQuery },
  local: LocalList<RowOf<E>>,
): Promise<PageOf<RowOf<E>>> {
  const { cursor, ...query } = options.query;
  const start = localCursor.exec(cursor ?? '')?.[1];
  // A larger page, which is read on the way to another one or into a file, isn't cached.
  const keeps = query.limit <= largestShown;
  const asked = start === undefined ? { ...options, keeps } : { ...options, query, keeps };
  const { reply, headers } = await callAnswered<E>(method, path, asked);
  const rows = reply as readonly RowOf<E>[];
  const told = toldBy(headers);
  const isPage = told.total !== null || told.next !== null || asked.query.cursor !== undefined;
  if (isPage && rows.length <= query.limit) {
    // The server was updated to send pages, and this is the first one.
    if (Number(start ?? 0) > 0) throw new ApiError('validation', { status: 422 });
    return { rows, ...told };
  }
  // The only page of a list might lack paging headers and still have the number of searched rows.
  const page = cut(inOrder(rows, query, local), Number(start ?? 0), query.limit);
  const lacksFields = local.lacksFields?.(rows, { ...query });
  return { ...page, searched: told.searched, lacksFields };
}

/** The paging information in the headers. */
function toldBy(headers: Headers) {
  const total = Number(headers.get('x-total-count') ?? 'none');
  const [, address] = /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(headers.get('link') ?? '') ?? [];
  const next = address ? new URL(address, 'http://server.invalid').searchParams.get('cursor') : null;
  const searched = Number(headers.get('x-searched-count') ?? 0) || undefined;
  return { total: Number.isSafeInteger(total) && total >= 0 ? total : null, next, searched };
}

/** The requested rows of a whole list, in the requested order. */
function inOrder<Row>(
  rows: readonly Row[],
  { limit: _, sort, q, ...filters }: PageQuery,
  local: LocalList<Row>,
) {
  const wanted = Object.entries<unknown>(filters).flatMap(([name, value]) => {
    const passes = local.passes?.[name];
    return passes && value !== undefined && value !== '' ? [(row: Row) => passes(row, String(value))] : [];
  });
  if (q && local.finds) wanted.push((row) => local.finds?.(row, q) ?? true);
  const order = sort ?? local.usual;
  const turn = order.startsWith('-') ? -1 : 1;
  const compare = local.compare[order.replace(/^-/, '')];
  const found = rows.filter((row) => wanted.every((isWanted) => isWanted(row)));
  return compare ? found.sort((one, other) => turn * compare(one, other)) : found;
}

function cut<Row>(rows: readonly Row[], start: number, limit: number): PageOf<Row> {
  const end = start + limit;
  return {
    rows: rows.slice(start, end),
    total: rows.length,
    next: end < rows.length ? `local:${end}` : null,
  };
}
