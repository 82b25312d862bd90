import { type SqlBool, sql } from 'kysely';

/**
 * How many of the newest conversations are looked through before the index of words is asked, and for one or two letters,
 * of which it knows nothing, instead.
 */
export const newest = 1000;

/**
 * How many of the newest conversations are searched where not all are: the index of words knows three letters and more, so
 * that for fewer every text would be read.
 *
 * @param rows how many conversations the organization has
 */
export const searchedOf = (words: string | undefined, rows: number) =>
  words !== undefined && rows > newest && (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3
    ? newest
    : undefined;

/** Whether a conversation is one of so many newest ones of an organization. */
export const isAmongNewest = (orgId: string, count: number) =>
  sql<SqlBool>`sessions.start_time >= (select start_time from sessions as newest
    where newest.org_id = ${orgId} order by start_time desc offset ${count - 1} limit 1)`;
