import { endpoints, type ReportItem, type ReportSeries } from '@console/contract';
import type { CallResult } from '../callResult.ts';
import type { TestContext } from '../context.ts';
import { expect, expectPart, ifPossible } from '../writeLog.ts';
import type { CallCase, CallName } from './callCase.ts';

interface Row {
  id: string;
}

/** Newest first, so that the rows of this run are on the first page even if the person has many. */
const query = () => ({ limit: '200', sort: '-createdAt' });

/** The person's rows of one kind, including one from this run. */
const collection = (
  own: (world: TestContext) => Promise<Row | undefined>,
  changedBy?: CallName,
): CallCase => ({
  query,
  ...(changedBy && { changedBy }),
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

interface Reports {
  daily?: ReportSeries;
  monthly?: ReportSeries;
}

const report: CallCase = {
  params: async ({ contacts, inside }) => {
    await contacts();
    return inside();
  },
  async also(trial, reply: Reports) {
    const { ledger } = trial;
    const series = reply.daily ?? reply.monthly;
    const count = series?.contacts.reduce((sum, day) => sum + day.count, 0) ?? 0;
    expect(ledger, count >= 3, `${count} contacts are counted of the three that were added`);
    await ifPossible(ledger, "that days are the organization's own", () => countsByItsOwnCalendar(trial));
  },
  changedBy: 'createContact',
};

/** Days and months follow the organization's time zone, where the date now differs from the UTC date. */
async function countsByItsOwnCalendar({ name, ledger, world, send }: CallResult) {
  const { orgId, today, month, timeZone, calls, callsOfMonth } = await world.reported();
  const isDaily = name === 'readDailyReport';
  const period = isDaily ? today : month;
  const ask = async (query: Readonly<Record<string, string>>) => {
    const { json } = await send({ params: { orgId }, query });
    const reply = endpoints[name].reply.safeParse(json).data as Reports | undefined;
    return reply?.daily ?? reply?.monthly;
  };
  const series = await ask({});
  const countOf = (items: readonly ReportItem[] = []) => items.find((item) => item.period === period)?.count;
  const known: [keyof ReportSeries, number[]][] = [
    ['contacts', [1]],
    ['appointments', [1]],
    // The server can leave out days before the organization existed.
    ['calls', isDaily ? [calls] : [calls, callsOfMonth]],
  ];
  for (const [what, wanted] of known) {
    const count = countOf(series?.[what]);
    const isRight = count !== undefined && wanted.includes(count);
    const how = `${count ?? 'nothing'} instead of ${wanted.join(' or ')} (${what} of ${period} in ${timeZone})`;
    expect(ledger, isRight, `counted by another calendar: ${how}`);
  }
  if (!isDaily) return;
  for (const query of [{ from: today, to: today }, { days: '1' }]) {
    const one = (await ask(query))?.contacts;
    const isRight = one?.length === 1 && countOf(one) === 1;
    expectPart(
      ledger,
      'search',
      isRight,
      `${new URLSearchParams(query)} is not answered with ${today} alone`,
    );
  }
}

/** Reports, and lists across organizations. */
export const collections = {
  readDailyReport: report,
  readMonthlyReport: report,
  collectCalls: collection(({ session }) => session(), 'updateSession'),
  collectUsers: {
    query,
    isPersonal: true,
    changedBy: 'updateMe',
    async also({ ledger, world }, reply: Row[]) {
      const { id } = await world.me();
      expect(ledger, reply.length === 1 && reply[0]?.id === id, 'it is not the person alone');
    },
  },
  collectContacts: collection(({ contact }) => contact(), 'updateContact'),
  collectSessions: collection(({ session }) => session(), 'updateSession'),
  collectChannels: collection(({ channel }) => channel(), 'updateChannel'),
  collectBots: collection(async ({ channel }) => {
    await channel();
    return undefined;
  }, 'updateBot'),
  collectAppointments: collection(({ appointment }) => appointment(), 'updateAppointment'),
  collectPhoneNumbers: collection(async ({ channel }) => {
    const { phoneNumber } = await channel();
    return typeof phoneNumber === 'object' ? ((phoneNumber ?? undefined) as Row | undefined) : undefined;
  }),
} satisfies Record<string, CallCase>;
