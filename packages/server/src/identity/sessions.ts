import { defaultLocales, type Locale, locales } from '@console/contract/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { kept } from '../database/kept.ts';
import type { Tables } from '../database/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

const minute = 60_000;
/** A session expires after this time without use, in milliseconds. */
const idle = 12 * 60 * minute;
/** A session expires after this time even if it is used, in milliseconds. */
const absolute = 7 * 24 * 60 * minute;
const atMost = 10;

/** The signed-in person who sent a request. */
export interface User {
  id: string;
  email: string;
  /** The person's language; lists use its alphabetical order. */
  language: Locale;
}

/** A live session and its person. */
export interface Session {
  id: string;
  user: User;
  /** Whether the account has a password and no second factor. */
  isByPasswordAlone: boolean;
}

interface SessionStart {
  userId: string;
  userAgent: string | undefined;
  /** Stored as text only: never fetched, never redirected to. */
  referer: string | null;
}

/**
 * Starts a session, and ends the person's oldest ones beyond ten.
 *
 * @returns the bearer token, and the secret of the cookie for recordings; the database stores only their hashes
 */
export async function startSession(trx: Kysely<Tables>, { userId, userAgent, referer }: SessionStart) {
  const token = newSecret();
  const media = newSecret();
  const now = Date.now();
  await trx
    .insertInto('login_sessions')
    .values({
      user_id: userId,
      token_hash: hashOf(token),
      media_hash: hashOf(media),
      user_agent: userAgent?.slice(0, 400) ?? null,
      referer,
      idle_expires_at: new Date(now + idle),
      expires_at: new Date(now + absolute),
    })
    .execute();
  await trx
    .deleteFrom('login_sessions')
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row('expires_at', '<', new Date(now)),
        row('idle_expires_at', '<', new Date(now)),
        row('id', 'in', (query) =>
          query
            .selectFrom('login_sessions')
            .select('id')
            .where('user_id', '=', userId)
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .offset(atMost),
        ),
      ]),
    )
    .execute();
  return { token, media };
}

/** A live session, and extra data about its person from the same query. */
export interface SessionAnd<Extra> {
  session: Session;
  extra: Extra | null;
}

/**
 * The live session of a bearer token. Records its use at most once a minute.
 *
 * @param extra an expression to read in the same query; it can refer to the row `users`
 */
export async function findSession<Extra = null>(
  db: Kysely<Tables>,
  token: string,
  extra: RawBuilder<Extra | null> = sql`null`,
): Promise<SessionAnd<Extra> | undefined> {
  const now = new Date();
  const row = await db
    .selectFrom('login_sessions')
    .modifyFront(kept)
    .innerJoin('users', 'users.id', 'login_sessions.user_id')
    .select(['login_sessions.id', 'last_seen_at', 'users.id as userId', 'email', extra.as('extra')])
    .select(lacksSecondFactor.as('isByPasswordAlone'))
    .select(languageOfUser.as('language'))
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > minute) {
    await db
      .updateTable('login_sessions')
      .set({ last_seen_at: now, idle_expires_at: new Date(now.getTime() + idle) })
      .where('id', '=', row.id)
      .execute();
  }
  return {
    session: {
      ...{ id: row.id, user: { id: row.userId, email: row.email, language: row.language } },
      isByPasswordAlone: row.isByPasswordAlone,
    },
    extra: row.extra as Extra | null,
  };
}

/** The language of the person in the row `users`: the one in their settings, if the console still has it. */
export const languageOfUser = sql<Locale>`coalesce((select language from user_settings
  where user_id = users.id and language = any(${[...locales]})), ${defaultLocales.user})`;

/** Whether the row `users` has a password and no second factor. */
export const lacksSecondFactor = sql<boolean>`(users.password_hash is not null and not exists (
  select from second_factors where user_id = users.id and confirmed_at is not null))`;

/** Ends all sessions of a person, optionally except one. */
export const endSessionsOf = (trx: Kysely<Tables>, userId: string, except?: string) =>
  trx
    .deleteFrom('login_sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();

/** Ends a session. Its token is invalid from the next request on. */
export const endSession = (trx: Kysely<Tables>, id: string) =>
  trx.deleteFrom('login_sessions').where('id', '=', id).execute();
