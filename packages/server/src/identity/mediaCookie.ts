import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookie that may only fetch recordings: an audio element cannot send a bearer token. It belongs to one
 * session and ends with it. Browsers keep `__Host-` cookies only over https; on plain http (this machine only)
 * the name goes without.
 */
const cookieName = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-media' : 'media');

const cookieRules = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

/** Gives the browser that signs in the secret that `startSession` made. */
export const giveMediaCookie = (reply: FastifyReply, media: string) =>
  reply.setCookie(cookieName(reply.request), media, { ...cookieRules(reply.request), maxAge: 7 * 24 * 3600 });

export const takeMediaCookie = (reply: FastifyReply) =>
  reply.clearCookie(cookieName(reply.request), cookieRules(reply.request));

/** The secret this browser was given, or nothing. */
export const mediaSecretOf = (request: FastifyRequest) => request.cookies[cookieName(request)];
