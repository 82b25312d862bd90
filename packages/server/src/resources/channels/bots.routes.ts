import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import { refusal } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as bots from './bots.queries.ts';
import { toBot } from './channels.reply.ts';

/** The representative of a channel: `/channels/{channelId}/bots`. */
export function botsRoutes(app: FastifyInstance) {
  serve(
    app,
    contract.createBot,
    async ({ params: { channelId }, body, user, trx, setEtag, audit }) => {
      const channel = found(await bots.findChannelWithBot(trx, user, channelId));
      const made = await bots.insertBot(trx, channel.org_id, channelId, body);
      if (!made) throw new Problem('conflict', { detail: 'This channel has a representative already.' });
      await audit({ action: 'bot.create', orgId: channel.org_id, subjectId: made.id });
      return answer(trx, user, channelId, setEtag);
    },
    {
      async may({ params: { channelId }, user, trx }) {
        const channel = found(await bots.findChannelWithBot(trx, user, channelId));
        if (!channel.may_change) throw new Problem('forbidden');
      },
    },
  );

  serve(
    app,
    contract.updateBot,
    async ({ params: { channelId }, body, user, trx, ifMatch, setEtag, audit }) => {
      const changed = await bots.updateBot(trx, user, channelId, body, ifMatch);
      const { bot, may_change, org_id } = found(await bots.findChannelWithBot(trx, user, channelId));
      if (!changed) throw refusal(bot ? { ...bot, may_change } : undefined, toBot);
      await audit({ action: 'bot.update', orgId: org_id, subjectId: changed.id });
      return answer(trx, user, channelId, setEtag);
    },
  );
}

async function answer(
  trx: Kysely<Tables>,
  user: User,
  channelId: string,
  setEtag: (version: number) => void,
) {
  const bot = found((await bots.findChannelWithBot(trx, user, channelId))?.bot);
  setEtag(bot.version);
  return toBot(bot);
}
