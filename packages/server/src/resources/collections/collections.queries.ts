import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { holds, type ListParams, paged } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** The query of a collection: a page, and the words to search for. */
export type Question = ListParams & { q?: string | undefined };

// These return the IDs on one page. The rows come from their resource, so they look the same everywhere.

export const channelIds = (trx: Kysely<Tables>, user: User, question: Question) =>
  pageOf(
    trx,
    trx
      .selectFrom('channels')
      .select(['channels.id', 'channels.created_at'])
      .where(allows(user, 'membership', 'channels.org_id')),
    question,
    { table: 'channels', words: sql`searchable(channels.name)` },
  );

export const botIds = (trx: Kysely<Tables>, user: User, question: Question) =>
  pageOf(
    trx,
    trx
      .selectFrom('bots')
      .select(['bots.id', 'bots.created_at'])
      .where(allows(user, 'membership', 'bots.org_id')),
    question,
    { table: 'bots', words: sql`searchable(bots.name)` },
  );

/** The phone numbers of the channels of the person's organizations. */
export const phoneIds = (trx: Kysely<Tables>, user: User, question: Question) =>
  pageOf(
    trx,
    trx
      .selectFrom('phones')
      .select(['phones.id', 'phones.created_at'])
      .where(
        sql<SqlBool>`exists (select from channels where channels.phone_id = phones.id
          and ${allows(user, 'membership', 'channels.org_id')})`,
      ),
    question,
    { table: 'phones', words: sql`phones.number` },
  );

export const userIds = (trx: Kysely<Tables>, user: User, question: Question) =>
  pageOf(
    trx,
    trx.selectFrom('users').select(['users.id', 'users.created_at']).where('users.id', '=', user.id),
    question,
    {
      table: 'users',
      words: sql`searchable(users.full_name || E'\n' || users.email)`,
    },
  );

/** The table, and the text to search in. */
interface Source {
  table: string;
  words: RawBuilder<string>;
}

const pageOf = <DB, TB extends keyof DB, Row extends { id: string }>(
  trx: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, Row>,
  { q, ...asked }: Question,
  { table, words }: Source,
) =>
  paged(trx, q === undefined ? query : query.where(holds(words, q)), asked, {
    by: { createdAt: [sql.ref(`${table}.created_at`)] },
    usual: '-createdAt',
    table,
  });
