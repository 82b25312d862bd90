import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookie that can only fetch recordings, because an audio element can't send a bearer token. It belongs to one
 * session and ends with it. Browsers accept `__Host-` cookies only over https, so on plain http (this machine only) the
 * name has no prefix.
 */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-media' : 'media');

const cookieRules = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

/** Sets the cookie with the secret from `startSession`. */
export const giveMediaCookie = (reply: FastifyReply, media: string) =>
  reply.setCookie(cookieName(reply.request), media, { ...cookieRules(reply.request), maxAge: 7 * 24 * 3600 });

export const takeMediaCookie = (reply: FastifyReply) =>
  reply.clearCookie(cookieName(reply.request), cookieRules(reply.request));

/** The secret in the cookie of the request, if any. */
export const mediaSecretOf = (request: FastifyRequest) => request.cookies[cookieName(request)];
