import { type Endpoint, endpoints } from '@console/contract';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../api/errors.ts';

/** What setting a second factor up takes. */
const setUp: ReadonlySet<Endpoint | undefined> = new Set([
  endpoints.readMe,
  endpoints.readCredentials,
  endpoints.setUpSecondFactor,
  endpoints.activateSecondFactor,
  endpoints.logout,
]);

/**
 * Where accounts with a password must have a second factor, one without may do nothing but set it up.
 *
 * @throws {Problem} `second-factor-setup-required`
 */
export function checkSecondFactor({ session, server, routeOptions }: FastifyRequest) {
  if (!server.requiresSecondFactor || !session?.isByPasswordAlone) return;
  if (!setUp.has(routeOptions.config.endpoint)) throw new Problem('second-factor-setup-required');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether accounts with a password must have a second factor. */
    requiresSecondFactor: boolean;
    checkSecondFactor: typeof checkSecondFactor;
  }
}
