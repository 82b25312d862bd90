import * as contract from '@console/contract';
import { pricing, usageOf } from '@console/contract/rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../api/serve.ts';
import { durationsOfChannels, erasedDurations } from './usage.queries.ts';

/** The minutes and estimated cost of the calls of a month: `/organization/{orgId}/usage`. */
export function usageRoutes(app: FastifyInstance) {
  serve(
    app,
    contract.readUsage,
    async ({ params: { orgId }, query, user, trx, membership: { today, timeZone } }) => {
      const month = query.month ?? today.slice(0, 7);
      const rows = await durationsOfChannels(trx, user, orgId, { month, timeZone });
      const erased = new Map(
        (await erasedDurations(trx, user, orgId, month)).map(({ channel_id, seconds, minutes }) => [
          channel_id,
          { seconds: Number(seconds), minutes: Number(minutes) },
        ]),
      );
      const channels = [...Map.groupBy(rows, ({ id }) => id).entries()].map(([channel, calls]) => ({
        channel,
        name: calls[0]?.name ?? '',
        ...(calls[0]?.deleted_at && { deleted: true }),
        ...usageOf(calls, erased.get(channel)),
      }));
      const sum = (part: 'minutes' | 'cost') => channels.reduce((total, channel) => total + channel[part], 0);
      const { currency } = pricing;
      return { month, timeZone, currency, channels, minutes: sum('minutes'), cost: sum('cost') };
    },
    {
      list: {
        of: ['sessions', 'channels', 'organizations'],
        need: 'calls',
        and: ({ today }) => today.slice(0, 7),
      },
    },
  );
}
