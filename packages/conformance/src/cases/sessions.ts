import { type ContactSession, endpoints, type SearchHit, type Usage } from '@console/contract';
import * as bodies from '../bodies.ts';
import type { CallResult } from '../callResult.ts';
import { expect, ifPossible } from '../writeLog.ts';
import { secondsAfter } from '../zone.ts';
import type { CallCase } from './callCase.ts';

/** Full minutes of each call of the month, in the organization's time zone, and their cost. */
async function countsAndPrices({ ledger, world, send }: CallResult) {
  const known = await world.billed();
  const { orgId, busy, quiet, month, monthBefore, timeZone } = known;
  for (const [asked, channel, wanted] of [
    [undefined, busy, known.ofMonth],
    [undefined, quiet, known.ofQuiet],
    [monthBefore, busy, known.ofMonthBefore],
  ] as const) {
    const { json } = await send({ params: { orgId }, ...(asked && { query: { month: asked } }) });
    const usage = endpoints.readUsage.reply.safeParse(json).data;
    const row = usage?.channels.find((one) => one.channel === channel.id);
    for (const part of ['seconds', 'minutes', 'cost'] as const) {
      const how = `${part} ${row?.[part] ?? 'missing'} instead of ${wanted[part]}`;
      const where = `a channel with known calls, ${asked ?? month} in ${timeZone}`;
      expect(ledger, row?.[part] === wanted[part], `${how} (${where})`);
    }
    for (const part of ['minutes', 'cost'] as const) {
      const sum = usage?.channels.reduce((total, one) => total + one[part], 0);
      expect(
        ledger,
        usage?.[part] === sum,
        `${part} ${usage?.[part]} is not the sum of the channels, ${sum}`,
      );
    }
  }
}

export const sessions = {
  listSessions: {
    params: async ({ sessions, inside }) => {
      await sessions();
      return inside();
    },
    async finds({ sessions, contact, newContact, newSession, newAppointment }) {
      const [first, second] = await sessions();
      const caller = await newContact();
      const call = { contact: caller.id, startTime: new Date().toISOString() };
      const missed = await newSession({ status: 'missed', active: false });
      const booked = await newSession({ ...call, active: true, status: 'in-progress', endTime: null });
      await newAppointment({ contact: caller.id });
      const has = { has: first?.id ?? '', hasNot: second?.id ?? '' };
      return [
        { query: { contact: (await contact()).id }, ...has },
        { query: { id: first?.id ?? '' }, ...has },
        { query: { active: 'true' }, ...has },
        { query: { active: 'true', orStartedWithin: '60' }, has: has.has },
        { query: { outcome: 'missed' }, has: missed.id, hasNot: booked.id },
        { query: { appointment: 'true' }, has: booked.id, hasNot: missed.id },
        { query: { q: String(caller['name']) }, has: booked.id, hasNot: missed.id },
        { query: { q: String(caller['phone']).slice(-6) }, has: booked.id },
        // Calls that started at `from` or later, and before `to`.
        { query: { from: String(first?.['startTime']) }, has: has.has },
        { query: { from: secondsAfter(first?.['startTime'], 1) }, hasNot: has.has },
        { query: { to: String(first?.['startTime']) }, hasNot: has.has },
        { query: { to: secondsAfter(first?.['startTime'], 1) }, has: has.has },
      ];
    },
    changedBy: 'updateSession',
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
    whole: async (world) => ({
      ...bodies.session(world),
      ...{ contact: (await world.contact()).id, channel: await world.channelId() },
    }),
    bad: { startTime: 'yesterday' },
    references: ['channel', 'contact'],
    readBack: 'listSessions',
  },
  readContactSession: {
    params: async ({ session, contact, orgId }) => {
      await session();
      return { orgId: await orgId(), contactId: (await contact()).id };
    },
    changedBy: 'updateSession',
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
    async also(trial, { channels }: Usage) {
      const { ledger, world } = trial;
      const channel = await world.channel();
      expect(
        ledger,
        channels.some((row) => row.channel === channel.id),
        'a channel of the organization is left out',
      );
      await ifPossible(ledger, 'minutes and costs', () => countsAndPrices(trial));
    },
    changedBy: 'updateChannel',
  },
} satisfies Record<string, CallCase>;
