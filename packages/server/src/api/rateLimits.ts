import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { usualInvitations } from '../config.ts';
import { Problem } from './errors.ts';
import { SharedCounts } from './sharedCounts.ts';

/** Requests per minute; `false` for no limits (tests, benchmarks). */
export type Limits = Readonly<Record<RateLimitBucket, number>> | false;

export const usualLimits = {
  session: 300,
  signIn: 10,
  search: 30,
  card: 5,
  report: 10,
  /** Calendar apps read many people's calendars from the same network. */
  calendar: 120,
  /** Calls of one service token. */
  service: 1_200,
  /** Recordings of one service token. */
  recording: 60,
  /** Per organization. */
  invitation: usualInvitations,
} as const satisfies Limits;

/** The limit that a request counts toward. */
export type RateLimitBucket =
  | 'session'
  | 'signIn'
  | 'search'
  | 'card'
  | 'report'
  | 'calendar'
  | 'service'
  | 'recording'
  | 'invitation';

/** Few requests, of which each one matters: several servers count them together before they are handled. */
const rare: ReadonlySet<string> = new Set<RateLimitBucket>(['signIn', 'card', 'recording', 'invitation']);

const bucketOf = (key: string) => key.slice(0, key.indexOf(':'));

/** Counts requests per session, or per network if nobody is signed in, and rejects requests over the limit. */
export async function limitCalls(app: FastifyInstance, limits: Limits) {
  if (!limits) {
    app.decorate('consume', async () => {});
    return;
  }
  const { db, engine } = app.database;
  class Shared extends SharedCounts {
    constructor() {
      super(db, (key) => rare.has(bucketOf(key)));
      app.addHook('onClose', () => this.close());
    }
  }
  // Only one server can open an embedded database, so it counts in memory.
  await app.register(rateLimit, { global: false, ...(engine === 'postgres' && { store: Shared }) });
  const limiter = (bucket: RateLimitBucket, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: limits[bucket],
      timeWindow: 60_000,
      keyGenerator: (request) => `${bucket}:${key(request)}`,
    });
  const perSession = ({ session, ip }: FastifyRequest) => session?.id ?? networkOf(ip);
  const perToken = ({ service, ip }: FastifyRequest) => service?.id ?? networkOf(ip);
  const limiters = {
    session: limiter('session', perSession),
    signIn: limiter('signIn', ({ ip }) => networkOf(ip)),
    search: limiter('search', perSession),
    card: limiter('card', perSession),
    report: limiter('report', ({ ip }) => networkOf(ip)),
    calendar: limiter('calendar', ({ ip }) => networkOf(ip)),
    service: limiter('service', perToken),
    recording: limiter('recording', perToken),
    invitation: limiter('invitation', ({ params }) => (params as { orgId: string }).orgId.toLowerCase()),
  };

  app.decorate('consume', async (bucket, request, reply) => {
    const state = await limiters[bucket](request);
    if (state.isAllowed) return;
    reply.headers({
      'ratelimit-limit': state.max,
      'ratelimit-remaining': state.remaining,
      'ratelimit-reset': state.ttlInSeconds,
    });
    if (state.isExceeded) {
      throw new Problem('rate-limited', { headers: { 'retry-after': String(state.ttlInSeconds) } });
    }
  });
}

/**
 * The network from which one client can choose its address: the first 64 bits of an IPv6 address, which one connection
 * or rented machine has for itself, or an IPv4 address, even if it is written as IPv6.
 *
 * @example networkOf('2001:db8::7') // '2001:db8:0:0::/64'
 */
export function networkOf(ip: string): string {
  // A proxy can pass on values that aren't addresses.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one request. @throws {Problem} `rate-limited` */
    consume(bucket: RateLimitBucket, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}
