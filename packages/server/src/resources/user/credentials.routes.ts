import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../api/audit.ts';
import { Problem } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import { exchangePassword, provePassword } from '../../identity/ownPassword.ts';
import { hashPassword } from '../../identity/password.ts';
import { isMadeByTeam } from '../../identity/passwordAccounts.ts';
import * as factors from '../../identity/secondFactor.ts';
import { endSessionsOf } from '../../identity/sessions.ts';
import { refuseWeakPassword } from '../../identity/weakPasswords.ts';

/**
 * These calls hash outside a transaction and consume the sign-in rate limit. Responses with secrets aren't stored for
 * repeated requests.
 */
const slowly = { bucket: 'signIn', opensTransactions: true } as const;

/** The credentials of the signed-in person: `/user/credentials`, `/user/password` and `/user/secondFactor`. */
export function credentialsRoutes(app: FastifyInstance) {
  const { encryption, guesses } = app;
  const { db } = app.database;
  const prove = (id: string, password: string, path = 'password') =>
    provePassword(db, guesses, { id, password, path });

  serve(app, contract.readCredentials, async ({ user, session, trx }) => ({
    password: await isMadeByTeam(trx, user.id),
    secondFactor: {
      ...(await factors.secondFactorOf(trx, user.id)),
      required: app.requiresSecondFactor && session.isByPasswordAlone,
    },
  }));

  serve(
    app,
    contract.changePassword,
    async ({ body, user, session, request }) => {
      const proven = await prove(user.id, body.currentPassword, 'currentPassword');
      refuseWeakPassword(body.password, proven);
      const hash = await hashPassword(body.password);
      await db.transaction().execute(async (trx) => {
        if (!(await exchangePassword(trx, user.id, proven.hash, hash))) throw new Problem('conflict');
        await proven.guess.wasRight(trx);
        await endSessionsOf(trx, user.id, session.id);
        await writeAudit(trx, request, { action: 'password.change', subjectId: user.id });
      });
    },
    slowly,
  );

  serve(
    app,
    contract.setUpSecondFactor,
    async ({ body, user, request }) => {
      const proven = await prove(user.id, body.password);
      return db.transaction().execute(async (trx) => {
        const prepared = await factors.prepareSecondFactor(trx, encryption, user);
        if (!prepared) throw new Problem('conflict');
        await proven.guess.wasRight(trx);
        await writeAudit(trx, request, { action: 'secondFactor.setUp', subjectId: user.id });
        return prepared;
      });
    },
    slowly,
  );

  serve(app, contract.activateSecondFactor, async ({ body, user, session, trx, audit }) => {
    const recoveryCodes = await factors.activateSecondFactor(trx, encryption, user.id, body.code);
    await endSessionsOf(trx, user.id, session.id);
    await audit({ action: 'secondFactor.activate', subjectId: user.id });
    return { recoveryCodes };
  });

  serve(
    app,
    contract.removeSecondFactor,
    async ({ body, user, session, request }) => {
      const proven = await prove(user.id, body.password);
      await db.transaction().execute(async (trx) => {
        const outcome = await factors.passSecondFactor(trx, encryption, user.id, body.code);
        if (outcome === 'wrong') throw new Problem('validation', { errors: [factors.wrongCode] });
        await proven.guess.wasRight(trx);
        await factors.dropSecondFactor(trx, user.id);
        await endSessionsOf(trx, user.id, session.id);
        await writeAudit(trx, request, { action: 'secondFactor.remove', subjectId: user.id });
      });
    },
    slowly,
  );
}
