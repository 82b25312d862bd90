import type { Bot, Channel } from '@console/contract';
import type { ChannelRow } from './channels.queries.ts';

/** A channel in the contract's shape. */
export function toChannel(row: ChannelRow): Channel {
  const { id, name, type, active, org_id, phone, bot, integration_ids, created_at, updated_at } = row;
  return {
    id,
    name,
    type,
    active,
    appointmentsNeedApproval: row.appointments_need_approval,
    organization: org_id,
    phoneNumber: phone && {
      id: phone.id,
      number: phone.number,
      used: true,
      createdAt: instant(phone.created_at),
      updatedAt: instant(phone.created_at),
    },
    bot: bot && toBot(bot),
    integrations: integration_ids,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

/** A bot in the contract's shape. */
export const toBot = (bot: NonNullable<ChannelRow['bot']>): Bot => ({
  id: bot.id,
  name: bot.name,
  botType: bot.bot_type,
  repType: bot.rep_type,
  personalityType: bot.personality_type,
  creativityScale: bot.creativity_scale,
  aiInstructions: bot.ai_instructions,
  product_features: bot.product_features,
  openingMessage: bot.opening_message,
  closingMessage: bot.closing_message,
  goals: bot.goals,
  channel: bot.channel_id,
  createdAt: instant(bot.created_at),
  updatedAt: instant(bot.updated_at),
});

/** Converts a timestamp from PostgreSQL's JSON to the ISO format of all other timestamps. */
const instant = (text: string) => new Date(text).toISOString();
