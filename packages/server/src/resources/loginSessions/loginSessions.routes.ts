import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { found } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import { takeMediaCookie } from '../../identity/mediaCookie.ts';
import { endSessionsOf } from '../../identity/sessions.ts';
import { endOwnSession, type LoginSessionRow, liveSessions } from './loginSessions.queries.ts';

/** The sessions of the signed-in person: `/user/sessions`. */
export function loginSessionsRoutes(app: FastifyInstance) {
  serve(app, contract.listLoginSessions, async ({ user, session, trx }) =>
    (await liveSessions(trx, user)).map((row) => toLoginSession(row, session.id)),
  );

  serve(app, contract.endOtherLoginSessions, async ({ user, session, trx, audit }) => {
    await endSessionsOf(trx, user.id, session.id);
    await audit({ action: 'loginSession.endOthers', subjectId: user.id });
  });

  serve(app, contract.endLoginSession, async ({ params, user, session, trx, reply, audit }) => {
    const { id } = found(await endOwnSession(trx, user, params.id));
    if (id === session.id) takeMediaCookie(reply);
    await audit({ action: 'loginSession.end', subjectId: id });
  });
}

const toLoginSession = (row: LoginSessionRow, currentId: string): contract.LoginSession => ({
  id: row.id,
  userAgent: row.user_agent ?? '',
  current: row.id === currentId,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
