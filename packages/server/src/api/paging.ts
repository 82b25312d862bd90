import type { Locale } from '@console/contract/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { kept } from '../database/kept.ts';
import type { Tables } from '../database/schema.ts';
import { Problem } from './errors.ts';

/** The query of a list, as parsed by the contract's `listQuery`. */
export interface ListParams {
  limit?: number | undefined;
  cursor?: string | undefined;
  sort?: string | undefined;
  /** The long texts to include in a page. */
  fields?: string | undefined;
  /** The page is one batch of a whole list, with all texts. */
  isBatch?: true;
}

interface Order {
  /**
   * The expressions for each name of `sort`: one or more, never null, with columns that the query selects under their
   * own names.
   */
  by: Readonly<Record<string, readonly RawBuilder<unknown>[]>>;
  /** The default order, as `name` or `-createdAt`. */
  usual: string;
  /** The table, whose column `id` is the tiebreaker. */
  table: string;
  /** The reader's language, if one of the orders is alphabetical. */
  language?: Locale;
  /** The bytes of a row's long texts, for lists that have long texts. */
  weight?: RawBuilder<number>;
}

/** One page of a list. */
export interface Paged<Row> {
  rows: Row[];
  /** The number of rows on all pages. */
  total: number;
  /** The cursor of the next page; absent on the last page. */
  next?: string;
  /** The number of newest rows that were searched, if not all were. */
  searched?: number | undefined;
}

/** Columns of a row with information about its list. */
interface PageInfo {
  /** Only in the last row of the page. */
  cursor_values: string[] | null;
  total: number;
  /** Only if the page can end early: the number of rows that it would have had. */
  found?: number;
}

/**
 * A page ends early when its long texts exceed this size, but it has at least one row. This bounds the memory that a
 * page needs.
 */
const [batchBytes, pageBytes] = [250_000, 8_000_000];

/** The page sizes of the console. Queries with these sizes are prepared. */
const pageSizes = [25, 50, 100];

/** The order with its language, and the values of the last row before the page: the sort columns, then the ID. */
const Cursor = z.tuple([z.string(), z.array(z.string())]);

/**
 * Reads one page in one query with keyset pagination: the next page starts after the last row, even if rows were added
 * or deleted in the meantime. Without a `limit` the page is the whole list.
 *
 * @param known the number of rows on all pages, if it is known without counting
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
  // A cursor is only valid for the language that it was made for.
  const label = language ? `${order} ${language}` : order;
  const last = cursor === undefined ? undefined : readCursor(cursor, label, columns.length);
  // Only the first batch needs the total number of rows.
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
  // A cursor is expensive to write, and only the last row of a page needs one. Rows keep the order of the inner query.
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

/** Whether a long text is requested: by its name, or as part of a whole list. */
export const asksFor = ({ limit, isBatch, fields }: ListParams, text: string): boolean =>
  limit === undefined || isBatch || (fields?.split(',').includes(text) ?? false);

const total = sql<number>`count(*)`.as('total');

async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  const counted = query.clearSelect().select(total).$castTo<{ total: number }>();
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** Sets the headers with the total number of rows and the next page. */
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

/** SQL for whether a text that `searchable` has folded contains the words anywhere, in any spelling. */
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
 * @param text a column or an expression
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
    // Rejected below, like a cursor of another order.
  }
  throw foreignCursor();
}

/** The cursor has a value that the column can't hold, so the server didn't issue it. */
const isBadValue = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(22P02|2200[78]|22003)$/.test(String(error.code));

const foreignCursor = () =>
  new Problem('validation', {
    errors: [{ path: 'cursor', code: 'foreign-cursor', message: 'The cursor does not belong to this list' }],
  });
