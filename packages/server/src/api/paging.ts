import type { Locale } from '@console/contract/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { kept } from '../database/kept.ts';
import type { Tables } from '../database/schema.ts';
import { Problem } from './errors.ts';

/** What a list was asked for, as `listQuery` of the contract reads it. */
export interface ListParams {
  limit?: number | undefined;
  cursor?: string | undefined;
  sort?: string | undefined;
  /** The long texts of a page. */
  fields?: string | undefined;
  /** It is one batch of a whole list, which brings all texts. */
  isBatch?: true;
}

interface Order {
  /**
   * What each name of `sort` stands for: one expression or several, never null, of columns that the query selects under
   * their own names.
   */
  by: Readonly<Record<string, readonly RawBuilder<unknown>[]>>;
  /** The order when none is asked for, as `name` or `-createdAt`. */
  usual: string;
  /** Its column `id` tells equal rows apart. */
  table: string;
  /** Of the reader, where one of the orders is alphabetical. */
  language?: Locale;
  /** Bytes of a row's long texts, for lists that have some. */
  weight?: RawBuilder<number>;
}

/** One page of a list. */
export interface Paged<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
  /** Where the next page begins; absent on the last. */
  next?: string;
  /** How many of the newest rows were searched, where not all of them were. */
  searched?: number | undefined;
}

/** What a row says of its list. */
interface PageInfo {
  /** Of the last row of the page. */
  cursor_values: string[] | null;
  total: number;
  /** Only where the page may end early: how many there would have been. */
  found?: number;
}

/**
 * A page ends early when its long texts are more than so many bytes, but has one row: what is held in memory has a bound,
 * whatever is written in them.
 */
const [batchBytes, pageBytes] = [250_000, 8_000_000];

/** The pages of the console, whose query is planned once. */
const pageSizes = [25, 50, 100];

/** The order with its language, and the values of the last row before the page: those of the order, then the id. */
const Cursor = z.tuple([z.string(), z.array(z.string())]);

/**
 * Reads one page in one query, by keyset: the next one begins after the last row, however many rows came or
 * went meanwhile. Without a `limit` the whole list is the page.
 *
 * @param known how many rows there are on all pages, where that is known without counting them
 */
export async function paged<DB, TB extends keyof DB, Row>(
  trx: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, cursor, sort, fields, isBatch }: ListParams,
  { by, usual, table, language, weight }: Order,
  known?: number,
): Promise<Paged<Row>> {
  const order = sort ?? usual;
  const isDescending = order.startsWith('-');
  const expressions = by[isDescending ? order.slice(1) : order];
  if (!expressions) throw new Error(`No column for the order ${order}`);
  const columns = [...expressions, sql.ref(`${table}.id`)];
  const direction = isDescending ? 'desc' : 'asc';
  // A page doesn't begin where one in another language ended.
  const label = language ? `${order} ${language}` : order;
  const last = cursor === undefined ? undefined : readCursor(cursor, label, columns.length);
  // Of batches nobody asks how many rows there are, but for the first.
  const isCounted = known === undefined && !(isBatch && last);
  const bytes = isBatch ? batchBytes : weight && fields ? pageBytes : undefined;

  const ordered = columns
    .reduce((rows, column) => rows.orderBy(column, direction), query)
    .$if(last !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${sql.join(columns)}) ${isDescending ? sql`<` : sql`>`} (${sql.join(last ?? [])})`,
      ),
    )
    .$if(limit !== undefined, (query) => query.limit(sql.lit((limit ?? 0) + 1)))
    .$if(bytes !== undefined, (query) => query.select((weight ?? sql<number>`0`).as('weight')));
  // A cursor is costly to write, and only the last row of a page needs one. Rows keep the order they have inside.
  const values = sql`array[${sql.join(columns.map((column) => sql`(${column})::text`))}]`;
  const rowsIn = (inside: RawBuilder<unknown>, isLast: RawBuilder<boolean>, isKept: boolean) => sql<
    Row & PageInfo
  >`select
    ${isKept ? kept : sql``} ${sql.table(table)}.*, case when ${isLast} then ${values} end as cursor_values,
    ${isCounted ? sql`(${query.clearSelect().select(total)})` : sql`${known ?? 0}::bigint`} as total
    from (${inside}) as ${sql.table(table)}`;
  const isOften = known !== undefined && !last && pageSizes.includes(limit ?? 0);
  const whole = rowsIn(sql`${ordered}`, sql`row_number() over () = ${limit ?? 0}`, isOften);
  const weighed = sql`select ${sql.table(table)}.*, row_number() over () as place, count(*) over () as found,
    sum(weight) over (rows unbounded preceding) as weighed from (${ordered}) as ${sql.table(table)}`;
  const light = sql<
    Row & PageInfo
  >`${rowsIn(weighed, sql`place = ${limit ?? 0} or weighed >= ${bytes}`, false)}
    where weighed - weight < ${bytes}`;

  const { rows } = await (bytes === undefined ? whole : light)
    .execute(trx)
    .catch((error: unknown) => Promise.reject(last && isBadValue(error) ? foreignCursor() : error));

  const all = rows[0]?.total ?? known ?? (last && isCounted ? await countOf(query) : 0);
  if (limit === undefined) return { rows, total: all };
  const shown = rows.slice(0, limit);
  const end = shown.at(-1)?.cursor_values;
  const hasMore = shown.length < (rows[0]?.found ?? rows.length);
  return { rows: shown, total: all, ...(hasMore && end && { next: writeCursor([label, end]) }) };
}

/** Whether a long text is asked for: by its name, or with everything. */
export const asksFor = ({ limit, isBatch, fields }: ListParams, text: string): boolean =>
  limit === undefined || isBatch || (fields?.split(',').includes(text) ?? false);

const total = sql<number>`count(*)`.as('total');

async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  const counted = query.clearSelect().select(total).$castTo<{ total: number }>();
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** Tells in the headers how long the whole list is and where it goes on. */
export function tellPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, next, searched }: Paged<unknown>,
) {
  reply.header('x-total-count', total);
  if (searched !== undefined) reply.header('x-searched-count', searched);
  if (!next) return;
  const { pathname, searchParams } = new URL(request.url, 'http://console.invalid');
  searchParams.set('cursor', next);
  reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
}

/** Whether a text that `searchable` folded holds the words, wherever and however they are written. */
export const holds = (text: RawBuilder<string>, words: string) =>
  sql<SqlBool>`${text} like searchable(${`%${words.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`})`;

/**
 * The collations that migrations made, by the script (ISO 15924) that comes first in each. A language whose script has
 * none sorts like English.
 */
const collations: Record<string, string> = { Hebr: 'alphabet_he', Cyrl: 'alphabet_ru' };

/**
 * The alphabetical order of a language: its own script first, numbers in digits by their value, capitals and accents only
 * where nothing else differs. It is the same on every database.
 *
 * @param text a column or another text
 */
export function alphabetical(language: Locale, text: string | RawBuilder<string>) {
  const { script = '' } = new Intl.Locale(language).maximize();
  const collation = sql.ref(collations[script] ?? 'alphabet_en');
  return sql<string>`(${typeof text === 'string' ? sql.ref(text) : text} collate ${collation})`;
}

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
    errors: [{ path: 'cursor', code: 'foreign-cursor', message: 'The cursor does not belong to this list' }],
  });
