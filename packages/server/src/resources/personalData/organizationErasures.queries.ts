import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { countOrganization } from './counts.queries.ts';
import { backupsUntil, columns, dueIn, forgetAnswers, most, type Terms } from './erasures.queries.ts';

/** The organizations that a person has deleted: those that can still be restored, and the receipts of the others. */
export const ownErasures = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('erasures')
    .leftJoin('organizations', 'organizations.id', 'erasures.org_id')
    .select(columns)
    .select('organizations.name')
    .where('kind', '=', 'organization')
    .where('user_id', '=', user.id)
    .orderBy('requested_at', 'desc')
    .orderBy('erasures.id')
    .limit(most)
    .execute();

/** Suspends all access to an organization, and requests its erasure. A second request changes nothing. */
export async function requestOrganizationErasure(
  trx: Kysely<Tables>,
  user: Pick<User, 'id'>,
  orgId: string,
): Promise<void> {
  const due_at = await dueIn(trx, orgId);
  const removed = JSON.stringify(await countOrganization(trx, orgId));
  await suspend(trx, orgId, true);
  await trx
    .insertInto('erasures')
    .values({ kind: 'organization', org_id: orgId, user_id: user.id, due_at, removed })
    .onConflict((conflict) =>
      conflict
        .column('org_id')
        .where('kind', '=', sql.lit('organization'))
        .where('erased_at', 'is', null)
        .doNothing(),
    )
    .execute();
}

/** Suspends or resumes the access of all members and service tokens of an organization. */
async function suspend(trx: Kysely<Tables>, orgId: string, is_suspended: boolean) {
  await trx.updateTable('memberships').set({ is_suspended }).where('org_id', '=', orgId).execute();
  await trx.updateTable('service_tokens').set({ is_suspended }).where('org_id', '=', orgId).execute();
}

/** Locks the erasure of an organization that a person has deleted, so that it isn't done and undone at the same time. */
export const lockOwnErasure = (trx: Kysely<Tables>, user: User, id: string) =>
  trx
    .selectFrom('erasures')
    .select(['org_id', 'erased_at'])
    .where('kind', '=', 'organization')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Gives everyone their access back, and forgets the request. */
export async function restoreOrganization(trx: Kysely<Tables>, erasureId: string, orgId: string) {
  await suspend(trx, orgId, false);
  await trx.deleteFrom('erasures').where('id', '=', erasureId).execute();
}

/**
 * Erases an organization with all of its rows, and stored responses that contain its ID, in the transaction of the
 * caller. Only the receipt stays.
 *
 * @param erasureId the ID of the waiting erasure, or of the receipt of one that a restored backup doesn't have
 */
export async function eraseOrganization(
  trx: Kysely<Tables>,
  { erasureId, orgId }: { erasureId: string; orgId: string },
  terms: Terms,
) {
  const removed = JSON.stringify(await countOrganization(trx, orgId));
  await forgetAnswers(trx, orgId, []);
  const { owner_id } = await trx
    .selectFrom('organizations')
    .select('owner_id')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  const done = {
    ...{ org_id: null, removed, erased_at: sql<Date>`now()`, backups_until: backupsUntil(terms) },
    subject: terms.fingerprint(orgId),
  };
  await trx
    .insertInto('erasures')
    .values({ id: erasureId, kind: 'organization', user_id: owner_id, ...done })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(done))
    .execute();
  await trx.deleteFrom('organizations').where('id', '=', orgId).execute();
  await trx
    .insertInto('audit_log')
    .values({ action: 'organization.erased', subject_id: erasureId })
    .execute();
}
