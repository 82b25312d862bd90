import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { Problem } from '../errors.ts';

/** What a list was asked for, as `listQuery` of the contract reads it. */
export interface Asked {
  limit?: number | undefined;
  cursor?: string | undefined;
  sort?: string | undefined;
}

interface Order {
  /** What each name of `sort` stands for: one expression or several, never null. */
  by: Readonly<Record<string, readonly RawBuilder<unknown>[]>>;
  /** The order when none is asked for, as `name` or `-createdAt`. */
  usual: string;
  /** The column that tells equal rows apart. */
  id: string;
}

/** One page of a list. */
export interface Paged<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
  /** Where the next page begins; absent on the last. */
  next?: string;
}

/** What a row says of its list. */
interface Place {
  cursor_values: string[];
  total: number;
}

/** The order, and the values of the last row before the page: those of the order, then the id. */
const Cursor = z.tuple([z.string(), z.array(z.string())]);

/**
 * Reads one page in one query, by keyset: the next one begins after the last row, however many rows came or
 * went meanwhile. Without a `limit` the whole list is the page.
 *
 * @param known how many rows there are on all pages, where that is known without counting them
 */
export async function paged<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, cursor, sort }: Asked,
  { by, usual, id }: Order,
  known?: number,
): Promise<Paged<Row>> {
  const order = sort ?? usual;
  const isDescending = order.startsWith('-');
  const expressions = by[isDescending ? order.slice(1) : order];
  if (!expressions) throw new Error(`No column for the order ${order}`);
  const columns = [...expressions, sql.ref(id)];
  const direction = isDescending ? 'desc' : 'asc';
  const last = cursor === undefined ? undefined : readCursor(cursor, order, columns.length);
  const count = query.clearSelect().select(total);

  const rows = await columns
    .reduce((ordered, column) => ordered.orderBy(column, direction), query)
    .select([
      sql<string[]>`array[${sql.join(columns.map((column) => sql`(${column})::text`))}]`.as('cursor_values'),
      (known === undefined ? sql<number>`(${count})` : sql<number>`${known}::bigint`).as('total'),
    ])
    .$if(last !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${sql.join(columns)}) ${isDescending ? sql`<` : sql`>`} (${sql.join(last ?? [])})`,
      ),
    )
    .$if(limit !== undefined, (query) => query.limit((limit ?? 0) + 1))
    .$castTo<Row & Place>()
    .execute()
    .catch((error: unknown) => Promise.reject(last && isBadValue(error) ? foreignCursor() : error));

  const all = rows[0]?.total ?? known ?? (last ? await countOf(query) : 0);
  if (limit === undefined || rows.length <= limit) return { rows, total: all };
  const kept = rows.slice(0, limit);
  const end = kept.at(-1);
  return { rows: kept, total: all, ...(end && { next: writeCursor([order, end.cursor_values]) }) };
}

const total = sql<number>`count(*)`.as('total');

async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  const counted = query.clearSelect().select(total).$castTo<{ total: number }>();
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** Tells in the headers how long the whole list is and where it goes on. */
export function tellPage(request: FastifyRequest, reply: FastifyReply, { total, next }: Paged<unknown>) {
  reply.header('x-total-count', total);
  if (!next) return;
  const { pathname, searchParams } = new URL(request.url, 'http://console.invalid');
  searchParams.set('cursor', next);
  reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
}

/** Whether a text that `searchable` folded holds the words, wherever and however they are written. */
export const holds = (text: RawBuilder<string>, words: string) =>
  sql<SqlBool>`${text} like searchable(${`%${words.replace(/[\\%_]/g, '\\$&')}%`})`;

/** The order of names: by letter, capitals and small ones alike, the same on every database. */
export const folded = (column: string) => sql<string>`(searchable(${sql.ref(column)}) collate "C")`;

const writeCursor = (cursor: z.input<typeof Cursor>) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, order: string, length: number): string[] {
  try {
    const [cursorOrder, values] = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (cursorOrder === order && values.length === length) return values;
  } catch {
    // Told below, like a cursor of another order.
  }
  throw foreignCursor();
}

/** A value that the column cannot hold: the cursor was made up. */
const isBadValue = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(22P02|2200[78]|22003)$/.test(String(error.code));

const foreignCursor = () =>
  new Problem('validation', {
    errors: [{ path: 'cursor', code: 'foreign-cursor', message: 'This cursor is not of this list' }],
  });
