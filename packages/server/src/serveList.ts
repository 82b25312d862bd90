import type { Endpoint } from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Paged, tellPage } from './resources/paging.ts';
import { type Call, type ListOptions, type Reply, serve } from './serve.ts';

type ListEndpoint = Endpoint & { reply: z.ZodArray };

interface Listing<E extends ListEndpoint, Row> extends ListOptions {
  /** Whether such a question may keep the database busy for long. */
  isLong?: (query: Call<E>['query']) => boolean;
  /** The rows that were asked for, and how many there are. */
  page: (call: Call<E>) => Promise<Paged<NoInfer<Row>>>;
  /** One of them as the contract says it. */
  toReply: (row: Row) => z.input<E['reply']>[number];
}

/** Answers a list of one organization a page at a time; its headers tell how long it is and where it goes on. */
export function serveList<const E extends ListEndpoint, Row>(
  app: FastifyInstance,
  endpoint: E,
  { page, toReply, isLong, ...list }: Listing<E, Row>,
) {
  serve(
    app,
    endpoint,
    async (call) => {
      const found = await page(call);
      tellPage(call.request, call.reply, found);
      return found.rows.map(toReply) as Reply<E>;
    },
    { list, ...(isLong && { isLong }) },
  );
}
