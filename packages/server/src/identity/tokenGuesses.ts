import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../api/errors.ts';
import type { Limits } from '../api/rateLimits.ts';
import { hashOf } from './secrets.ts';

/** How many secrets are remembered at most. */
const mostKnown = 10_000;

/**
 * Bounds what made-up secrets cost: one that has not been seen to open a session here is counted for its address
 * before the database is asked, and refused when there were too many in the minute. One that has been seen, such as
 * that of a colleague behind the same address, is looked up as ever.
 *
 * @param limits `session` of them a minute for each address
 */
export function countGuesses(app: FastifyInstance, limits: Limits) {
  const known = new Set<string>();
  const limiter = limits ? app.createRateLimit({ max: limits.session, timeWindow: 60_000 }) : undefined;

  function remember(hash: string) {
    known.delete(hash);
    known.add(hash);
    const [oldest] = known;
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  }

  app.decorate('lookUp', async (request, secret, find) => {
    const hash = hashOf(secret);
    if (limiter && !known.has(hash)) {
      const state = await limiter(request);
      if (!state.isAllowed && state.isExceeded) {
        throw new Problem('rate-limited', { headers: { 'retry-after': String(state.ttlInSeconds) } });
      }
    }
    const found = await find();
    if (found) remember(hash);
    else known.delete(hash);
    return found;
  });
  app.decorate('rememberSecret', (secret: string) => remember(hashOf(secret)));
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Finds what a secret of a request opens: a bearer token, or a cookie.
     *
     * @throws {Problem} `rate-limited` when its address has sent too many that open nothing
     */
    lookUp<Found>(
      request: FastifyRequest,
      secret: string,
      find: () => Promise<Found | undefined>,
    ): Promise<Found | undefined>;
    /** Knows a secret that was given out just now. */
    rememberSecret(secret: string): void;
  }
}
