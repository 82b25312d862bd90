import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { found, Problem } from '../../api/errors.ts';
import { plainPagePolicy } from '../../api/policies.ts';
import { isLoopback } from '../../config.ts';
import { nonceOf } from '../nonce.ts';
import { page, styleSheet } from './page.ts';
import { people } from './people.ts';
import type { DevelopmentProvider } from './provider.ts';

/** Where the login page sends people who sign in with the development identity. */
export const authorizePath = '/dev-identity';

/** A value the login page made: goes back as it came, and holds nothing that means something in an address. */
const Opaque = z.string().regex(/^[\w-]{1,200}$/);
const Ask = z.object({ nonce: Opaque, state: Opaque });
const Choice = Ask.extend({ person: z.string().min(1).max(320) });

/** The development identity provider: its keys, its page of people, and its answer (OpenID implicit flow). */
export async function developmentRoutes(app: FastifyInstance, provider: DevelopmentProvider) {
  const { db } = app.database;
  const [issuer] = provider.issuers;

  app.addHook('onRequest', async (request, reply) => {
    // It listens on this machine only, but a site somewhere may have its own name lead here (DNS rebinding), and would
    // then be of one origin with this page, where nobody is asked for a password.
    if (!isLoopback(request.hostname)) throw new Problem('not-found');
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy,
      'referrer-policy': 'no-referrer',
    });
  });

  app.get('/dev-identity/keys', () => provider.keySet);

  app.get('/dev-identity/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styleSheet),
  );

  app.get(authorizePath, { schema: { querystring: Ask } }, async (request, reply) => {
    const { nonce, state } = request.query as z.output<typeof Ask>;
    // Its sign-in is over, as after the Back button. The sign-in page leads on whoever is signed in.
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
