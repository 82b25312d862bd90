import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

export type LoginSessionRow = Awaited<ReturnType<typeof liveSessions>>[number];

/** The live sessions of a person, most recently used first. */
export function liveSessions(trx: Kysely<Tables>, user: User) {
  const now = new Date();
  return trx
    .selectFrom('login_sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of a person. Returns its ID, or undefined if the session isn't theirs. */
export const endOwnSession = (trx: Kysely<Tables>, user: User, id: string) =>
  trx
    .deleteFrom('login_sessions')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
