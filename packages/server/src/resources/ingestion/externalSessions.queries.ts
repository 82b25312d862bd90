import type { NumberedTurn, SessionBeginning, SessionEnd } from '@console/contract';
import { SessionEnd as EndSchema } from '@console/contract';
import { completedCall } from '@console/contract/rules';
import { type Kysely, sql } from 'kysely';
import { Problem, quotaExceeded } from '../../api/errors.ts';
import type { Tables } from '../../database/schema.ts';
import { contactOf } from './callers.queries.ts';
import {
  type ExternalPlace,
  isSame,
  keyOf,
  refuseTooMuch,
  textsOf,
  turnsOf,
} from './externalTurns.queries.ts';
import { hashOfSent, sentDifferently } from './sent.ts';

/*
 * Parts of a conversation arrive in any order and more than once. Each part is stored once, under a lock on the row in
 * `external_sessions`. Until the beginning arrives, the other parts wait; then they become one conversation. Locks are
 * taken in the same order everywhere: this row, turns, the contact, the conversation.
 */

/** Conversations without a beginning: their maximum per organization, and how long they wait, in days. */
const waiting = { most: 1_000, days: 7 };

const longestDuration = 31_536_000;

/** Finds or adds the row of a conversation, and locks it until the transaction ends. */
export async function hold(
  trx: Kysely<Tables>,
  { orgId, channelId, externalId }: ExternalPlace,
  { isBeginning = false } = {},
) {
  const added = await trx
    .insertInto('external_sessions')
    .values({ org_id: orgId, channel_id: channelId, external_id: externalId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('external_id')
    .executeTakeFirst();
  if (added && !isBeginning) await limitWaiting(trx, orgId);
  const row = await trx
    .selectFrom('external_sessions')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.channel_id !== channelId.toLowerCase()) {
    throw sentDifferently('externalId', 'Another channel has a conversation with this ID');
  }
  return row;
}

/** Forgets parts whose beginning never came, and limits how many can wait. */
async function limitWaiting(trx: Kysely<Tables>, orgId: string) {
  const gone = await trx
    .deleteFrom('external_sessions')
    .where('org_id', '=', orgId)
    .where('session_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${waiting.days})`)
    .returning('recording_id')
    .execute();
  const recordings = gone.flatMap(({ recording_id }) => recording_id ?? []);
  if (recordings.length > 0) await trx.deleteFrom('recordings').where('id', 'in', recordings).execute();
  const { waits } = await trx
    .selectFrom('external_sessions')
    .select(({ fn }) => fn.countAll<number>().as('waits'))
    .where('org_id', '=', orgId)
    .where('session_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(waits) <= waiting.most) return;
  const message = `At most ${waiting.most} conversations can wait for their beginning`;
  throw quotaExceeded({ path: '', code: 'too-many', limit: waiting.most, message });
}

/** Begins a conversation, with the parts that have been waiting for it. */
export async function begin(trx: Kysely<Tables>, place: ExternalPlace, sent: SessionBeginning) {
  const held = await hold(trx, place, { isBeginning: true });
  const hash = hashOfSent(sent);
  if (held.beginning_hash !== null) {
    if (held.beginning_hash === hash) return;
    throw sentDifferently('externalId', 'The conversation with this ID began differently');
  }
  const { orgId, channelId } = place;
  const { startTime, kind = 'call', phone, name } = sent;
  const end = held.waiting_end === null ? undefined : EndSchema.parse(held.waiting_end);
  if (end) refuseBackwards('startTime', startTime, end.endTime);
  const contact = phone === undefined ? undefined : await contactOf(trx, { orgId, channelId, phone, name });
  const { id } = await trx
    .insertInto('sessions')
    .values({
      ...{ org_id: orgId, channel_id: channelId, contact_id: contact?.id ?? null },
      ...{ kind, start_time: startTime, recording_id: held.recording_id },
      ...{ active: true, status: kind === 'call' && !held.is_answered ? 'ringing' : 'in-progress' },
      ...textsOf(await turnsOf(trx, place)),
      ...(end && endingOf(end, new Date(startTime))),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('external_sessions')
    .set({ session_id: id, beginning_hash: hash, waiting_end: null })
    .where((row) => row.and(keyOf(place)))
    .execute();
}

/** Adds turns, each once. Turns after the end are added too. */
export async function append(trx: Kysely<Tables>, place: ExternalPlace, sent: readonly NumberedTurn[]) {
  const held = await hold(trx, place);
  const before = await turnsOf(trx, place);
  const known = new Map(before.map((turn) => [turn.number, turn]));
  const fresh = new Map<number, NumberedTurn>();
  for (const [index, turn] of sent.entries()) {
    const other = known.get(turn.number) ?? fresh.get(turn.number);
    if (!other) fresh.set(turn.number, turn);
    else if (!isSame(other, turn)) {
      throw sentDifferently(`turns.${index}.number`, 'The turn with this number is different');
    }
  }
  if (fresh.size === 0 && held.is_answered) return;
  const after = [...before, ...fresh.values()].sort((a, b) => a.number - b.number);
  refuseTooMuch(after);
  if (fresh.size > 0) {
    const rows = [...fresh.values()].map(({ number, content, speaker = null, start = null }) => ({
      ...{ ...keyOf(place), number, content, speaker, start },
    }));
    await trx.insertInto('external_turns').values(rows).execute();
  }
  if (!held.is_answered) {
    await trx
      .updateTable('external_sessions')
      .set({ is_answered: true })
      .where((row) => row.and(keyOf(place)))
      .execute();
  }
  if (held.session_id === null) return;
  const { transcript, transcription } = textsOf(after);
  await trx
    .updateTable('sessions')
    .set({
      transcript,
      // A transcription that a person has changed stays.
      transcription: sql<string>`case when transcription = ${textsOf(before).transcription}
        then ${transcription} else transcription end`,
      status: sql<string>`case when active and status = 'ringing' then 'in-progress' else status end`,
    })
    .where('id', '=', held.session_id)
    .execute();
}

/** Ends a conversation. What a person wrote stays: the end if they ended it, and their summary. */
export async function end(trx: Kysely<Tables>, place: ExternalPlace, sent: SessionEnd) {
  const held = await hold(trx, place);
  const hash = hashOfSent(sent);
  if (held.ending_hash !== null) {
    if (held.ending_hash === hash) return;
    throw sentDifferently('externalId', 'The conversation with this ID ended differently');
  }
  if (held.session_id === null) {
    await trx
      .updateTable('external_sessions')
      .set({ ending_hash: hash, waiting_end: JSON.stringify(sent) })
      .where((row) => row.and(keyOf(place)))
      .execute();
    return;
  }
  await trx
    .updateTable('external_sessions')
    .set({ ending_hash: hash })
    .where((row) => row.and(keyOf(place)))
    .execute();
  const { active, start_time, summary } = await trx
    .selectFrom('sessions')
    .select(['active', 'start_time', 'summary'])
    .where('id', '=', held.session_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (active) refuseBackwards('endTime', start_time.toISOString(), sent.endTime);
  await trx
    .updateTable('sessions')
    .set({
      ...(active && endingOf(sent, start_time)),
      summary: summary === '' ? (sent.summary ?? '') : summary,
    })
    .where('id', '=', held.session_id)
    .execute();
}

function refuseBackwards(path: 'startTime' | 'endTime', startTime: string, endTime: string) {
  if (Date.parse(endTime) >= Date.parse(startTime)) return;
  throw new Problem('validation', {
    errors: [{ path, code: 'ends-before-start', message: 'Ends must not be before starts' }],
  });
}

function endingOf({ endTime, status = completedCall, summary = '', duration }: SessionEnd, start: Date) {
  const seconds = Math.floor((Date.parse(endTime) - start.getTime()) / 1000);
  return {
    ...{ active: false, end_time: endTime, status, summary },
    duration: duration ?? Math.min(seconds, longestDuration),
  };
}
