import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import { takeMediaCookie } from '../../identity/mediaCookie.ts';
import { endSession } from '../../identity/sessions.ts';
import { findMe, updateMe } from './user.queries.ts';

/** The signed-in person: `/users/me` and `/user/logout`. */
export function userRoutes(app: FastifyInstance) {
  serve(app, contract.readMe, async ({ user, trx, setEtag }) => {
    const row = await findMe(trx, user);
    setEtag(row.version);
    return toUser(row);
  });

  serveChange(app, contract.updateMe, {
    change: ({ body, user, trx, ifMatch }) => updateMe(trx, user, body, ifMatch).catch(blameCard),
    find: async ({ user, trx }) => ({ ...(await findMe(trx, user)), may_change: true }),
    toReply: toUser,
    audit: 'user.update',
  });

  serve(app, contract.logout, async ({ session, trx, reply, audit }) => {
    await endSession(trx, session.id);
    takeMediaCookie(reply);
    await audit({ action: 'logout', subjectId: session.user.id });
  });
}

/** A person in the contract's shape. */
export const toUser = (row: Awaited<ReturnType<typeof findMe>>): contract.User => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  picture: row.picture,
  mainCreditCard: row.main_credit_card,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

function blameCard(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint !== 'users_main_credit_card_fkey') throw error;
  throw new Problem('validation', {
    errors: [{ path: 'mainCreditCard', code: 'not-found', message: 'This is not one of your cards' }],
  });
}
