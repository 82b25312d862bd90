import * as contract from '@console/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../api/audit.ts';
import { Problem } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import type { Tables } from '../../database/schema.ts';
import { accountOf, useOnce } from '../../identity/accounts.ts';
import { authorizePath } from '../../identity/development/routes.ts';
import { idTokenVerifier } from '../../identity/idToken.ts';
import { handOutNonce, nonceOf, spendNonce } from '../../identity/nonce.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { signInWithPassword } from './passwordSignIn.ts';
import { hasPasswordAccounts } from './user.queries.ts';
import { type Belongings, welcome } from './welcome.ts';

interface SignInOptions {
  provider: IdentityProvider;
  kind: 'google' | 'development';
  belongings: Belongings;
}

/** These calls wait for another server or a slow hash, so they open transactions themselves. */
const atTheDoor = { bucket: 'signIn', opensTransactions: true } as const;

/** Sign-in: `/user/methods`, `/user/nonce`, `/user/loginAfterGoogle` and `/user/login`. */
export function signInRoutes(app: FastifyInstance, { provider, kind, belongings }: SignInOptions) {
  const verifyIdToken = idTokenVerifier(provider);

  serve(app, contract.listLoginMethods, async ({ trx }) => ({
    google: kind === 'google' ? { clientId: provider.clientId } : null,
    development: kind === 'development' ? { authorizeUrl: authorizePath } : null,
    password: await hasPasswordAccounts(trx),
  }));

  serve(app, contract.issueNonce, async ({ trx, request, reply }) => ({
    nonce: await handOutNonce(trx, request, reply),
  }));

  serve(
    app,
    contract.loginAfterGoogle,
    ({ body: { token, referer, termsAcceptedAt }, trx: db, request, reply }) =>
      noting(db, request, async () => {
        const nonce = nonceOf(request);
        if (!nonce) throw new Problem('invalid-credential');
        const identity = await verifyIdToken(token, nonce);
        return db.transaction().execute(async (trx) => {
          if (!(await spendNonce(trx, nonce, reply))) throw new Problem('invalid-credential');
          await useOnce(trx, token, identity.expiresAt);
          const id = await accountOf(trx, identity, termsAcceptedAt);
          return welcome({ trx, request, reply, belongings }, id, referer);
        });
      }),
    atTheDoor,
  );

  serve(
    app,
    contract.loginWithEmail,
    ({ body, trx: db, request, reply }) =>
      noting(db, request, () => signInWithPassword(body, { request, reply, belongings })),
    atTheDoor,
  );
}

/** Writes an audit entry for a sign-in with invalid credentials. */
async function noting<Answer>(db: Kysely<Tables>, request: FastifyRequest, signIn: () => Promise<Answer>) {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof Problem && error.slug === 'invalid-credential') {
      await writeAudit(db, request, { action: 'login.refused' });
    }
    throw error;
  }
}
