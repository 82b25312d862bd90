import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

export type LoginSessionRow = Awaited<ReturnType<typeof liveSessions>>[number];

/** Where a person is signed in, the latest used first. */
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

/** Ends one sign-in of a person; the id, or nothing when it is no sign-in of theirs. */
export const endOwnSession = (trx: Kysely<Tables>, user: User, id: string) =>
  trx
    .deleteFrom('login_sessions')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
