import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { found, Problem } from '../../api/errors.ts';
import { plainPagePolicy } from '../../api/policies.ts';
import { isLoopback } from '../../config.ts';
import { nonceOf } from '../nonce.ts';
import { page, styleSheet } from './page.ts';
import { people } from './people.ts';
import type { DevelopmentProvider } from './provider.ts';

/** The path to which the sign-in page sends people who use the development identity. */
export const authorizePath = '/dev-identity';

/** A value from the sign-in page, returned unchanged, without characters that have a meaning in a URL. */
const Opaque = z.string().regex(/^[\w-]{1,200}$/);
const Ask = z.object({ nonce: Opaque, state: Opaque });
const Choice = Ask.extend({ person: z.string().min(1).max(320) });

/** The development identity provider: its keys, its page of people, and its token (OpenID implicit flow). */
export async function developmentRoutes(app: FastifyInstance, provider: DevelopmentProvider) {
  const { db } = app.database;
  const [issuer] = provider.issuers;

  app.addHook('onRequest', async (request, reply) => {
    // The server listens on this machine only. But a site can point its own host name here (DNS rebinding) and would
    // then have the same origin as this page, which doesn't require a password.
    if (!isLoopback(request.hostname)) throw new Problem('not-found');
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy,
      'referrer-policy': 'no-referrer',
    });
  });

  app.get('/dev-identity/keys', () => provider.keySet);

  // For programs that run next to the console, such as the simulation of calls.
  app.get('/dev-identity/people', async () =>
    (await people(db, issuer)).map(({ sub, name, places }) => ({
      ...{ sub, name, owns: places.some((place) => place.startsWith('owner, ')) },
    })),
  );

  app.get('/dev-identity/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styleSheet),
  );

  app.get(authorizePath, { schema: { querystring: Ask } }, async (request, reply) => {
    const { nonce, state } = request.query as z.output<typeof Ask>;
    // The sign-in is finished, as after the Back button. The sign-in page redirects people who are signed in.
    if (nonceOf(request) !== nonce) return reply.redirect('/login', 303);
    return reply
      .type('text/html; charset=utf-8')
      .send(page({ people: await people(db, issuer), nonce, state }));
  });

  app.get('/dev-identity/token', { schema: { querystring: Choice } }, async (request, reply) => {
    const { nonce, state, person } = request.query as z.output<typeof Choice>;
    const chosen = found((await people(db, issuer)).find(({ sub }) => sub === person));
    const fragment = new URLSearchParams({ id_token: await provider.issue(chosen, nonce), state });
    return reply.redirect(`/login#${fragment}`, 303);
  });
}
