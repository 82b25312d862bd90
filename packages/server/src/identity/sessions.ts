import { defaultLocales, type Locale, locales } from '@console/contract/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { kept } from '../database/kept.ts';
import type { Tables } from '../database/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

const minute = 60_000;
/** A session nobody used for this long is over. */
const idle = 12 * 60 * minute;
/** A session is over after this long, however busy. */
const absolute = 7 * 24 * 60 * minute;
const atMost = 10;

/** The signed-in person a request speaks for. */
export interface User {
  id: string;
  email: string;
  /** The language they read in: lists are in its alphabetical order. */
  language: Locale;
}

/** A live session and its person. */
export interface Session {
  id: string;
  user: User;
  /** Whether a password alone opened it, since the account has no second factor. */
  isByPasswordAlone: boolean;
}

interface SessionStart {
  userId: string;
  userAgent: string | undefined;
  /** Text only: never fetched, never redirected to. */
  referer: string | null;
}

/**
 * Starts a session. The oldest beyond ten of one person end.
 *
 * @returns the bearer token, and the secret of the cookie that may only fetch recordings; the database keeps neither
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

/** A live session, and what else was asked about its person in the same query. */
export interface SessionAnd<Extra> {
  session: Session;
  extra: Extra | null;
}

/**
 * The live session of a bearer token. Notes at most once a minute that it is in use.
 *
 * @param extra what to read along, in terms of the row `users`
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

/** The language of the person whose row `users` is: the one in their settings, if it is still one of the console. */
export const languageOfUser = sql<Locale>`coalesce((select language from user_settings
  where user_id = users.id and language = any(${[...locales]})), ${defaultLocales.user})`;

/** Whether the row `users` has a password and no second factor. */
export const lacksSecondFactor = sql<boolean>`(users.password_hash is not null and not exists (
  select from second_factors where user_id = users.id and confirmed_at is not null))`;

/** Ends every session of a person, or every one but one. */
export const endSessionsOf = (trx: Kysely<Tables>, userId: string, except?: string) =>
  trx
    .deleteFrom('login_sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();

/** Ends a session: its token is worth nothing from the next request on. */
export const endSession = (trx: Kysely<Tables>, id: string) =>
  trx.deleteFrom('login_sessions').where('id', '=', id).execute();
