import type { Channel, Usage } from '@console/contract';
import * as bodies from '../bodies.ts';
import { expectProblem } from '../checks/problems.ts';
import type { TestContext } from '../context.ts';
import { expect, ifPossible } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

const it = async ({ channel, orgId }: TestContext) => ({
  orgId: await orgId(),
  channelId: (await channel()).id,
});
const itsBot = async ({ channel }: TestContext) => ({ channelId: (await channel()).id });

/** Finds a representative through its channel. */
const botOf = (reply: unknown, { channel }: Record<string, unknown>) =>
  (reply as Channel[] | undefined)?.find(({ id }) => id === channel)?.bot ?? undefined;

export const channels = {
  listChannels: {
    params: async ({ channels, inside }) => {
      await channels();
      return inside();
    },
    async finds({ channels }) {
      const [first, second] = await channels();
      return [{ query: { q: String(first?.['name']) }, has: first?.id ?? '', hasNot: second?.id ?? '' }];
    },
    changedBy: 'updateChannel',
  },
  createChannel: {
    params: async ({ inside, payment }) => {
      await payment();
      return inside();
    },
    body: bodies.channel,
    bad: { name: '' },
    references: ['phoneNumber'],
    async also(trial) {
      const unpaid = await trial.world.payment();
      if (!unpaid) return;
      const isRefused = unpaid.status >= 400 && unpaid.status < 500;
      const how = `a channel of an owner without a way to pay is answered ${unpaid.status}`;
      if (expect(trial.ledger, isRefused, how)) expectProblem(trial, unpaid, 'payment-method-required', how);
    },
    readBack: 'listChannels',
    listedBy: 'listChannels',
  },
  updateChannel: {
    params: it,
    body: ({ label, next }) => ({ name: label('Channel'), active: next() % 2 === 0 }),
    whole: bodies.channel,
    bad: { name: '' },
    references: ['phoneNumber'],
    readBack: 'listChannels',
  },
  deleteChannel: {
    params: async ({ newChannel, orgId }) => ({ orgId: await orgId(), channelId: (await newChannel()).id }),
    usesUp: true,
    readBack: 'listChannels',
    async stays({ channel, newSession, newContact, newAppointment, inside }, { channelId }) {
      const of = { channel: channelId };
      const [call, caller, meeting] = [await newSession(of), await newContact(of), await newAppointment(of)];
      const params = await inside();
      return [
        { what: 'a call of the channel', by: 'listSessions', params, id: call.id },
        { what: 'a contact of the channel', by: 'readContactById', params: { id: caller.id }, id: caller.id },
        {
          what: 'an appointment of the channel',
          by: 'readAppointment',
          params: { id: meeting.id },
          id: meeting.id,
        },
        { what: 'another channel', by: 'listChannels', params, id: (await channel()).id },
      ];
    },
    async also({ ledger, world, read }) {
      await ifPossible(ledger, 'that the minutes of a deleted channel stay', async () => {
        const { orgId, channel, status } = await world.gone();
        const usage = status < 300 ? await read('readUsage', { orgId }) : undefined;
        if (!usage) return;
        const row = (usage.reply as Usage).channels.find((one) => one.channel === channel.id);
        expect(ledger, row?.minutes === 2, 'the minutes of a deleted channel are gone from its month');
      });
    },
  },
  createBot: {
    params: async ({ newChannel }) => ({ channelId: (await newChannel()).id }),
    usesUp: true,
    body: bodies.bot,
    bad: { openingMessage: '', creativityScale: 2 },
    readBack: 'listChannels',
    find: botOf,
  },
  updateBot: {
    params: itsBot,
    body: ({ label }) => ({ name: label('Noa'), aiInstructions: label('Be kind') }),
    whole: bodies.bot,
    bad: { repType: 'fortune teller' },
    readBack: 'listChannels',
    find: botOf,
  },
  listAvailablePhones: {},
  readPhone: { params: async ({ phone }) => ({ id: (await phone()).id }), isEverybodys: true },
} satisfies Record<string, CallCase>;
