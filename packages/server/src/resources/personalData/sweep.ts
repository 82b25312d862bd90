import type { Removed } from '@console/contract';
import { type Kysely, sql } from 'kysely';
import { retried } from '../../database/retried.ts';
import type { Tables } from '../../database/schema.ts';
import { countHeld, countOrganization } from './counts.queries.ts';
import type { ErasureLog } from './erasureLog.ts';
import { eraseHeld, requestErasure, type Terms } from './erasures.queries.ts';
import { eraseOrganization } from './organizationErasures.queries.ts';
import { applyRetention, planRetention, type RetentionResult } from './retention.queries.ts';

const batch = 100;

interface Sweeping {
  db: Kysely<Tables>;
  terms: Terms;
  /** Without one, the erasures wait to be recorded. */
  erasureLog?: ErasureLog | undefined;
}

/** What a sweep would remove, or has removed. */
export interface Sweep {
  erasures: { id: string; removed: Removed }[];
  retention: RetentionResult[];
}

/**
 * What a sweep would remove now. Changes nothing.
 *
 * @param hasRetention false leaves out old recordings and transcripts
 */
export async function planSweep({ db }: Pick<Sweeping, 'db'>, hasRetention = true): Promise<Sweep> {
  const erasures = [];
  for (const { id, kind, org_id } of await waitingErasures(db)
    .where('due_at', '<=', sql<Date>`now()`)
    .execute()) {
    const isWhole = kind === 'organization' && org_id !== null;
    const removed = isWhole ? await countOrganization(db, org_id) : await countHeld(db, id);
    erasures.push({ id, removed });
  }
  return { erasures, retention: hasRetention ? await planRetention(db) : [] };
}

/**
 * Erases what is due, each request in its own transaction. After a power cut, a request is either whole or gone, and the
 * next sweep goes on.
 */
export async function sweep(sweeping: Sweeping, plan: Sweep): Promise<void> {
  const { db, terms } = sweeping;
  await recordErasures(sweeping);
  for (const { id } of plan.erasures) {
    await retried(() => db.transaction().execute((trx) => eraseWaiting(trx, id, terms)));
    await recordErasures(sweeping);
  }
  for (const { orgId, days } of plan.retention) await applyRetention(db, orgId, days);
}

const waitingErasures = (db: Kysely<Tables>) =>
  db
    .selectFrom('erasures')
    .select(['id', 'kind', 'org_id', 'contact_id'])
    .where('erased_at', 'is', null)
    .orderBy('due_at');

/** Erases a contact or an organization, unless that was undone or done already. */
async function eraseWaiting(trx: Kysely<Tables>, id: string, terms: Terms): Promise<void> {
  const waiting = await waitingErasures(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!waiting) return;
  const { kind, org_id: orgId } = waiting;
  if (kind === 'contact') await eraseHeld(trx, id, terms);
  else if (orgId !== null) await eraseOrganization(trx, { erasureId: id, orgId }, terms);
}

/**
 * Writes done erasures to the list outside the database. One that was interrupted before is written again, which does no
 * harm.
 */
export async function recordErasures({ db, erasureLog }: Sweeping): Promise<void> {
  if (!erasureLog) return;
  const done = await db
    .selectFrom('erasures')
    .select(['id', 'kind', 'subject', 'erased_at'])
    .where('subject', 'is not', null)
    .where('erased_at', 'is not', null)
    .execute();
  const entries = done.flatMap(({ id, kind, subject, erased_at }) =>
    subject !== null && erased_at !== null ? [{ id, kind, subject, erasedAt: erased_at.toISOString() }] : [],
  );
  erasureLog.append(entries);
  for (const { id } of entries) {
    await db.updateTable('erasures').set({ subject: null }).where('id', '=', id).execute();
  }
}

/**
 * Erases again what a restored backup has brought back: every entry of the list outside the database that has no receipt
 * in it.
 *
 * @returns the number of contacts and organizations that were erased again
 */
export async function repeatErasures({ db, terms, erasureLog }: Sweeping): Promise<number> {
  const entries = new Map(erasureLog?.read().map((entry) => [entry.id, entry]));
  const known = await db.selectFrom('erasures').select('id').where('erased_at', 'is not', null).execute();
  for (const { id } of known) entries.delete(id);
  if (entries.size === 0) return 0;

  let repeated = 0;
  const bySubject = new Map([...entries.values()].map((entry) => [`${entry.kind} ${entry.subject}`, entry]));
  // A backup from the time between the request and the erasure holds the rows.
  for (const { id, kind, org_id, contact_id } of await waitingErasures(db).execute()) {
    const subject = kind === 'contact' ? contact_id : org_id;
    // Another request can hold them, if that one was undone later.
    if (!entries.has(id) && !bySubject.has(`${kind} ${terms.fingerprint(subject ?? '')}`)) continue;
    await db.transaction().execute((trx) => eraseWaiting(trx, id, terms));
    repeated += 1;
  }
  for await (const { id: orgId } of idsOf(db, 'organizations')) {
    const entry = bySubject.get(`organization ${terms.fingerprint(orgId)}`);
    if (!entry) continue;
    await db.transaction().execute((trx) => eraseOrganization(trx, { erasureId: entry.id, orgId }, terms));
    repeated += 1;
  }
  for await (const { id: contactId, org_id: orgId } of idsOf(db, 'contacts')) {
    const entry = bySubject.get(`contact ${terms.fingerprint(contactId)}`);
    if (!entry) continue;
    await db.transaction().execute(async (trx) => {
      // Another request for the same contact gives way to the recorded one.
      const id = await requestErasure(trx, null, { orgId, contactId, id: entry.id });
      if (id !== undefined) await eraseHeld(trx, id, terms);
    });
    repeated += 1;
  }
  // These were written to that list before. A receipt for the rest keeps the next start short.
  await db
    .updateTable('erasures')
    .set({ subject: null })
    .where('id', 'in', [...entries.keys()])
    .execute();
  const receipts = [...entries.values()].map(({ id, kind, erasedAt }) => ({
    ...{
      id,
      kind,
      org_id: null,
      requested_at: erasedAt,
      due_at: erasedAt,
      erased_at: erasedAt,
      removed: '{}',
    },
  }));
  await db
    .insertInto('erasures')
    .values(receipts)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return repeated;
}

/** The IDs of a table in batches. */
async function* idsOf(db: Kysely<Tables>, table: 'organizations' | 'contacts') {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const orgId = table === 'contacts' ? sql<string>`org_id` : sql<string>`id`;
    const rows = await db
      .selectFrom(table)
      .select(['id', orgId.as('org_id')])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch * 10)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch * 10) return;
    last = end.id;
  }
}
