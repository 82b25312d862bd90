import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { decimal, id, inOrganization, instant, lengths, reference, text, verbatim } from './fields.ts';

/** A match: a turn or the summary of a conversation. */
export const SearchHit = z
  .object({
    session: id,
    channel: reference,
    contact: reference,
    startTime: instant,
    turn: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'The place in transcriptionJSON; null in the summary, and for words that no single turn holds.',
      ),
    excerpt: text(500),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;

export const searchSessions = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/search',
  summary: 'Finds words in transcripts and summaries, newest first.',
  params: inOrganization,
  reply: z.array(SearchHit),
  query: z.object({
    q: text(lengths.name).trim().min(2),
    limit: decimal(z.int().min(1).max(200)).optional(),
    cursor: verbatim(lengths.cursor).optional(),
  }),
});
