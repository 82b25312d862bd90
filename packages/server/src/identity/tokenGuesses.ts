import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../api/errors.ts';
import { type Limits, networkOf } from '../api/rateLimits.ts';
import { hashOf } from './secrets.ts';

/** The maximum number of remembered secrets. */
const mostKnown = 10_000;

/**
 * Limits the cost of invalid secrets. A secret that isn't known to be valid is counted for its IP address before the
 * database lookup, and rejected if there were too many in a minute. A known secret, such as that of a colleague behind
 * the same address, is always looked up.
 *
 * @param limits `session` is the number per minute and address
 */
export function countGuesses(app: FastifyInstance, limits: Limits) {
  const known = new Set<string>();
  const keyGenerator = ({ ip }: FastifyRequest) => `token:${networkOf(ip)}`;
  const limiter = limits
    ? app.createRateLimit({ max: limits.session, timeWindow: 60_000, keyGenerator })
    : undefined;

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
     * Looks up a secret of a request: a bearer token, or a cookie.
     *
     * @throws {Problem} `rate-limited` if its address has sent too many invalid ones
     */
    lookUp<Found>(
      request: FastifyRequest,
      secret: string,
      find: () => Promise<Found | undefined>,
    ): Promise<Found | undefined>;
    /** Adds a newly issued secret to the known ones. */
    rememberSecret(secret: string): void;
  }
}
