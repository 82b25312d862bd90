import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Tables, TranscriptTurn } from '../database/schema.ts';
import type { Agreement } from '../demo/conversation.ts';

/*
 * The steps that the phone service stores during a call, each in its own transaction. A note in `server_state` exists
 * as long as the call, so that simulated calls of a dead process can be distinguished from real ones.
 */

const note = (id: string) => `simulated call ${id}`;

export interface Ring {
  orgId: string;
  channelId: string;
  phone: string;
  start: Date;
}

export interface Ringing {
  id: string;
  /** The contact with this number, if there is one. */
  contactId: string | null;
}

/** Stores an incoming call. */
export function ring(db: Kysely<Tables>, { orgId, channelId, phone, start }: Ring): Promise<Ringing> {
  return db.transaction().execute(async (trx) => {
    const contactId = (await findContact(trx, orgId, phone)) ?? null;
    const { id } = await trx
      .insertInto('sessions')
      .values({
        org_id: orgId,
        channel_id: channelId,
        contact_id: contactId,
        start_time: start,
        status: 'ringing',
        transcript: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('server_state')
      .values({ key: note(id), value: start.toISOString() })
      .execute();
    return { id, contactId };
  });
}

/** The representative answers. Returns whether the call still exists. */
export const pickUp = (db: Kysely<Tables>, id: string) => change(db, id, { status: 'in-progress' });

/** Stores the turns so far. Returns whether the call still exists. */
export const hear = (db: Kysely<Tables>, id: string, turns: readonly TranscriptTurn[]) =>
  change(db, id, {
    transcript: JSON.stringify(turns),
    transcription: turns.map(({ content }) => content).join('\n'),
  });

export interface Ending {
  status: 'completed' | 'failed' | 'no-answer';
  end: Date;
  /** In seconds. */
  duration: number;
  summary: string;
}

/** Ends the call without a contact or an appointment. Returns whether it still existed. */
export function hangUp(db: Kysely<Tables>, id: string, ending: Ending): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('server_state').where('key', '=', note(id)).execute();
    return change(trx, id, over(ending));
  });
}

export interface Outcome extends Ending {
  caller: { name: string; phone: string; source: string };
  agreement?: Agreement | undefined;
}

/** The results of a call. */
export interface Result {
  isNewContact: boolean;
  appointment?: 'pending' | 'scheduled';
}

/** Ends the call and stores the contact and the appointment. Returns undefined if the call didn't exist any more. */
export function complete(
  db: Kysely<Tables>,
  id: string,
  { caller, agreement, ...ending }: Outcome,
): Promise<Result | undefined> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('server_state').where('key', '=', note(id)).execute();
    const call = await trx
      .selectFrom('sessions')
      .leftJoin('channels', 'channels.id', 'sessions.channel_id')
      .select(['sessions.org_id', 'sessions.channel_id', 'appointments_need_approval'])
      .where('sessions.id', '=', id)
      .where('sessions.active', '=', true)
      .forUpdate('sessions')
      .executeTakeFirst();
    if (!call) return undefined;
    const { org_id, channel_id } = call;
    const { source, ...person } = caller;
    const known = await findContact(trx, org_id, caller.phone);
    const contact = known ?? (await addContact(trx, { org_id, channel_id, ...person, source }));
    await change(trx, id, { ...over(ending), contact_id: contact });
    if (!agreement) return { isNewContact: !known };
    const appointment = call.appointments_need_approval ? 'pending' : 'scheduled';
    await trx
      .insertInto('appointments')
      .values({
        ...{ org_id, channel_id, contact_id: contact, status: appointment },
        ...{ title: agreement.title, description: agreement.description },
        ...{ start_time: agreement.booking.start, end_time: agreement.booking.end },
        ...{ contact_name: caller.name, contact_phonenumber: caller.phone },
      })
      .execute();
    return { isNewContact: !known, appointment };
  });
}

/** Ends simulated calls without an update for so long, because their process died. Returns their number. */
export function endForgottenCalls(db: Kysely<Tables>, seconds: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({
        active: false,
        status: 'failed',
        end_time: sql<Date>`greatest(start_time, updated_at)`,
        duration: sql<number>`greatest(0, extract(epoch from updated_at - start_time))::integer`,
      })
      .where('active', '=', true)
      .where(sql`${note('')}::text || id::text`, 'in', trx.selectFrom('server_state').select('key'))
      .where('updated_at', '<=', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .executeTakeFirst();
    await trx
      .deleteFrom('server_state')
      .where('key', 'like', `${note('')}%`)
      .where('key', 'not in', (calls) =>
        calls
          .selectFrom('sessions')
          .select(sql<string>`${note('')}::text || id::text`.as('key'))
          .where('active', '=', true),
      )
      .execute();
    return Number(numUpdatedRows);
  });
}

const over = ({ status, end, duration, summary }: Ending) => ({
  ...{ active: false, status, end_time: end, duration, summary },
});

async function change(
  db: Kysely<Tables>,
  id: string,
  fields: Updateable<Tables['sessions']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(fields)
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** The contact with this number; the oldest one if several share it. */
async function findContact(trx: Kysely<Tables>, orgId: string, phone: string): Promise<string | undefined> {
  const contact = await trx
    .selectFrom('contacts')
    .select('id')
    .where('org_id', '=', orgId)
    .where('phone', '=', phone)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return contact?.id;
}

async function addContact(trx: Kysely<Tables>, contact: Insertable<Tables['contacts']>): Promise<string> {
  const { id } = await trx.insertInto('contacts').values(contact).returning('id').executeTakeFirstOrThrow();
  return id;
}
