import type { Endpoint } from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Paged, tellPage } from './paging.ts';
import { batch, RowStream } from './rowStream.ts';
import { type Call, type ListOptions, type Reply, serve } from './serve.ts';

type ListEndpoint = Endpoint & { query: z.ZodObject; reply: z.ZodArray };

interface Listing<E extends ListEndpoint, Row> extends Partial<ListOptions> {
  /** Whether the query can be slow. Slow queries wait in a separate queue. */
  isLong?: (query: Call<E>['query']) => boolean;
  /** Reads the requested page and the total number of rows. A whole list is read batch by batch. */
  page: (call: Call<E>) => Promise<Paged<NoInfer<Row>>>;
  /** Converts a row to the shape of the contract. */
  toReply: (row: Row) => z.input<E['reply']>[number];
}

/**
 * Serves a list page by page, with the total number of rows and the next page in the headers. Without `limit` the whole
 * list is sent, in batches that are read while the client receives them.
 */
export function serveList<const E extends ListEndpoint, Row>(
  app: FastifyInstance,
  endpoint: E,
  { page, toReply, isLong, of, ...list }: Listing<E, Row>,
) {
  const replies = async (call: Call<E>) => {
    const { rows, ...rest } = await page(call);
    return { ...rest, rows: rows.map(toReply) };
  };

  async function all(call: Call<E>) {
    const batchAfter = (cursor: string | undefined) =>
      replies({ ...call, query: { ...asked, ...batch, cursor } });
    const { request, reply, query: asked } = call;
    const first = await batchAfter(asked.cursor as string | undefined);
    const { next, ...whole } = first;
    tellPage(request, reply, whole);
    const isGone = () => reply.raw.destroyed;
    if (!next) return first.rows;
    return new RowStream(first, (cursor) => app.slowQueryQueue(() => batchAfter(cursor), isGone));
  }

  serve(
    app,
    endpoint,
    async (call) => {
      if (call.query.limit === undefined) return (await all(call)) as Reply<E> | RowStream;
      const found = await replies(call);
      tellPage(call.request, call.reply, found);
      return found.rows as Reply<E>;
    },
    { ...(of && { list: { of, ...list } }), ...(isLong && { isLong }) },
  );
}
