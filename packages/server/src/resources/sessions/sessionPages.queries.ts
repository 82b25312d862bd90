import { type callOutcomes, callStatuses, completedCall } from '@console/contract/rules';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { alphabetical, asksFor, type ListParams, paged } from '../../api/paging.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { contactsWith, isWith, isWithOneOf } from '../contactSearch.ts';
import { newest, searchedOf, startOfNewest } from '../newestSessions.ts';
import { caller, listed, says, transcript, transcription } from './sessions.queries.ts';

interface SessionFilters extends ListParams {
  q?: string | undefined;
  id?: string | undefined;
  channel?: string | undefined;
  contact?: string | undefined;
  active?: 'true' | 'false' | undefined;
  orStartedWithin?: number | undefined;
  outcome?: (typeof callOutcomes)[number] | undefined;
  appointment?: 'true' | 'false' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The status of a call; without one, `in-progress` if it is active, else completed. */
const status = sql<string>`coalesce(nullif(sessions.status, ''),
  case when sessions.active then 'in-progress' else ${sql.lit(completedCall)} end)`;

const callStatusOrder = sql<number>`coalesce(
  array_position(array[${sql.join(callStatuses.map((one) => sql.lit(one)))}], ${status}), ${sql.lit(callStatuses.length + 1)})`;

const orderFor = ({ language }: User) => ({
  by: {
    startTime: [sql`sessions.start_time`],
    endTime: [sql`coalesce(sessions.end_time, 'infinity')`],
    duration: [sql`coalesce(sessions.duration, 0)`],
    status: [callStatusOrder, alphabetical(language, status)],
    createdAt: [sql`sessions.created_at`],
  },
  usual: '-startTime',
  table: 'sessions',
  language,
  // The turns of a transcript are about as long as its text.
  weight: sql<number>`octet_length(sessions.summary) + 2 * octet_length(sessions.transcription)`,
});

/** The sessions that a person can see, with the requested long texts. */
const texted = (trx: Kysely<Tables>, user: User, asked: ListParams) =>
  listed(trx, user)
    .$if(asksFor(asked, 'summary'), (query) => query.select('summary'))
    .$if(asksFor(asked, 'transcription'), (query) => query.select(transcription(user)))
    .$if(asksFor(asked, 'transcriptionJSON'), (query) => query.select(transcript(user)))
    // A whole list is what the specification requires, so it only has callers if they are requested.
    .$if(asked.fields?.split(',').includes('caller') ?? false, (query) => query.select(caller));

/** Whether a reference matches a filter; `none` matches rows without a reference. */
const isAt = (column: 'channel_id' | 'contact_id', wanted: string | undefined) =>
  wanted === 'none'
    ? sql<SqlBool>`${sql.ref(column)} is null`
    : sql<SqlBool>`${sql.ref(column)} = ${wanted ?? null}`;

/** Whether a conversation is active, or started within the last `seconds`. */
const isRecent = (seconds: number | undefined) =>
  seconds === undefined
    ? sql<SqlBool>`active`
    : sql<SqlBool>`(active or start_time between now() - make_interval(secs => ${seconds}) and now())`;

/** Whether an appointment with the contact was booked during the conversation, or in the five minutes after it. */
const hasAppointment = sql<SqlBool>`exists (select from appointments
  where appointments.org_id = sessions.org_id and appointments.contact_id = sessions.contact_id
    and appointments.created_at between sessions.start_time
      and coalesce(sessions.end_time, sessions.start_time + interval '1 hour') + interval '5 minutes')`;

/** Whether the contact has any appointment. Few have, and this condition uses the index of contacts. */
const hasBooked = (orgId: string) =>
  sql<SqlBool>`sessions.contact_id = any(array(
    select distinct contact_id from appointments where appointments.org_id = ${orgId}))`;

/**
 * Which conversations contain the words, or are with a contact that does. Words that too many contacts contain, such as
 * the first digits of all numbers, search only the newest conversations.
 */
async function searchFor(trx: Kysely<Tables>, user: User, orgId: string, words: string, rows: number) {
  const isShort = searchedOf(words, rows) !== undefined;
  const contacts = isShort ? undefined : await contactsWith(trx, orgId, words);
  if (contacts) return { found: sql<SqlBool>`(${says(user, words)} or ${isWithOneOf(contacts)})` };
  // The contact is cheaper to read than the texts.
  const found = sql<SqlBool>`(${isWith(words)} or ${says(user, words)})`;
  return rows > newest
    ? { found, searched: newest, since: await startOfNewest(trx, orgId, newest) }
    : { found };
}

export async function pageOfSessions(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  {
    q,
    id,
    channel,
    contact,
    active,
    orStartedWithin,
    outcome,
    appointment,
    from,
    to,
    ...asked
  }: SessionFilters,
  rows = 0,
) {
  const filters = [q, id, channel, contact, active, outcome, appointment, from, to];
  const isFiltered = filters.some((filter) => filter !== undefined);
  const search = q === undefined ? undefined : await searchFor(trx, user, orgId, q, rows);
  const page = await paged(
    trx,
    texted(trx, user, asked)
      .where('sessions.org_id', '=', orgId)
      .$if(id !== undefined, (query) => query.where('sessions.id', '=', id ?? ''))
      .$if(channel !== undefined, (query) => query.where(isAt('channel_id', channel)))
      .$if(contact !== undefined, (query) => query.where(isAt('contact_id', contact)))
      .$if(active === 'true', (query) => query.where(isRecent(orStartedWithin)))
      .$if(active === 'false', (query) => query.where('active', '=', false))
      .$if(outcome !== undefined, (query) =>
        query.where(sql`call_outcome(sessions.status, active, end_time)`, '=', outcome ?? ''),
      )
      .$if(appointment === 'true', (query) => query.where(hasBooked(orgId)).where(hasAppointment))
      .$if(appointment === 'false', (query) => query.where(sql<SqlBool>`not ${hasAppointment}`))
      .$if(from !== undefined, (query) => query.where('start_time', '>=', new Date(from ?? 0)))
      .$if(to !== undefined, (query) => query.where('start_time', '<', new Date(to ?? 0)))
      .$if(search !== undefined, (query) => query.where(search?.found ?? sql.lit(true)))
      .$if(search?.since !== undefined, (query) => query.where('start_time', '>=', search?.since ?? null)),
    asked,
    orderFor(user),
    isFiltered ? undefined : rows,
  );
  return { ...page, searched: search?.searched };
}

/** The sessions of all of a person's organizations, or those of one kind. */
export const pageOfAll = (
  trx: Kysely<Tables>,
  user: User,
  { q, ...asked }: ListParams & { q?: string | undefined },
  kind?: 'call',
) =>
  paged(
    trx,
    texted(trx, user, asked)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'call'))
      .$if(q !== undefined, (query) => query.where(says(user, q ?? ''))),
    asked,
    orderFor(user),
  );
