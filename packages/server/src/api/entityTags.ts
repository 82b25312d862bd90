import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `If-Match: "3"` and `"3.digest"` name version 3; anything that is no version of ours matches nothing. A proxy that
 * compresses answers writes the tag its own way, nginx `W/"3"` and Caddy `"3-gzip"`: the version is the same.
 */
export function ifMatch({ headers }: FastifyRequest): number | undefined {
  const value = headers['if-match'];
  if (value === undefined || value === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})([.-][\w-]+)?"$/.exec(value)?.[1] ?? 0);
}

/** Thrown to answer 304: the reader has this version already. */
class NotModified extends Error {
  readonly etag: string;
  constructor(etag: string) {
    super('Not modified');
    this.etag = etag;
  }
}

/** Answers 304 in place of what the reader has already. */
export function throwNotModified({ headers }: FastifyRequest, etag: string) {
  const seen = headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (seen?.includes(etag) || seen?.includes(`W/${etag}`)) throw new NotModified(etag);
}

/** A short fingerprint of a text, fit for an ETag. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Answers 304 when that is what was thrown; whether it did. */
export function answerNotModified(error: unknown, reply: FastifyReply): boolean {
  if (!(error instanceof NotModified)) return false;
  reply.code(304).header('etag', error.etag).send();
  return true;
}
