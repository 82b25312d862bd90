import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { usualInvitations } from '../config.ts';
import { Problem } from './errors.ts';

/** How many calls a minute; `false` for none of these limits (tests, measurements). */
export type Limits = Readonly<Record<RateLimitBucket, number>> | false;

export const usualLimits = {
  session: 300,
  signIn: 10,
  search: 30,
  card: 5,
  report: 10,
  /** For each organization. */
  invitation: usualInvitations,
} as const satisfies Limits;

/** Which limit a call counts against. */
export type RateLimitBucket = 'session' | 'signIn' | 'search' | 'card' | 'report' | 'invitation';

/** Counts calls per session, or per network when nobody is signed in, and refuses what is too much. */
export async function limitCalls(app: FastifyInstance, limits: Limits) {
  if (!limits) {
    app.decorate('consume', async () => {});
    return;
  }
  await app.register(rateLimit, { global: false });
  const limiter = (bucket: RateLimitBucket, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max: limits[bucket], timeWindow: 60_000, keyGenerator: key });
  const perSession = ({ session, ip }: FastifyRequest) => session?.id ?? networkOf(ip);
  const limiters = {
    session: limiter('session', perSession),
    signIn: limiter('signIn', ({ ip }) => networkOf(ip)),
    search: limiter('search', perSession),
    card: limiter('card', perSession),
    report: limiter('report', ({ ip }) => networkOf(ip)),
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
 * What one client can choose its address from: of IPv6 the first 64 bits, which a line or a rented machine has for
 * itself; of IPv4 the address, also where it is written as IPv6.
 *
 * @example networkOf('2001:db8::7') // '2001:db8:0:0::/64'
 */
export function networkOf(ip: string): string {
  // A proxy may pass on what is no address.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one call. @throws {Problem} `rate-limited` */
    consume(bucket: RateLimitBucket, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}
