import type { NewQna } from '@console/contract';
import { type Kysely, sql } from 'kysely';
import { alphabetical, holds, type ListParams, paged } from '../../api/paging.ts';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Identifies an item: its ID is unique only within the organization. */
export type QnaPlace = { orgId: string; id: number };

// A cursor contains the sort key and must fit into a URL.
const beginning = sql<string>`left(qna.question, 200)`;

/** The items that a person can see. Changing them requires the channels permission. */
const visible = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('qna')
    .selectAll('qna')
    .select(allows(user, 'channels', 'qna.org_id').as('may_change'))
    .where(allows(user, 'membership', 'qna.org_id'));

export type QnaRow = NonNullable<Awaited<ReturnType<typeof findQna>>>;

export const findQna = (trx: Kysely<Tables>, user: User, { orgId, id }: QnaPlace) =>
  visible(trx, user).where('qna.org_id', '=', orgId).where('qna.id', '=', id).executeTakeFirst();

export const pageOfQna = (
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  { q, ...asked }: ListParams & { q?: string | undefined },
  rows = 0,
) =>
  paged(
    trx,
    visible(trx, user)
      .where('qna.org_id', '=', orgId)
      .$if(q !== undefined, (query) =>
        query.where(holds(sql`searchable(qna.question || E'\n' || qna.answer)`, (q ?? '').trim())),
      ),
    asked,
    {
      by: { id: [], question: [alphabetical(user.language, beginning)] },
      usual: 'id',
      table: 'qna',
      language: user.language,
      weight: sql`octet_length(qna.question) + octet_length(qna.answer)`,
    },
    q === undefined ? rows : undefined,
  );

/** Adds an item, unless its ID is taken. The caller has checked the permission. */
export const insertQna = (trx: Kysely<Tables>, orgId: string, item: NewQna) =>
  trx
    .insertInto('qna')
    .values({ ...item, org_id: orgId })
    .onConflict((conflict) => conflict.columns(['org_id', 'id']).doNothing())
    .returning('qna.id')
    .executeTakeFirst();

/** Adds an item or updates the one with the same ID, atomically. Version 1 means that it is new. */
export const upsertQna = (trx: Kysely<Tables>, orgId: string, { id, question, answer }: NewQna) =>
  trx
    .insertInto('qna')
    .values({ org_id: orgId, id, question, answer })
    .onConflict((conflict) => conflict.columns(['org_id', 'id']).doUpdateSet({ question, answer }))
    .returning(['qna.id', 'qna.version'])
    .executeTakeFirst();

/** Updates an item if the version matches. */
export const updateQna = (
  trx: Kysely<Tables>,
  orgId: string,
  { id, question, answer }: NewQna,
  version: number,
) =>
  trx
    .updateTable('qna')
    .set({ question, answer })
    .where('qna.org_id', '=', orgId)
    .where('qna.id', '=', id)
    .where('qna.version', '=', version)
    .returning(['qna.id', 'qna.version'])
    .executeTakeFirst();

export const deleteQna = (
  trx: Kysely<Tables>,
  user: User,
  { orgId, id }: QnaPlace,
  version: number | undefined,
) =>
  trx
    .deleteFrom('qna')
    .where('qna.org_id', '=', orgId)
    .where('qna.id', '=', id)
    .where(allows(user, 'channels', 'qna.org_id'))
    .where(atVersion('qna.version', version))
    .returning('qna.id')
    .executeTakeFirst();
