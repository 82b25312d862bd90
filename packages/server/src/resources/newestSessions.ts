import { type SqlBool, sql } from 'kysely';

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
