import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

const lifetimeSeconds = 300;

/** Browsers accept `__Host-` cookies only over https, so on plain http (this machine) the name has no prefix. */
const cookieName = (request: FastifyRequest) => (request.protocol === 'https' ? '__Host-nonce' : 'nonce');

const cookieRules = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/**
 * Issues a nonce that ties the next identity token to this browser: in an HttpOnly cookie, and to the page, which
 * passes it to the provider. Prevents forged and replayed sign-ins (OWASP ASVS V10.5.1).
 */
export async function handOutNonce(db: Kysely<Tables>, request: FastifyRequest, reply: FastifyReply) {
  const nonce = newSecret();
  const now = Date.now();
  await db.deleteFrom('sign_in_nonces').where('expires_at', '<', new Date(now)).execute();
  await db
    .insertInto('sign_in_nonces')
    .values({ nonce_hash: hashOf(nonce), expires_at: new Date(now + lifetimeSeconds * 1000) })
    .execute();
  reply.setCookie(cookieName(request), nonce, { ...cookieRules(request), maxAge: lifetimeSeconds });
  return nonce;
}

/** The nonce in the cookie of the request, if any. Doesn't spend it. */
export const nonceOf = (request: FastifyRequest) => request.cookies[cookieName(request)];

/** Spends the nonce. Returns false if it was already spent, has expired or never existed. */
export async function spendNonce(db: Kysely<Tables>, nonce: string, reply: FastifyReply) {
  reply.clearCookie(cookieName(reply.request), cookieRules(reply.request));
  const spent = await db
    .deleteFrom('sign_in_nonces')
    .where('nonce_hash', '=', hashOf(nonce))
    .where('expires_at', '>=', new Date())
    .returning('nonce_hash')
    .execute();
  return spent.length === 1;
}
