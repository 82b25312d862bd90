import { type Kysely, sql } from 'kysely';
import { allows } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import { lacksSecondFactor, languageOfUser, type Session, type User } from '../../identity/sessions.ts';

/** The live session of a browser, by the hash of the secret in its cookie. */
export async function sessionOfMedia(db: Kysely<Tables>, hash: string): Promise<Session | undefined> {
  const now = new Date();
  const row = await db
    .selectFrom('login_sessions')
    .innerJoin('users', 'users.id', 'login_sessions.user_id')
    .select(['login_sessions.id', 'users.id as userId', 'email', languageOfUser.as('language')])
    .select(lacksSecondFactor.as('isByPasswordAlone'))
    .where('media_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      ...{ id: row.id, user: { id: row.userId, email: row.email, language: row.language } },
      isByPasswordAlone: row.isByPasswordAlone,
    }
  );
}

/** A recording that the person can play: its file, the contact, and the date in the organization's time zone. */
export const findRecording = (db: Kysely<Tables>, user: User, id: string) =>
  db
    .selectFrom('recordings')
    .innerJoin('organizations', 'organizations.id', 'recordings.org_id')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.org_id', '=', 'recordings.org_id')
        .onRef('sessions.recording_id', '=', 'recordings.id'),
    )
    .leftJoin('contacts', (join) =>
      join.onRef('contacts.org_id', '=', 'sessions.org_id').onRef('contacts.id', '=', 'sessions.contact_id'),
    )
    .select(['recordings.file_name', 'recordings.media_type', 'contacts.name as contact'])
    .select(
      sql<string>`to_char(coalesce(sessions.start_time, recordings.created_at)
        at time zone organizations.time_zone, 'YYYY-MM-DD')`.as('day'),
    )
    .where('recordings.id', '=', id)
    .where(allows(user, 'transcripts', 'recordings.org_id'))
    .orderBy('sessions.start_time')
    .executeTakeFirst();
