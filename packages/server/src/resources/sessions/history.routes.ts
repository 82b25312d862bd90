import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import * as history from './history.queries.ts';
import { toContactSession } from './history.reply.ts';

/** Everything there was with a contact: `/organization/{orgId}/contact/{contactId}/session`. */
export function historyRoutes(app: FastifyInstance) {
  serve(
    app,
    contract.readContactSession,
    async ({ params, user, trx }) => {
      const appointments = await history.appointmentsWith(trx, user, params);
      if (appointments.length === 0) throw new Problem('not-found');
      return toContactSession(await history.sessionsWith(trx, user, params), appointments);
    },
    { list: { of: ['sessions', 'appointments', 'contacts'], need: 'calls' } },
  );
}
