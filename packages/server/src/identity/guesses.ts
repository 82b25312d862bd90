import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Problem } from '../api/errors.ts';
import type { Tables } from '../database/schema.ts';
import { hashOf } from './secrets.ts';

/** The number of wrong guesses in a row without a wait. */
const free = 5;
/** Seconds until the next guess is accepted: after the last free one, doubled by each further one, and at most. */
const pause = { first: 30, longest: 3600 } as const;
const day = 24 * 60 * 60_000;

/** The target of a guess: an email, an email from a known browser, or the signed-in person's account. */
export type Guessed = `address:${string}` | `browser:${string}` | `account:${string}`;

/** A counted guess. */
export interface Guess {
  /** The guess was right: resets the count. */
  wasRight(trx: Kysely<Tables>): Promise<void>;
  /** The guess was neither right nor wrong: uncounts it. */
  takeBack(): Promise<void>;
}

export interface Guesses {
  /**
   * Counts a guess of a password or a code before it is checked. An email without an account is counted like any other,
   * so the response doesn't reveal which emails have one.
   *
   * @throws {Problem} `rate-limited` after too many wrong guesses (OWASP ASVS 6.3.1)
   */
  begin(guessed: Guessed): Promise<Guess>;
}

/** Counts in the database, so that several servers share the counts. */
export const guessesIn = (db: Kysely<Tables>): Guesses => ({
  async begin(guessed) {
    const key = hashOf(guessed);
    await count(db, key);
    return {
      async wasRight(trx) {
        await trx.deleteFrom('guesses').where('key_hash', '=', key).execute();
      },
      async takeBack() {
        await db
          .updateTable('guesses')
          .set(({ eb }) => ({ count: eb('count', '-', 1), next_at: new Date() }))
          .where('key_hash', '=', key)
          .execute();
      },
    };
  },
});

/** For tests and measurements. */
export const uncounted: Guesses = {
  begin: async () => ({ wasRight: async () => {}, takeBack: async () => {} }),
};

async function count(db: Kysely<Tables>, key: string) {
  const now = new Date();
  await db.deleteFrom('guesses').where('expires_at', '<=', now).execute();
  const wait = sql<number>`case when guesses.count + 1 < ${free} then 0 else
    least(${pause.longest}, ${pause.first} * power(2, least(guesses.count + 1 - ${free}, 20))) end`;
  const after = (seconds: typeof wait) => sql<Date>`${now}::timestamptz + ${seconds} * interval '1 second'`;
  const counted = await db
    .insertInto('guesses')
    .values({ key_hash: key, count: 1, next_at: now, expires_at: new Date(now.getTime() + day) })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({
          count: sql`guesses.count + 1`,
          next_at: after(wait),
          expires_at: sql`${after(wait)} + interval '1 day'`,
        })
        .where('guesses.next_at', '<=', now),
    )
    .returning('key_hash')
    .executeTakeFirst();
  if (counted) return;
  const held = await db
    .selectFrom('guesses')
    .select('next_at')
    .where('key_hash', '=', key)
    .executeTakeFirst();
  const seconds = Math.max(1, Math.ceil(((held?.next_at.getTime() ?? 0) - now.getTime()) / 1000));
  throw new Problem('rate-limited', { headers: { 'retry-after': String(seconds) } });
}

/**
 * The cookie of a browser in which a person has signed in with a password. Its wrong guesses are counted separately, so
 * that guesses from elsewhere don't lock that person out (OWASP, device cookies).
 */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-known' : 'known');
const context = 'known browser';
const maxAge = 180 * 24 * 3600;

/** Sets the cookie with the email that has signed in. */
export function rememberBrowser(reply: FastifyReply, email: string) {
  const { request, server } = reply;
  reply.setCookie(cookieName(request), server.encryption.seal(`${randomUUID()} ${email}`, context), {
    ...{ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https', maxAge },
  });
}

/** The target for which a guess of a password is counted. */
export function guessedBy(request: FastifyRequest, email: string): Guessed {
  const [id, known] = knownIn(request)?.split(' ', 2) ?? [];
  return id && known === email ? `browser:${id}` : `address:${email}`;
}

function knownIn(request: FastifyRequest) {
  const cookie = request.cookies[cookieName(request)];
  try {
    return cookie && request.server.encryption.open(cookie, context);
  } catch {
    // The cookie is from another installation, or was changed.
    return undefined;
  }
}
