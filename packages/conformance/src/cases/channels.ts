import type { Channel } from '@console/contract';
import * as bodies from '../bodies.ts';
import { expectProblem } from '../checks/problems.ts';
import { expect } from '../ledger.ts';
import type { World } from '../world.ts';
import type { Sample } from './sample.ts';

const it = async ({ channel, orgId }: World) => ({ orgId: await orgId(), channelId: (await channel()).id });
const itsBot = async ({ channel }: World) => ({ channelId: (await channel()).id });

/** A representative is read through its channel. */
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
    bad: { name: '' },
    references: ['phoneNumber'],
    readBack: 'listChannels',
  },
  deleteChannel: {
    params: async ({ newChannel, orgId }) => ({ orgId: await orgId(), channelId: (await newChannel()).id }),
    usesUp: true,
    readBack: 'listChannels',
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
    bad: { repType: 'fortune teller' },
    readBack: 'listChannels',
    find: botOf,
  },
  listAvailablePhones: {},
  readPhone: { params: async ({ phone }) => ({ id: (await phone()).id }) },
} satisfies Record<string, Sample>;
