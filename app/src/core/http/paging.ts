import type { Endpoint, ReplyOf } from '@console/contract';
import { type CallOptions, callAnswered } from './call.ts';
import { ApiError } from './errors.ts';

/** One page of a list. */
export interface PageOf<Row> {
  rows: readonly Row[];
  /** How many rows there are on all pages; `null` where the server does not count. */
  total: number | null;
  /** Where the next page begins, for `cursor`; `null` on the last page. */
  next: string | null;
  /** How many of the newest rows were searched, where a server did not search all of them (`X-Searched-Count`). */
  searched?: number | undefined;
}

/** How a list is searched, narrowed and put in order here, for a server that can only send all of it. */
export interface LocalList<Row> {
  /** Whether a row is meant by the words that are searched for (`q`). */
  finds?: (row: Row, words: string) => boolean;
  /** Whether a row passes a filter, by the name of the filter in the query. */
  passes?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  /** Which of two rows comes first, by the names of `sort` without its minus. */
  compare: Readonly<Record<string, (one: Row, other: Row) => number>>;
  /** The order when none is asked for, as `name` or `-startTime`. */
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

/** The most rows a page has that somebody looks at. */
const largestShown = 100;

/** A cursor of ours: how many rows of the whole list come before the page. */
const localCursor = /^local:(\d+)$/;

/**
 * Asks for one page of a list, typed like `call`; `limit` must be given. A server that tells neither how long the list
 * is (`X-Total-Count`) nor where it goes on (`Link: <…>; rel="next"`) has sent all of it: `local` then searches,
 * narrows and orders it, and the page is cut here. Nobody who calls sees the difference. Nothing is kept: the whole
 * list is asked for again with the next page.
 *
 * @throws {ApiError} `validation` also for a cursor of ours, when the server sends pages by now: begin at the first
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
  // A page that is only passed through, on the way to another or into a file, is not kept.
  const keeps = query.limit <= largestShown;
  const asked = start === undefined ? { ...options, keeps } : { ...options, query, keeps };
  const { reply, headers } = await callAnswered<E>(method, path, asked);
  const rows = reply as readonly RowOf<E>[];
  const told = toldBy(headers);
  const isPage = told.total !== null || told.next !== null || asked.query.cursor !== undefined;
  if (isPage && rows.length <= query.limit) {
    // It has learned to send pages since, and this is the first one.
    if (Number(start ?? 0) > 0) throw new ApiError('validation', { status: 422 });
    return { rows, ...told };
  }
  // A page that is the only one may say nothing of others, and yet say how much was searched.
  return { ...cut(inOrder(rows, query, local), Number(start ?? 0), query.limit), searched: told.searched };
}

/** What the headers say of a list. */
function toldBy(headers: Headers) {
  const total = Number(headers.get('x-total-count') ?? 'none');
  const [, address] = /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(headers.get('link') ?? '') ?? [];
  const next = address ? new URL(address, 'http://server.invalid').searchParams.get('cursor') : null;
  const searched = Number(headers.get('x-searched-count') ?? 0) || undefined;
  return { total: Number.isSafeInteger(total) && total >= 0 ? total : null, next, searched };
}

/** The rows of a whole list that are asked for, in the order that is asked for. */
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
