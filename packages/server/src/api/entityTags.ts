import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `If-Match: "3"` and `"3.digest"` name version 3. Any other value matches nothing. A proxy that compresses responses
 * rewrites the tag (nginx to `W/"3"`, Caddy to `"3-gzip"`), but the version is the same.
 */
export function ifMatch({ headers }: FastifyRequest): number | undefined {
  const value = headers['if-match'];
  if (value === undefined || value === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})([.-][\w-]+)?"$/.exec(value)?.[1] ?? 0);
}

/** Thrown to send 304: the client has this version already. */
class NotModified extends Error {
  readonly etag: string;
  constructor(etag: string) {
    super('Not modified');
    this.etag = etag;
  }
}

/** Throws to send 304 if the client has this version already. */
export function throwNotModified({ headers }: FastifyRequest, etag: string) {
  const seen = headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (seen?.includes(etag) || seen?.includes(`W/${etag}`)) throw new NotModified(etag);
}

/** A short hash of a text, for use in an ETag. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Sends 304 if that was thrown. Returns whether it did. */
export function answerNotModified(error: unknown, reply: FastifyReply): boolean {
  if (!(error instanceof NotModified)) return false;
  reply.code(304).header('etag', error.etag).send();
  return true;
}
