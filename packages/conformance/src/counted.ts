import { type ApiClient, type Made, memo } from './apiClient.ts';
import * as bodies from './bodies.ts';
import type { resources } from './resources.ts';
import { calendarOf, farZone } from './zone.ts';

interface Call {
  /** The start, in milliseconds since 1970. */
  at: number;
  /** In seconds. */
  duration: number;
}

/** Organizations with known counts: calls at the limits of the day and of the month. */
export function counted(client: ApiClient, { newChannel }: Pick<ReturnType<typeof resources>, 'newChannel'>) {
  const { make } = client;
  const zone = farZone();
  const { today, month, monthBefore, dayBegins, monthBegins } = calendarOf(zone);

  const newPlace = () =>
    make('createOrganization', { body: { ...bodies.organization(client), timeZone: zone.timeZone } });

  const write = (orgId: string, { at, duration }: Call, fields: object = {}) =>
    make('createSession', {
      params: { orgId },
      body: {
        ...bodies.session(client),
        ...{ startTime: new Date(at).toISOString(), endTime: new Date(at + duration * 1000).toISOString() },
        ...{ duration, ...fields },
      },
    });

  /** A contact and an appointment created today, a call at the start of the day and one a second earlier. */
  const reported = memo(async () => {
    const { id: orgId } = await newPlace();
    const calls = [dayBegins, dayBegins - 1000].map((at) => ({ at, duration: 60 }));
    for (const call of calls) await write(orgId, call);
    await make('createContact', { body: { ...bodies.contact(client), organization: orgId } });
    await make('createAppointment', { params: { orgId }, body: bodies.appointment(client) });
    return { orgId, today, month, timeZone: zone.timeZone, calls: 1, callsOfMonth: isFirst() ? 1 : 2 };
  });
  /** Whether today is the first day of the month. */
  const isFirst = () => dayBegins === monthBegins;

  /** A channel with calls, two of them at the start of the month and a second earlier; a channel without calls. */
  const billed = memo(async () => {
    const { id: orgId } = await newPlace();
    const [busy, quiet] = [await newChannel({}, orgId), await newChannel({}, orgId)];
    const calls: Call[] = [
      { at: monthBegins - 1000, duration: 100_000 },
      { at: monthBegins, duration: 61 },
      { at: dayBegins, duration: 40 * 60 },
      { at: dayBegins, duration: 1 },
    ];
    for (const call of calls) await write(orgId, call, { channel: busy.id });
    return {
      ...{ orgId, busy, quiet, month, monthBefore, timeZone: zone.timeZone },
      // Calculated by hand: each call in full minutes, 2 NIS a minute, at least 60 NIS a month.
      ofMonth: { seconds: 2462, minutes: 2 + 40 + 1, cost: 86 },
      ofMonthBefore: { seconds: 100_000, minutes: 1667, cost: 3334 },
      ofQuiet: { seconds: 0, minutes: 0, cost: 60 },
    };
  });

  /** A channel that was deleted after a call this month, and the status of its deletion. */
  async function gone(): Promise<{ orgId: string; channel: Made; status: number }> {
    const { orgId } = await billed();
    const channel = await newChannel({}, orgId);
    await write(orgId, { at: dayBegins, duration: 61 }, { channel: channel.id });
    const { status } = await client.send('deleteChannel', { params: { orgId, channelId: channel.id } });
    return { orgId, channel, status };
  }

  return { reported, billed, gone };
}
