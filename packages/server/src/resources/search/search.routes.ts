import * as contract from '@console/contract';
import { isKeepableTime } from '@console/contract/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import { searchedOf } from '../newestSessions.ts';
import { excerptOf, fold } from './excerpt.ts';
import { findHits, type Hit, type HitPosition } from './search.queries.ts';

/** The default number of hits on a page. */
const usualLimit = 50;

/** Search in summaries and transcripts: `/organization/{orgId}/search`. */
export function searchRoutes(app: FastifyInstance) {
  serve(
    app,
    contract.searchSessions,
    async ({ params: { orgId }, query, user, trx, membership, request, reply }) => {
      const { q, limit = usualLimit, cursor } = query;
      // A line break would also match between a summary and its transcription.
      const words = q.replace(/\s+/g, ' ');
      if (fold(words) === '') return [];
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const searched = searchedOf(words, membership.rows.sessions ?? 0);
      if (searched !== undefined) reply.header('x-searched-count', searched);
      const hits = await findHits(trx, user, orgId, { words, limit: limit + 1, after, searched });
      const page = hits.slice(0, limit);
      const last = page.at(-1);
      if (last && hits.length > limit) {
        const { pathname, searchParams } = new URL(request.url, 'http://console.invalid');
        searchParams.set('cursor', writeCursor(last));
        reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
      }
      return page.map((hit) => toHit(hit, words));
    },
    { bucket: 'search', isLong: () => true, list: { of: ['sessions'], need: 'transcripts' } },
  );
}

const toHit = (hit: Hit, words: string): contract.SearchHit => ({
  session: hit.id,
  channel: hit.channel_id,
  contact: hit.contact_id,
  startTime: hit.start_time.toISOString(),
  turn: hit.turn,
  excerpt: excerptOf(hit.content, words),
});

const Cursor = z.object({
  started: z.iso.datetime().refine(isKeepableTime),
  id: z.guid(),
  rank: z.int32(),
});

/** Encodes the last hit of a page as the cursor of the next page. */
const writeCursor = ({ started, id, rank }: HitPosition) =>
  Buffer.from(JSON.stringify({ started, id, rank })).toString('base64url');

/** @throws {Problem} `validation` if `writeCursor` can't have written the cursor */
function readCursor(text: string): HitPosition {
  const cursor = Cursor.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (cursor.success) return cursor.data;
  throw new Problem('validation', {
    errors: [
      { path: 'cursor', code: 'foreign-cursor', message: 'The cursor does not belong to this search' },
    ],
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
