import { Agenda } from './agenda.ts';
import type { Business, DemoChannel } from './business.ts';
import { Calendar } from './calendar.ts';
import { Callers } from './callers.ts';
import { type Agreement, converse } from './conversation.ts';
import type { Rows } from './insertMany.ts';
import { idFor, Random } from './random.ts';
import { callTimes, chooseChannel } from './rhythm.ts';
import { type Caught, ended, lately, missed } from './sessionRows.ts';

/** How far back the demonstration goes, in days: half a year. */
export const DAYS = 182;

/** How many of the latest calls of a business have a sound. */
const RECORDED = 6;

export interface History {
  contacts: Rows<'contacts'>;
  recordings: Rows<'recordings'>;
  sessions: Rows<'sessions'>;
  appointments: Rows<'appointments'>;
}

/** The business, and who in its team takes care of contacts. */
export interface Scene {
  business: Business;
  orgId: string;
  today: Date;
  timeZone: string;
  team: readonly { id: string; name: string }[];
}

/** Half a year of one business up to now: who called, what was said and what was agreed. */
export function makeHistory({ business, orgId, today, timeZone, team }: Scene): History {
  const random = new Random(business.key);
  const calendar = new Calendar(timeZone);
  const callers = new Callers(orgId, business, random);
  const agenda = new Agenda(calendar, random);
  const sessions: Rows<'sessions'> = [];
  const appointments: Rows<'appointments'> = [];
  const lastDay = calendar.dayOf(today);

  for (let day = lastDay - DAYS; day <= lastDay; day += 1) {
    const times = callTimes(business, calendar, day, 1 - (lastDay - day) / DAYS, random);
    for (const [number, start_time] of times.entries()) {
      // A conversation takes up to two minutes; those of the last hour stand in `lately`.
      if (start_time.getTime() > today.getTime() - 3_600_000) break;
      const channel = chooseChannel(business.channels, random);
      const channel_id = channelId(business, channel);
      const contact = callers.caller(start_time, { id: channel_id, type: channel.type });
      const id = idFor(`${business.key}/session/${day - lastDay}/${number}`);
      const caught: Caught = { id, org_id: orgId, channel_id, contact_id: contact.id, start_time };
      if (channel.type === 'phone' && random.happens(0.05)) {
        sessions.push(missed(business, caught, random.whole(2, 9)));
        continue;
      }
      const said = converse(business, contact.name, random, (minutes) => agenda.book(day, minutes));
      sessions.push(ended(caught, said, { kind: channel.type === 'whatsapp' ? 'whatsapp' : 'call' }));
      if (!said.agreement) continue;
      const isWaiting = channel.approval && day > lastDay - 3;
      const status = statusOf(said.agreement.booking.end, today, isWaiting, random);
      appointments.push(agreed(caught, said.agreement, contact, status));
    }
  }
  appointments.push(...standing(business, orgId, today, calendar));

  const [channel] = business.channels;
  const known = callers.contacts.slice(-2).map(({ id }) => id);
  if (channel) sessions.push(...lately(business, orgId, channelId(business, channel), today, known));
  return { contacts: callers.finish(today, team), recordings: record(sessions), sessions, appointments };
}

/** The id of a channel of a business. */
export const channelId = ({ key }: Business, channel: DemoChannel) => idFor(`${key}/channel/${channel.key}`);

type Status = NonNullable<Rows<'appointments'>[number]['status']>;

function agreed(
  { id, org_id, channel_id, start_time: created_at }: Caught,
  { title, description, booking }: Agreement,
  contact: { id: string; name: string; phone: string },
  status: Status,
): Rows<'appointments'>[number] {
  const who = { contact_id: contact.id, contact_name: contact.name, contact_phonenumber: contact.phone };
  const when = { start_time: booking.start, end_time: booking.end, created_at, updated_at: created_at };
  return { id: idFor(`${id}/appointment`), org_id, channel_id, title, description, ...when, ...who, status };
}

/** What is in the calendar every week, until four weeks from now. */
function standing(
  { key, standing: row }: Business,
  org_id: string,
  today: Date,
  calendar: Calendar,
): Rows<'appointments'> {
  if (!row) return [];
  const { title, description, contact: contact_name, weekday, from, minutes } = row;
  const lastDay = calendar.dayOf(today);
  const days = Array.from({ length: DAYS + 28 }, (_, index) => lastDay - DAYS + index);
  return days
    .filter((day) => calendar.weekday(day) === weekday)
    .map((day) => {
      const end_time = calendar.at(day, from + minutes);
      const created_at = calendar.at(lastDay - DAYS, 0);
      return {
        ...{ id: idFor(`${key}/standing/${day - lastDay}`), org_id, channel_id: null, title, description },
        ...{ start_time: calendar.at(day, from), end_time, created_at, updated_at: created_at },
        ...{ contact_id: null, contact_name, contact_phonenumber: '' },
        status: end_time < today ? 'completed' : 'scheduled',
      };
    });
}

function statusOf(end: Date, today: Date, isWaiting: boolean, random: Random): Status {
  if (random.happens(0.09)) return 'cancelled';
  if (end < today) return 'completed';
  return isWaiting ? 'pending' : 'scheduled';
}

/** Gives the latest completed calls a recording: one byte is an eighth of a millisecond (see `recordings.ts`). */
function record(sessions: Rows<'sessions'>): Rows<'recordings'> {
  const calls = sessions.filter(({ kind, status }) => kind === 'call' && status === 'completed');
  return calls.slice(-RECORDED).map((session) => {
    const id = idFor(`${session.id}/recording`);
    session.recording_id = id;
    const size = 44 + (session.duration ?? 0) * 8_000;
    return { id, org_id: session.org_id ?? '', file_name: `${id}.wav`, media_type: 'audio/wav', size };
  });
}
