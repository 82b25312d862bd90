import type { ReportSeries } from '@console/contract';
import { expect } from '../ledger.ts';
import type { World } from '../world.ts';
import type { Sample } from './sample.ts';

interface Row {
  id: string;
}

/** Newest first, so that what this run made is on the first page of a person who has much. */
const query = () => ({ limit: '200', sort: '-createdAt' });

/** The person's rows of one kind, with one that this run made. */
const collection = (own: (world: World) => Promise<Row | undefined>): Sample => ({
  query,
  isWide: true,
  async params(world) {
    await own(world);
    return {};
  },
  async also({ ledger, world }, reply: Row[]) {
    const row = await own(world);
    if (row)
      expect(
        ledger,
        reply.some(({ id }) => id === row.id),
        'a row of a new organization is left out',
      );
  },
});

const report: Sample = {
  params: async ({ contacts, inside }) => {
    await contacts();
    return inside();
  },
  also({ ledger }, reply: { daily?: ReportSeries; monthly?: ReportSeries }) {
    const series = reply.daily ?? reply.monthly;
    const count = series?.contacts.reduce((sum, day) => sum + day.count, 0) ?? 0;
    expect(ledger, count >= 3, `${count} contacts are counted of the three that were added`);
  },
};

/** What is counted, and what is listed across organizations. */
export const collections = {
  readDailyReport: report,
  readMonthlyReport: report,
  collectCalls: collection(({ session }) => session()),
  collectUsers: {
    query,
    async also({ ledger, world }, reply: Row[]) {
      const { id } = await world.me();
      expect(ledger, reply.length === 1 && reply[0]?.id === id, 'it is not the person alone');
    },
  },
  collectContacts: collection(({ contact }) => contact()),
  collectSessions: collection(({ session }) => session()),
  collectChannels: collection(({ channel }) => channel()),
  collectBots: collection(async ({ channel }) => {
    await channel();
    return undefined;
  }),
  collectAppointments: collection(({ appointment }) => appointment()),
  collectPhoneNumbers: collection(async ({ channel }) => {
    const { phoneNumber } = await channel();
    return typeof phoneNumber === 'object' ? ((phoneNumber ?? undefined) as Row | undefined) : undefined;
  }),
} satisfies Record<string, Sample>;
