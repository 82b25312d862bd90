import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../api/errors.ts';

/**
 * Sends a file, or the requested range of it.
 *
 * @param about headers that describe the file; errors don't have them
 */
export async function sendSound(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  about: Record<string, string>,
) {
  const file = await open(path).catch(unlessMissing);
  try {
    const sound = await partOf(file, request, reply, about);
    if (!sound) await file.close();
    return reply.send(sound);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The bytes to send, if any, with status and headers set. */
async function partOf(
  file: FileHandle,
  request: FastifyRequest,
  reply: FastifyReply,
  about: Record<string, string>,
) {
  const stats = await file.stat();
  if (!stats.isFile()) throw new Problem('not-found');
  const { size, mtime } = stats;
  const etag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const version = { 'accept-ranges': 'bytes', etag, 'last-modified': mtime.toUTCString() };
  if (hasAlready(request, etag, mtime)) {
    reply.code(304).headers({ ...about, ...version });
    return undefined;
  }
  // Only GET supports ranges, and a range of an older version gets the whole file.
  const asksPart = request.method === 'GET' && isOf(request, etag, mtime);
  const range = asksPart ? rangeOf(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    reply.code(416).headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
    return undefined;
  }
  reply.headers({ ...about, ...version });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  reply.header('content-length', last - first + 1);
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  if (request.method === 'HEAD' || size === 0) return undefined;
  return file.createReadStream({ start: first, end: last });
}

function hasAlready({ headers }: FastifyRequest, etag: string, mtime: Date) {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return isUnchangedSince(headers['if-modified-since'], mtime);
}

function isOf({ headers }: FastifyRequest, etag: string, mtime: Date) {
  const seen = headers['if-range'];
  return seen === undefined || seen === etag || seen === mtime.toUTCString();
}

/** Dates in headers have whole seconds. */
const isUnchangedSince = (date: string | undefined, mtime: Date) =>
  date !== undefined && Math.floor(mtime.getTime() / 1000) * 1000 <= Date.parse(date);

function unlessMissing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  throw isMissing ? new Problem('not-found') : error;
}

/** A range of bytes; both ends are included. */
interface Range {
  first: number;
  last: number;
}

/**
 * The range of a file that a `Range` header requests (RFC 9110 section 14). Anything but a single range of bytes is
 * ignored, as the standard allows: the response is then the whole file.
 *
 * @returns undefined for the whole file, `'unsatisfiable'` for a range past its end
 */
function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return suffix(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

const suffix = (length: number, size: number) =>
  length > 0 && size > 0 ? { first: Math.max(0, size - length), last: size - 1 } : 'unsatisfiable';
