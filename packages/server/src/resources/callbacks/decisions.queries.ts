import type { CallbackDecision } from '@console/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { endOfToday } from './callbacks.queries.ts';

/** A person to call back: a contact, or the unknown caller of one call. */
export interface Person {
  orgId: string;
  kind: 'contact' | 'session';
  /** The ID of the contact or the call. */
  id: string;
}

/** Reads the ID of an entry: `contact:` or `session:` and a UUID. */
export function personOf({ orgId, id }: { orgId: string; id: string }): Person {
  const [kind, uuid = ''] = id.split(':');
  return { orgId, kind: kind === 'contact' ? 'contact' : 'session', id: uuid.toLowerCase() };
}

/** Whether the organization has this person. Locks the row first, as changes of calls and contacts do. */
async function isKnown(trx: Kysely<Tables>, { orgId, kind, id }: Person): Promise<boolean> {
  const found = await (kind === 'contact'
    ? sql`select id from contacts where org_id = ${orgId} and id = ${id} for no key update`
    : sql`select id from sessions where org_id = ${orgId} and id = ${id} and contact_id is null and kind = 'call'
        for no key update`
  ).execute(trx);
  return found.rows.length > 0;
}

/**
 * Ends the entry of a person, or undoes that. A decision that changes nothing is ignored.
 *
 * @returns false if the organization doesn't have this person
 */
export async function decide(
  trx: Kysely<Tables>,
  person: Person,
  { state, until }: CallbackDecision,
): Promise<boolean> {
  if (!(await isKnown(trx, person))) return false;
  if (state === 'open') await reopen(trx, person);
  else {
    if (state === 'irrelevant') await addRow(trx, person);
    await close(trx, { kind: person.kind, ids: [person.id] }, state, until);
  }
  await refresh(trx, { kind: person.kind, ids: [person.id] });
  return true;
}

/** Ends the entries of many contacts at once. */
export async function finishAll(trx: Kysely<Tables>, contactIds: readonly string[], until: Date) {
  const people = { kind: 'contact', ids: contactIds } as const;
  await close(trx, people, 'done', until.toISOString());
  await refresh(trx, people);
}

interface People {
  kind: Person['kind'];
  ids: readonly string[];
}

/** Updates what the list shows of these people. */
const refresh = (trx: Kysely<Tables>, { kind, ids }: People) =>
  (kind === 'contact'
    ? sql`select refresh_callbacks(${ids}::uuid[])`
    : sql`select refresh_unknown_callers(${ids}::uuid[])`
  ).execute(trx);

const reopen = (trx: Kysely<Tables>, { id }: Person) =>
  trx
    .updateTable('callbacks')
    .set({ is_irrelevant: false, closed_until: null, closed_date: null })
    .where('id', '=', id)
    .execute();

/** Without a row, the decision about someone who doesn't wait would be lost. */
const addRow = (trx: Kysely<Tables>, { orgId, kind, id }: Person) =>
  trx
    .insertInto('callbacks')
    .values({
      ...{ id, org_id: orgId },
      ...{ contact_id: kind === 'contact' ? id : null, session_id: kind === 'session' ? id : null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Closes the unanswered calls that the server knows, and the date that is due. Calls that ring or arrive later stay. What
 * the last decision closed is settled for good, except under an `irrelevant`, which is undone as a whole.
 */
const close = (
  trx: Kysely<Tables>,
  { kind, ids }: People,
  state: 'done' | 'irrelevant',
  until: string | undefined,
) =>
  sql`with news as (
    select known.id, calls.until, dates.due, calls.until is not null or dates.due is not null as is_new
    from callbacks as known
      join organizations as place on place.id = known.org_id
      cross join lateral (
        select max(missed.start_time) as until from sessions as missed
        where missed.org_id = known.org_id and ${kind === 'contact' ? sql`missed.contact_id` : sql`missed.id`} = known.id
          and missed.kind = 'call' and call_outcome(missed.status, missed.active, missed.end_time) in ('missed', 'failed')
          and missed.start_time > coalesce(greatest(known.settled_until, known.closed_until), '-infinity')
          and date_trunc('milliseconds', missed.start_time) <= coalesce(${until ?? null}::timestamptz, 'infinity')
      ) as calls
      cross join lateral (
        select case when ${state === 'irrelevant'} or known.due_at < ${endOfToday(sql`place.time_zone`)}
          then known.due_at end as due
      ) as dates
    where known.id = any(${ids}::uuid[])
  )
  update callbacks as known set
    settled_until = case when is_new and not is_irrelevant then greatest(settled_until, closed_until) else settled_until end,
    settled_date = case when is_new and not is_irrelevant then coalesce(closed_date, settled_date) else settled_date end,
    closed_until = case when is_irrelevant then greatest(closed_until, news.until)
      when is_new then news.until else closed_until end,
    closed_date = case when is_irrelevant then coalesce(news.due, closed_date)
      when is_new then news.due else closed_date end,
    is_irrelevant = is_irrelevant or ${state === 'irrelevant'}
  from news where known.id = news.id and (is_new or (not is_irrelevant and ${state === 'irrelevant'}))`.execute(
    trx,
  );
