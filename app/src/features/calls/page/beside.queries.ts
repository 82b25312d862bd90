import type { PageOf } from '../../../core/http/paging.ts';
import { readPage } from '../../../core/lists/pageCursors.ts';

/** The rows before and after a row of a list, each with its page. */
export interface Beside<Row> {
  before: { row: Row; page: number } | null;
  after: { row: Row; page: number } | null;
}

interface Bounds {
  sort: 'startTime' | '-startTime';
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The query for the neighbor of a row in a list sorted by start: the next older or newer row within the date range. It
 * doesn't need a page number. `way` is 1 for the next row and -1 for the previous one.
 */
export function boundsBeside(startTime: string, { sort, from, to }: Bounds, way: 1 | -1): Bounds {
  const isOlder = (sort === '-startTime') === (way === 1);
  const justAfter = new Date(Date.parse(startTime) + 1).toISOString();
  if (isOlder) return { sort: '-startTime', from, to: earlier(to, startTime) };
  return { sort: 'startTime', from: later(from, justAfter), to };
}

const earlier = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) < Date.parse(other) ? one : other;
const later = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) > Date.parse(other) ? one : other;

type Ask<Row> = (limit: number, cursor: string | undefined) => Promise<PageOf<Row>>;

interface CallPosition {
  page: number;
  size: number;
  cursor: string | undefined;
}

/** The neighbors in any other order, also on adjacent pages. Both are `null` if the row isn't on the page. */
export async function besideOnPage<Row extends { id: string }>(
  id: string,
  { page, size, cursor }: CallPosition,
  ask: Ask<Row>,
): Promise<Beside<Row>> {
  const cursors = cursor === undefined ? {} : { [page]: cursor };
  const { rows, next } = (await readPage(page, size, cursors, ask)).found;
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return { before: null, after: null };
  const [before, after] = await Promise.all([
    index === 0 && page > 1 ? lastOf(page - 1, size, ask) : rows[index - 1],
    index === rows.length - 1 && next !== null ? firstAt(next, ask) : rows[index + 1],
  ]);
  return {
    before: before ? { row: before, page: index === 0 ? page - 1 : page } : null,
    after: after ? { row: after, page: index === rows.length - 1 ? page + 1 : page } : null,
  };
}

const lastOf = async <Row>(page: number, size: number, ask: Ask<Row>) =>
  (await readPage(page, size, {}, ask)).found.rows.at(-1);
const firstAt = async <Row>(cursor: string, ask: Ask<Row>) => (await ask(1, cursor)).rows[0];
