import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';

/**
 * How many of the newest conversations are scanned before the trigram index is used. Queries of one or two letters,
 * which the index doesn't support, search only these.
 */
export const newest = 1000;

/**
 * How many of the newest conversations are searched, or undefined for all. The trigram index needs at least three
 * letters; a shorter query would have to read every text.
 *
 * @param rows how many conversations the organization has
 */
export const searchedOf = (words: string | undefined, rows: number) =>
  words !== undefined && rows > newest && (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3
    ? newest
    : undefined;

/** Whether a conversation is one of the `count` newest ones of an organization. */
export const isAmongNewest = (orgId: string, count: number) =>
  sql<SqlBool>`sessions.start_time >= (select start_time from sessions as newest
    where newest.org_id = ${orgId} order by start_time desc offset ${count - 1} limit 1)`;

/** The start of the oldest of the `count` newest conversations. A value that the planner knows, unlike a subquery. */
export async function startOfNewest(trx: Kysely<Tables>, orgId: string, count: number): Promise<Date> {
  const oldest = await trx
    .selectFrom('sessions')
    .select('start_time')
    .where('org_id', '=', orgId)
    .orderBy('start_time', 'desc')
    .offset(sql.lit(count - 1))
    .limit(sql.lit(1))
    .executeTakeFirst();
  return oldest?.start_time ?? new Date(0);
}
