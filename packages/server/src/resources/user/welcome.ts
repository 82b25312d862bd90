import type * as contract from '@console/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../api/audit.ts';
import type { Tables } from '../../database/schema.ts';
import { giveMediaCookie } from '../../identity/mediaCookie.ts';
import { languageOfUser, startSession, type User } from '../../identity/sessions.ts';
import { findMe } from './user.queries.ts';
import { toUser } from './user.routes.ts';

/** Loads the parts of the sign-in response that other resources provide. */
export type Belongings = (
  trx: Kysely<Tables>,
  user: User,
) => Promise<Pick<contract.LoginReply, 'channels' | 'organizations' | 'settings'>>;

export interface Door {
  trx: Kysely<Tables>;
  request: FastifyRequest;
  reply: FastifyReply;
  belongings: Belongings;
}

/** Starts a session for an authenticated person and returns the sign-in response. */
export async function welcome(
  { trx, request, reply, belongings }: Door,
  userId: string,
  referer: string | undefined,
): Promise<contract.LoginReply> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', languageOfUser.as('language')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const session = await startSession(trx, {
    userId: user.id,
    userAgent: request.headers['user-agent'],
    referer: webAddress(referer),
  });
  giveMediaCookie(reply, session.media);
  for (const secret of [session.token, session.media]) request.server.rememberSecret(secret);
  await writeAudit(trx, request, { action: 'login', userId: user.id, subjectId: user.id });
  const me = { ...toUser(await findMe(trx, user)), token: session.token };
  return { user: me, token: session.token, ...(await belongings(trx, user)) };
}

/** The referer if it is an http or https URL, else null. */
const webAddress = (text: string | undefined) => (text && /^https?:\/\//i.test(text) ? text : null);
