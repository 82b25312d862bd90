import type { PageOf } from '../http/paging.ts';

/** Where pages begin, by their numbers; the first begins without a cursor. */
export type PageCursors = Readonly<Record<number, string>>;

/** The most rows a server gives at once. */
export const longestPage = 200;
/** How many beginnings of pages are remembered. */
const longestTrail = 400;

/** Remembers where a page begins; the first ones are forgotten when there are very many. */
export function withCursor(trail: PageCursors = {}, page: number, cursor: string | null): PageCursors {
  if (cursor === null || trail[page] === cursor) return trail;
  const steps = Object.entries({ ...trail, [page]: cursor });
  return Object.fromEntries(steps.slice(-longestTrail));
}

type Ask<Row> = (limit: number, cursor: string | undefined) => Promise<PageOf<Row>>;

/**
 * Reads a page whose beginning is not known: from the nearest one before it that is, in steps as long as the server
 * allows. Of what lies between nothing is kept. A page beyond the end has no rows.
 */
export async function readPage<Row>(page: number, size: number, trail: PageCursors, ask: Ask<Row>) {
  const nearest = Object.keys(trail)
    .map(Number)
    .filter((known) => known <= page);
  const from = Math.max(1, ...nearest);
  let cursor = trail[from];
  let before = (from - 1) * size;
  while (before < (page - 1) * size) {
    const limit = Math.min(longestPage, (page - 1) * size - before);
    const step = await ask(limit, cursor);
    if (step.next === null) {
      const total = step.total ?? before + step.rows.length;
      return { cursor: undefined, found: { rows: [], total, next: null } satisfies PageOf<Row> };
    }
    cursor = step.next;
    before += limit;
  }
  return { cursor, found: await ask(size, cursor) };
}
