import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { Problem } from '../../errors.ts';
import { accountOf, useOnce } from '../../identity/accounts.ts';
import { authorizePath } from '../../identity/development/routes.ts';
import { idTokenVerifier } from '../../identity/idToken.ts';
import { handOutNonce, nonceOf, spendNonce } from '../../identity/nonce.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { startSession, type User } from '../../identity/sessions.ts';
import { note, serve } from '../../serve.ts';
import { findMe } from './user.queries.ts';
import { toUser } from './user.routes.ts';

interface SignInOptions {
  provider: IdentityProvider;
  kind: 'google' | 'development';
  /** What a person finds after signing in: the other resources' part of the answer. */
  belongings(
    trx: Kysely<Tables>,
    user: User,
  ): Promise<Pick<contract.LoginReply, 'channels' | 'organizations' | 'settings'>>;
}

/** Signing in: `/user/methods`, `/user/nonce` and `/user/loginAfterGoogle`. */
export function signInRoutes(app: FastifyInstance, { provider, kind, belongings }: SignInOptions) {
  const verifyIdToken = idTokenVerifier(provider);

  serve(app, contract.listLoginMethods, async () => ({
    google: kind === 'google' ? { clientId: provider.clientId } : null,
    development: kind === 'development' ? { authorizeUrl: authorizePath } : null,
    password: false,
  }));

  serve(app, contract.issueNonce, async ({ trx, request, reply }) => ({
    nonce: await handOutNonce(trx, request, reply),
  }));

  serve(
    app,
    contract.loginAfterGoogle,
    async ({ body, trx: db, request, reply }) => {
      const nonce = nonceOf(request);
      const { token, referer, termsAcceptedAt } = body;
      try {
        if (!nonce) throw new Problem('invalid-credential');
        const identity = await verifyIdToken(token, nonce);
        return await db.transaction().execute(async (trx) => {
          if (!(await spendNonce(trx, nonce, reply))) throw new Problem('invalid-credential');
          await useOnce(trx, token, identity.expiresAt);
          const id = await accountOf(trx, identity, termsAcceptedAt);
          const user = { id, email: identity.email };
          const session = await startSession(trx, {
            userId: id,
            userAgent: request.headers['user-agent'],
            referer: webAddress(referer),
          });
          await note(trx, request, { action: 'login', userId: id, subjectId: id });
          const me = { ...toUser(await findMe(trx, user)), token: session.token };
          return { user: me, token: session.token, ...(await belongings(trx, user)) };
        });
      } catch (error) {
        if (error instanceof Problem && error.slug === 'invalid-credential') {
          await note(db, request, { action: 'login.refused' });
        }
        throw error;
      }
    },
    { purse: 'signIn', opensTransactions: true },
  );
}

/** Where people came from is kept only when it is an address of the web. */
const webAddress = (text: string | undefined) => (text && /^https?:\/\//i.test(text) ? text : null);
