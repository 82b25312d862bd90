import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { found, Problem } from '../../api/errors.ts';
import type { Call } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import * as bots from './bots.queries.ts';
import { toBot } from './channels.reply.ts';

/** The representative of a channel: `/channels/{channelId}/bots`. */
export function botsRoutes(app: FastifyInstance) {
  serveChange(app, contract.createBot, {
    async may({ params: { channelId }, user, trx }) {
      const channel = found(await bots.findChannelWithBot(trx, user, channelId));
      if (!channel.may_change) throw new Problem('forbidden');
    },
    async change({ params: { channelId }, body, user, trx }) {
      const channel = found(await bots.findChannelWithBot(trx, user, channelId));
      const made = await bots.insertBot(trx, channel.org_id, channelId, body);
      if (!made) throw new Problem('conflict', { detail: 'This channel already has a representative.' });
      return made;
    },
    find: findBot,
    toReply: toBot,
    audit: 'bot.create',
  });

  serveChange(app, contract.updateBot, {
    change: ({ params, body, user, trx, ifMatch }) =>
      bots.updateBot(trx, user, params.channelId, body, ifMatch),
    find: findBot,
    toReply: toBot,
    audit: 'bot.update',
  });
}

async function findBot({
  params,
  user,
  trx,
}: Call<typeof contract.createBot> | Call<typeof contract.updateBot>) {
  const { bot, may_change } = found(await bots.findChannelWithBot(trx, user, params.channelId));
  return bot ? { ...bot, may_change } : undefined;
}
