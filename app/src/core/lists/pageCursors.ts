import type { PageOf } from '../http/paging.ts';

/** The cursors of pages, keyed by page number. The first page has none. */
export type PageCursors = Readonly<Record<number, string>>;

/** The most rows that a server returns at once. */
export const longestPage = 200;
/** How many cursors are kept. */
const longestTrail = 400;

/** Adds the cursor of a page. Beyond the limit, those of the lowest pages are dropped. */
export function withCursor(trail: PageCursors = {}, page: number, cursor: string | null): PageCursors {
  if (cursor === null || trail[page] === cursor) return trail;
  const steps = Object.entries({ ...trail, [page]: cursor });
  return Object.fromEntries(steps.slice(-longestTrail));
}

type Ask<Row> = (limit: number, cursor: string | undefined) => Promise<PageOf<Row>>;

/**
 * Reads a page, starting at the nearest page before it whose cursor is known, in steps as large as the server allows.
 * The rows in between aren't kept. A page past the end has no rows.
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
