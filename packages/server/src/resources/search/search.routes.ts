import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { tellPage } from '../paging.ts';
import { excerptOf, fold } from './excerpt.ts';
import { pageOfHits } from './search.queries.ts';

/** How many hits there are on a page when nobody says. */
const usualLimit = 50;

/** Words in summaries and transcripts: `/organization/{orgId}/search`. */
export function searchRoutes(app: FastifyInstance) {
  serve(
    app,
    contract.searchSessions,
    async ({ params: { orgId }, query: { q, limit = usualLimit, cursor }, user, trx, request, reply }) => {
      if (fold(q) === '') return [];
      const page = await pageOfHits(trx, user, orgId, q, { limit, cursor });
      tellPage(request, reply, page);
      // Hits are not counted.
      reply.removeHeader('x-total-count');
      return page.rows.map(({ id, channel_id, contact_id, start_time, turn, content }) => ({
        session: id,
        channel: channel_id,
        contact: contact_id,
        startTime: start_time.toISOString(),
        turn,
        excerpt: excerptOf(content, q),
      }));
    },
    { purse: 'search', list: { of: ['sessions'], need: 'transcripts' } },
  );
}
