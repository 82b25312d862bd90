import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guessed } from './guesses.ts';

/**
 * The cookie of a browser from which somebody has signed in with a password. Wrong guesses from there are counted
 * apart, so that whoever guesses from elsewhere keeps nobody out (OWASP, device cookies).
 */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-known' : 'known');
const context = 'known browser';
const maxAge = 180 * 24 * 3600;

/** Remembers in the browser whose address has signed in there. */
export function rememberBrowser(reply: FastifyReply, email: string) {
  const { request, server } = reply;
  reply.setCookie(cookieName(request), server.encryption.seal(`${randomUUID()} ${email}`, context), {
    ...{ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https', maxAge },
  });
}

/** What a guess of the password of an address counts for. */
export function guessedBy(request: FastifyRequest, email: string): Guessed {
  const [id, known] = knownIn(request)?.split(' ', 2) ?? [];
  return id && known === email ? `browser:${id}` : `address:${email}`;
}

function knownIn(request: FastifyRequest) {
  const cookie = request.cookies[cookieName(request)];
  try {
    return cookie && request.server.encryption.open(cookie, context);
  } catch {
    // Of another installation, or changed.
    return undefined;
  }
}
