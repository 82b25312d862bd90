import { type Endpoint, endpoints } from '@console/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../api/errors.ts';
import { membershipIn } from '../api/permissions.ts';
import type { ListOptions } from '../api/serve.ts';
import { findSession } from './sessions.ts';

/** Finds the session of the bearer token and, for a list, the person's membership in the organization. */
export const authenticate: FastifyInstance['authenticate'] = async (request, list) => {
  const { server: app } = request;
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return;
  const { orgId } = request.params as { orgId?: string };
  const asksPlace = list && isId(orgId);
  const extra = asksPlace ? membershipIn(orgId, list.of) : undefined;
  const found = await app.lookUp(request, token, () => findSession(app.database.db, token, extra));
  request.session = found?.session ?? null;
  request.membership = found?.extra ?? null;
};

const isId = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '');

/** The calls needed to set up a second factor. */
const setUpCalls: ReadonlySet<Endpoint | undefined> = new Set([
  endpoints.readMe,
  endpoints.readCredentials,
  endpoints.setUpSecondFactor,
  endpoints.activateSecondFactor,
  endpoints.logout,
]);

/**
 * If second factors are required, an account with only a password can do nothing but set one up.
 *
 * @throws {Problem} `second-factor-setup-required`
 */
export function checkSecondFactor({ session, server, routeOptions }: FastifyRequest) {
  if (!server.requiresSecondFactor || !session?.isByPasswordAlone) return;
  if (!setUpCalls.has(routeOptions.config.endpoint)) throw new Problem('second-factor-setup-required');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the session of the bearer token and, for a list, the person's membership in the organization. */
    authenticate(request: FastifyRequest, list: ListOptions | undefined): Promise<void>;
    /** Whether accounts with a password must have a second factor. */
    requiresSecondFactor: boolean;
    checkSecondFactor: typeof checkSecondFactor;
  }
}
