import { type Kysely, sql } from 'kysely';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { countHeld } from './counts.queries.ts';
import { hold } from './holds.queries.ts';

/** How many erasures a list has at most, newest first. */
export const most = 200;

/** The first 3 o'clock in the organization's time zone that is at least a day away. */
export const dueTime = sql<Date>`(select (date_trunc('day', (now() + interval '1 day') at time zone time_zone
    + interval '21 hours') + interval '3 hours') at time zone time_zone
  from organizations where organizations.id = org.id)`;

/** When an erasure is done that is requested now. */
export const dueIn = async (trx: Kysely<Tables>, orgId: string) => {
  const { due } = await trx
    .selectFrom('organizations as org')
    .select(dueTime.as('due'))
    .where('org.id', '=', orgId)
    .executeTakeFirstOrThrow();
  return due;
};

export const columns = [
  ...(['erasures.id', 'kind', 'requested_at', 'due_at', 'erased_at', 'backups_until'] as const),
  'removed',
] as const;

/** An erasure with the name of the contact that it hides. */
export type ErasureRow = Awaited<ReturnType<typeof erasuresOf>>[number];

const heldName = sql<string | null>`(select held ->> 'name' from erasure_holds
  where erasure_id = erasures.id and erasure_holds.kind = 'contacts')`;

/** The erasures of an organization, for members who can make them. */
export const erasuresOf = (trx: Kysely<Tables>, user: User, orgId: string) =>
  trx
    .selectFrom('erasures')
    .select([...columns, heldName.as('name')])
    .where('erasures.org_id', '=', orgId)
    .where(allows(user, 'contacts', 'erasures.org_id'))
    .where(allows(user, 'transcripts', 'erasures.org_id'))
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** Locks an erasure, so that it isn't done and undone at the same time. */
export const lockErasure = (trx: Kysely<Tables>, orgId: string, id: string) =>
  trx
    .selectFrom('erasures')
    .select('contact_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Hides everything about a contact, and requests its erasure.
 *
 * @returns the ID of the erasure; undefined if the organization doesn't have this contact
 */
export async function requestErasure(
  trx: Kysely<Tables>,
  userId: string | null,
  { orgId, contactId, id }: { orgId: string; contactId: string; id?: string },
): Promise<string | undefined> {
  // A second request at the same time waits here, and then finds nothing.
  const known =
    await sql`select from contacts where org_id = ${orgId} and id = ${contactId} for update`.execute(trx);
  if (known.rows.length === 0) return undefined;
  const due_at = await dueIn(trx, orgId);
  const { id: erasureId } = await trx
    .insertInto('erasures')
    .values({
      ...(id !== undefined && { id }),
      ...{ kind: 'contact', org_id: orgId, user_id: userId, contact_id: contactId, due_at, removed: '{}' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await hold(trx, { orgId, contactId, erasureId });
  const removed = JSON.stringify(await countHeld(trx, erasureId));
  await trx.updateTable('erasures').set({ removed }).where('id', '=', erasureId).execute();
  return erasureId;
}

/** Who is told about an erasure outside the database, and until when backups contain what it removed. */
export interface Terms {
  /** The keyed hash of an ID. */
  fingerprint(id: string): string;
  /** Null if the server doesn't make the backups. */
  backupDays: number | null;
}

export const backupsUntil = ({ backupDays }: Terms) =>
  backupDays === null ? null : sql<Date>`now() + make_interval(days => ${backupDays})`;

/**
 * Erases the contact that a request holds, in the transaction of the caller: the rows and their files, stored responses
 * to repeated requests, and the IDs in the audit log. Only the receipt stays.
 *
 * @returns false if it was undone or done already
 */
export async function eraseHeld(trx: Kysely<Tables>, erasureId: string, terms: Terms): Promise<boolean> {
  const erasure = await trx
    .selectFrom('erasures')
    .select(['org_id', 'contact_id'])
    .where('id', '=', erasureId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!erasure?.contact_id) return false;
  const { contact_id: contactId, org_id: orgId } = erasure;
  const { rows } = await sql<{ id: string }>`select held ->> 'id' as id from erasure_holds
    where erasure_id = ${erasureId} and held ->> 'id' is not null`.execute(trx);
  const ids = [...new Set([contactId, ...rows.map(({ id }) => id)])];
  await forgetAnswers(trx, contactId, ids);
  await trx
    .updateTable('erasures')
    .set({ erased_at: sql<Date>`now()`, backups_until: backupsUntil(terms), contact_id: null })
    .set({ subject: terms.fingerprint(contactId) })
    .where('id', '=', erasureId)
    .execute();
  await trx
    .updateTable('audit_log')
    .set({ subject_id: erasureId })
    .where('org_id', '=', orgId)
    .where('subject_id', '=', sql<string>`any(${[...ids, `contact:${contactId}`]}::text[])`)
    .execute();
  await trx.deleteFrom('erasure_holds').where('erasure_id', '=', erasureId).execute();
  await trx
    .updateTable('erased_calls')
    .set({ erasure_id: null })
    .where('erasure_id', '=', erasureId)
    .execute();
  await trx
    .insertInto('audit_log')
    .values({ action: 'contact.erased', org_id: orgId, subject_id: erasureId })
    .execute();
  return true;
}

/** Removes stored responses that contain one of these rows. */
export const forgetAnswers = (trx: Kysely<Tables>, within: string, ids: readonly string[]) =>
  sql`delete from idempotency_keys where position(${within} in route) > 0
    or position(${within} in answer ->> 'body') > 0
    or substring(answer ->> 'body' from '"id":"([0-9a-f-]{36})"') = any(${ids}::text[])`.execute(trx);
