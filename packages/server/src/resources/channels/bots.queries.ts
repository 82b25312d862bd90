import type { BotFields, BotPatch } from '@console/contract';
import { defaults } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { allows, atVersion } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';

/** A channel that the person can see, with its bot if it has one. */
export const findChannelWithBot = (trx: Kysely<Tables>, user: User, channelId: string) =>
  trx
    .selectFrom('channels')
    .select((row) => [
      'channels.id',
      'channels.org_id',
      jsonObjectFrom(
        row.selectFrom('bots').selectAll('bots').whereRef('bots.channel_id', '=', 'channels.id'),
      ).as('bot'),
      allows(user, 'channels', 'channels.org_id').as('may_change'),
    ])
    .where('channels.id', '=', channelId)
    .where(allows(user, 'membership', 'channels.org_id'))
    .executeTakeFirst();

/** Adds a bot to a channel, unless the channel already has one. */
export const insertBot = (trx: Kysely<Tables>, orgId: string, channelId: string, fields: BotFields) => {
  const { name = defaults.bot.name, openingMessage = defaults.bot.openingMessage, ...others } = fields;
  return trx
    .insertInto('bots')
    .values({
      ...columnsOf({ ...defaults.bot, ...others }),
      org_id: orgId,
      channel_id: channelId,
      name,
      opening_message: openingMessage,
    })
    .onConflict((conflict) => conflict.column('channel_id').doNothing())
    .returning(['id', 'org_id'])
    .executeTakeFirst();
};

/** Updates a bot if the person has the permission and the version matches. */
export const updateBot = (
  trx: Kysely<Tables>,
  user: User,
  channelId: string,
  fields: BotPatch,
  version: number | undefined,
) =>
  trx
    .updateTable('bots')
    .set({ ...columnsOf(fields), channel_id: channelId })
    .where('channel_id', '=', channelId)
    .where(allows(user, 'channels', 'bots.org_id'))
    .where(atVersion('bots.version', version))
    .returning(['id', 'org_id'])
    .executeTakeFirst();

const columnsOf = (fields: BotPatch) => ({
  name: fields.name,
  bot_type: fields.botType,
  rep_type: fields.repType,
  personality_type: fields.personalityType,
  creativity_scale: fields.creativityScale,
  ai_instructions: fields.aiInstructions,
  product_features: fields.product_features,
  opening_message: fields.openingMessage,
  closing_message: fields.closingMessage,
  goals: fields.goals,
});
