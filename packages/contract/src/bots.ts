import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { filled, id, lengths, stamps, text } from './fields.ts';
import { creativity, personalityTypes } from './rules/creativity.ts';
import { representativeTypes } from './rules/values.ts';

const fields = {
  name: filled(),
  botType: filled(lengths.word),
  repType: z.enum(representativeTypes),
  personalityType: z.enum(personalityTypes),
  creativityScale: z.number().min(creativity.min).max(creativity.max),
  aiInstructions: text(),
  product_features: text(),
  openingMessage: filled(2000),
  closingMessage: text(2000),
  goals: text(),
};

/** The fields of a new representative. Missing fields get their defaults from `rules/defaults`. */
export const BotFields = z.object(fields).partial().meta({ id: 'BotFields' });
export type BotFields = z.infer<typeof BotFields>;

export const BotPatch = BotFields.meta({ id: 'BotPatch' });
export type BotPatch = z.infer<typeof BotPatch>;

/** The representative that answers on one channel. */
export const Bot = z.object({ id, ...fields, channel: id, ...stamps }).meta({ id: 'Bot' });
export type Bot = z.infer<typeof Bot>;

const params = z.object({ channelId: id });

export const createBot = defineEndpoint({
  method: 'POST',
  path: '/channels/:channelId/bots',
  summary: 'Gives a channel its representative.',
  params,
  body: BotFields,
  reply: Bot,
  status: 201,
});
export const updateBot = defineEndpoint({
  method: 'PATCH',
  path: '/channels/:channelId/bots',
  summary: "Changes a channel's representative.",
  params,
  body: BotPatch,
  reply: Bot,
});
