import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The clock of a provider can differ, and an event can wait, for this time in milliseconds. */
export const fiveMinutes = 300_000;

/** Whether a time in milliseconds is at most so far from now. */
export const isRecent = (time: number, now: number, most = fiveMinutes) => Math.abs(now - time) <= most;

/** Whether a header has the HMAC of these parts. Takes the same time for each wrong value. */
export function isHmac(
  sent: string | undefined,
  { secret, algorithm = 'sha256', encoding = 'hex' }: HmacOptions,
  ...parts: (string | Buffer)[]
): boolean {
  const hmac = createHmac(algorithm, secret);
  for (const part of parts) hmac.update(part);
  const expected = Buffer.from(hmac.digest(encoding));
  const given = Buffer.from(sent ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface HmacOptions {
  secret: string;
  algorithm?: 'sha1' | 'sha256';
  encoding?: 'hex' | 'base64';
}

/** A header that was sent once. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
