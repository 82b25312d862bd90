import { z } from 'zod';
import { Bot } from './bots.ts';
import { defineEndpoint } from './endpoint.ts';
import { filled, id, inOrganization, lengths, nothing, reference, stamps } from './fields.ts';
import { listQuery, yesOrNo } from './lists.ts';
import { Phone } from './phones.ts';

const fields = {
  name: filled(),
  type: filled(lengths.word).describe('phone (the default), whatsapp, or a kind a later version knows.'),
  active: z.boolean(),
  appointmentsNeedApproval: z.boolean(),
};

/** The fields of a new channel; the phone is sent as its ID. */
export const ChannelFields = z
  .object({ ...fields, phoneNumber: reference })
  .partial()
  .required({ name: true })
  .meta({ id: 'ChannelFields' });
export type ChannelFields = z.infer<typeof ChannelFields>;

export const ChannelPatch = ChannelFields.partial().meta({ id: 'ChannelPatch' });
export type ChannelPatch = z.infer<typeof ChannelPatch>;

/** A line that a representative answers, with its phone and its bot. */
export const Channel = z
  .object({
    id,
    ...fields,
    organization: id,
    phoneNumber: Phone.nullable(),
    bot: Bot.nullable(),
    integrations: z.array(id).describe('The integrations that belong to this channel alone.'),
    ...stamps,
  })
  .meta({ id: 'Channel' });
export type Channel = z.infer<typeof Channel>;

const params = z.object({ orgId: id, channelId: id });

export const listChannels = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/channels',
  summary: 'The channels of an organization.',
  params: inOrganization,
  query: listQuery(['name', 'type', 'active', 'createdAt'], { active: yesOrNo.optional() }),
  reply: z.array(Channel),
});
export const createChannel = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/channels',
  summary: 'Adds a channel; refused with payment-method-required when the owner has no way to pay.',
  params: inOrganization,
  body: ChannelFields,
  reply: Channel,
  status: 201,
});
export const updateChannel = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/channels/:channelId',
  summary: 'Changes a channel.',
  params,
  body: ChannelPatch,
  reply: Channel,
});
export const deleteChannel = defineEndpoint({
  method: 'DELETE',
  path: '/organization/:orgId/channels/:channelId',
  summary: 'Deletes a channel and frees its phone.',
  params,
  reply: nothing,
  status: 204,
});
