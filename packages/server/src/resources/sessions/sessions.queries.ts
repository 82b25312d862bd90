import { type Kysely, type SqlBool, sql } from 'kysely';
import { holds } from '../../api/paging.ts';
import { allows } from '../../api/permissions.ts';
import type { Tables, TranscriptTurn } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** Identifies a session. */
export interface SessionPlace {
  orgId: string;
  id: string;
}

const mayRead = (user: User) => allows(user, 'transcripts', 'sessions.org_id');

/** The sessions that a person can see, without their long texts. */
export const listed = (trx: Kysely<Tables>, user: User) =>
  trx
    .selectFrom('sessions')
    .select([
      'sessions.id',
      'org_id',
      'channel_id',
      'contact_id',
      'kind',
      'start_time',
      'end_time',
      'duration',
    ])
    .select(['active', 'status', 'created_at', 'updated_at'])
    .select(sql<string | null>`case when ${mayRead(user)} then recording_id end`.as('recording_id'))
    .where(allows(user, 'calls', 'sessions.org_id'));

/** The transcription, if the person can read it. */
export const transcription = (user: User) =>
  sql<string>`case when ${mayRead(user)} then transcription else '' end`.as('transcription');
export const transcript = (user: User) =>
  sql<TranscriptTurn[] | null>`case when ${mayRead(user)} then transcript end`.as('transcript');

/** The name and number of the contact. Every member can see the contacts. */
export const caller = sql<{ name: string; phone: string } | null>`(
  select json_build_object('name', contacts.name, 'phone', contacts.phone) from contacts
    where contacts.org_id = sessions.org_id and contacts.id = sessions.contact_id)`.as('caller');

/** The sessions that a person can see, with transcript and recording only if the person can read them. */
export const visible = (trx: Kysely<Tables>, user: User) =>
  listed(trx, user).select([
    ...(['summary', 'version'] as const),
    transcription(user),
    transcript(user),
    mayRead(user).as('may_change'),
  ]);

export type SessionRow = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

/** A session in a list, with the requested long texts. */
export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number] &
  Partial<Pick<SessionRow, 'summary' | 'transcription' | 'transcript'>> & {
    caller?: { name: string; phone: string } | null;
  };

export const findSession = (trx: Kysely<Tables>, user: User, { orgId, id }: SessionPlace) =>
  visible(trx, user).where('sessions.org_id', '=', orgId).where('sessions.id', '=', id).executeTakeFirst();

/**
 * Whether the summary contains the words, or the transcription if the person can read it. Uses an index. Digits are
 * compared with the numbers in the texts, which are cheaper to read.
 */
export function says(user: User, words: string) {
  const texts = /^\d{3,}$/.test(words) ? 'sessions.search_numbers' : 'sessions.search_text';
  return sql<SqlBool>`(${holds(sql.ref(texts), words)} and (
    ${allows(user, 'transcripts', 'sessions.org_id')} or ${holds(sql`sessions.search_summary`, words)}))`;
}
