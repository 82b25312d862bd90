import type { ContactSession, SearchHit, Usage } from '@console/contract';
import * as bodies from '../bodies.ts';
import { expect } from '../ledger.ts';
import type { Sample } from './sample.ts';

export const sessions = {
  listSessions: {
    params: async ({ sessions, inside }) => {
      await sessions();
      return inside();
    },
    async finds({ sessions, contact }) {
      const [first, second] = await sessions();
      const has = { has: first?.id ?? '', hasNot: second?.id ?? '' };
      return [
        { query: { contact: (await contact()).id }, ...has },
        { query: { id: first?.id ?? '' }, ...has },
        { query: { active: 'true' }, ...has },
        { query: { active: 'true', orStartedWithin: '60' }, has: has.has },
      ];
    },
  },
  createSession: {
    params: ({ inside }) => inside(),
    body: bodies.session,
    bad: { startTime: 'yesterday', kind: 'fax', duration: -1 },
    references: ['channel', 'contact'],
    readBack: 'listSessions',
    listedBy: 'listSessions',
  },
  updateSession: {
    params: async ({ session, inside }) => inside((await session()).id),
    body: ({ label, next }) => ({ transcription: label('Hello'), duration: next() }),
    bad: { startTime: 'yesterday' },
    references: ['channel', 'contact'],
    readBack: 'listSessions',
  },
  readContactSession: {
    params: async ({ session, contact, orgId }) => {
      await session();
      return { orgId: await orgId(), contactId: (await contact()).id };
    },
    async also({ ledger, world }, { id, sessionHistory }: ContactSession) {
      const session = await world.session();
      expect(ledger, id === session.id, 'the latest conversation is not the one that was written down');
      const isThere = sessionHistory.some((item) => item.type === 'call' && item.id === session.id);
      expect(ledger, isThere, 'sessionHistory lacks the call that was written down');
    },
  },
  searchSessions: {
    params: async ({ session, inside }) => {
      await session();
      return inside();
    },
    query: () => ({ q: 'zanzibar' }),
    key: ({ session, turn }) => `${session} ${turn}`,
    async also({ ledger, world }, reply: SearchHit[]) {
      const { id } = await world.session();
      const isFound = reply.some(({ session }) => session === id);
      expect(ledger, isFound, 'words of a summary are not found');
    },
  },
  readUsage: {
    params: async ({ channel, inside }) => {
      await channel();
      return inside();
    },
    async also({ ledger, world }, { channels }: Usage) {
      const channel = await world.channel();
      expect(
        ledger,
        channels.some((row) => row.channel === channel.id),
        'a channel of the organization is left out',
      );
    },
  },
} satisfies Record<string, Sample>;
