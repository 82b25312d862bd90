import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';
import { findSession } from './identity/sessions.ts';
import { isEnough, standingIn } from './resources/access.ts';
import type { ListOptions } from './serve.ts';

/** Finds the session of the bearer token and, for a list, the person's place in the organization. */
export async function recognise(
  request: FastifyRequest,
  app: FastifyInstance,
  list: ListOptions | undefined,
) {
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return;
  const { orgId } = request.params as { orgId?: string };
  const asksPlace = list && isId(orgId);
  const extra = asksPlace ? standingIn(orgId, list.of) : undefined;
  const found = await app.lookUp(request, token, () => findSession(app.database.db, token, extra));
  request.session = found?.session ?? null;
  request.standing = found?.extra ?? null;
}

const isId = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '');

/** Lets a member with the permission in, and answers 304 to one who has the present state. */
export function open(
  { standing }: FastifyRequest,
  { need = 'membership', and }: ListOptions,
  seen: (version: string | number) => void,
) {
  if (!standing) throw new Problem('not-found');
  if (!isEnough(standing, need)) throw new Problem('forbidden');
  seen(and ? `${standing.version}.${and(standing)}` : standing.version);
}
