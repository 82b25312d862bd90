import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';

/** The limits of one person or service token, in units of 1,000,000 bytes. */
interface ByteLimits {
  megabytesPerMinute: number;
  megabytesPerDay: number;
}

/** The bytes sent in one time window. */
interface Span {
  bytes: number;
  /** When the window ends, in milliseconds since 1970. */
  end: number;
}

const minute = 60_000;
const day = 1_440 * minute;

/**
 * Counts the bytes of JSON bodies per person across all sessions, and per service token, and rejects bodies over the
 * limits; `false` for none.
 */
export function limitBytes(app: FastifyInstance, limits: ByteLimits | false) {
  const counts = [new Map<string, Span>(), new Map<string, Span>()];
  const spans = limits
    ? [
        { length: minute, most: limits.megabytesPerMinute * 1_000_000 },
        { length: day, most: limits.megabytesPerDay * 1_000_000 },
      ]
    : [];

  app.decorate('spendBytes', ({ session, service }, bytes) => {
    const sender = session?.user.id ?? service?.id;
    if (sender === undefined) return;
    const now = Date.now();
    for (const [index, { length, most }] of spans.entries()) {
      const span = spanOf(counts[index] ?? new Map(), sender, now, length);
      if (span.bytes + bytes > most) {
        throw new Problem('rate-limited', {
          detail: `More than ${most / 1_000_000} MB in ${length === day ? 'a day' : 'a minute'}.`,
          headers: { 'retry-after': String(Math.ceil((span.end - now) / 1000)) },
        });
      }
      span.bytes += bytes;
    }
  });
}

/** The current window of a sender. Expired windows are removed. */
function spanOf(known: Map<string, Span>, sender: string, now: number, length: number): Span {
  const old = known.get(sender);
  if (old && old.end > now) return old;
  // The windows are in the order of their starts, and therefore of their ends.
  for (const [id, { end }] of known) {
    if (end > now) break;
    known.delete(id);
  }
  const span = { bytes: 0, end: now + length };
  known.set(sender, span);
  return span;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the bytes of one body. @throws {Problem} `rate-limited` */
    spendBytes(request: FastifyRequest, bytes: number): void;
  }
}
