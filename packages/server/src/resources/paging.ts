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
  /** What each name of `sort` stands for; never null. */
  by: Readonly<Record<string, RawBuilder<unknown>>>;
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

/** Where a row stands in its list. */
interface Place {
  cursor_value: string;
  cursor_id: string;
}

const Cursor = z.tuple([z.string(), z.string(), z.string()]);

/**
 * Reads one page by keyset: the next one begins after the last row, however many rows came or went meanwhile.
 * Without a `limit` the whole list is the page.
 */
export async function paged<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, cursor, sort }: Asked,
  { by, usual, id }: Order,
): Promise<Paged<Row>> {
  const order = sort ?? usual;
  const isDescending = order.startsWith('-');
  const column = by[isDescending ? order.slice(1) : order];
  if (!column) throw new Error(`No column for the order ${order}`);
  const direction = isDescending ? 'desc' : 'asc';
  const last = cursor === undefined ? undefined : readCursor(cursor, order);

  const [count] = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .execute();
  const total = count?.total ?? 0;
  const rows = await query
    .select([sql<string>`(${column})::text`.as('cursor_value'), sql<string>`${sql.ref(id)}`.as('cursor_id')])
    .$if(last !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${column}, ${sql.ref(id)}) ${isDescending ? sql`<` : sql`>`} (${last?.[1]}, ${last?.[2]})`,
      ),
    )
    .orderBy(column, direction)
    .orderBy(sql.ref(id), direction)
    .$if(limit !== undefined, (query) => query.limit((limit ?? 0) + 1))
    .$castTo<Row & Place>()
    .execute();

  if (limit === undefined || rows.length <= limit) return { rows, total };
  const kept = rows.slice(0, limit);
  const end = kept.at(-1);
  return { rows: kept, total, ...(end && { next: writeCursor([order, end.cursor_value, end.cursor_id]) }) };
}

/** Tells in the headers how long the whole list is and where it goes on. */
export function tellPage(request: FastifyRequest, reply: FastifyReply, { total, next }: Paged<unknown>) {
  reply.header('x-total-count', total);
  if (!next) return;
  const { pathname, searchParams } = new URL(request.url, 'http://console.invalid');
  searchParams.set('cursor', next);
  reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
}

/** Text to look for, as a pattern of `ilike` that finds it anywhere. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const writeCursor = (cursor: z.input<typeof Cursor>) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, order: string) {
  try {
    const cursor = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (cursor[0] === order) return cursor;
  } catch {
    // Told below, like a cursor of another order.
  }
  throw new Problem('validation', {
    errors: [{ path: 'cursor', message: 'This cursor is not of this list' }],
  });
}
