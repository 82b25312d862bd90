import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import { serveList } from '../../api/serveList.ts';
import { pageOfCallbacks, toCallback } from './callbacks.queries.ts';
import { decide, personOf } from './decisions.queries.ts';

/** The people to call back: `/organization/{orgId}/callbacks`. Triggers of the database keep the list. */
export function callbacksRoutes(app: FastifyInstance) {
  serveList(app, contract.listCallbacks, {
    of: ['callbacks', 'sessions', 'contacts'],
    need: 'calls',
    // Contacts become due at midnight.
    and: ({ today }) => today,
    isLong: ({ q }) => q !== undefined,
    page: ({ params: { orgId }, query, user, trx, membership: { timeZone } }) =>
      pageOfCallbacks(trx, user, { orgId, timeZone }, query),
    toReply: toCallback,
  });

  serve(app, contract.decideCallback, async ({ params, body, user, trx, audit }) => {
    await need(trx, user, 'calls', params.orgId);
    await need(trx, user, 'transcripts', params.orgId);
    const person = personOf(params);
    if (!(await decide(trx, person, body))) throw new Problem('not-found');
    await audit({ action: `callback.${body.state}`, orgId: params.orgId, subjectId: person.id });
  });
}
