import { Agenda } from './agenda.ts';
import type { Business, DemoChannel } from './business.ts';
import { Calendar } from './calendar.ts';
import { Callers } from './callers.ts';
import { type Agreement, converse, opened } from './conversation.ts';
import type { Rows } from './insertMany.ts';
import { idFor, Random } from './random.ts';
import { playRecorded, recordingOf } from './recordedCalls.ts';
import { callSlots, chooseChannel, DAYS } from './rhythm.ts';
import { type Caught, ended, lately, missed } from './sessionRows.ts';

export interface History {
  contacts: Rows<'contacts'>;
  recordings: Rows<'recordings'>;
  sessions: Rows<'sessions'>;
  appointments: Rows<'appointments'>;
}

/** The business, and its team members who can be responsible for contacts. */
export interface Scene {
  business: Business;
  orgId: string;
  today: Date;
  timeZone: string;
  team: readonly { id: string; name: string }[];
}

/** Half a year of calls, conversations and appointments of one business, up to now. */
export function makeHistory({ business, orgId, today, timeZone, team }: Scene): History {
  const random = new Random(business.key);
  const calendar = new Calendar(timeZone);
  const callers = new Callers(orgId, business, random);
  const agenda = new Agenda(calendar, random);
  const sessions: Rows<'sessions'> = [];
  const recordings: Rows<'recordings'> = [];
  const appointments: Rows<'appointments'> = [];
  const lastDay = calendar.dayOf(today);
  const slots = callSlots(business, calendar, today, random);
  const heard = playRecorded(business, slots, agenda);

  for (const slot of slots) {
    const { day, number, start_time } = slot;
    const played = heard.get(slot);
    const channel = played?.channel ?? chooseChannel(business.channels, random);
    const at = { id: channelId(business, channel), type: channel.type };
    const contact = played ? callers.named(played.caller, start_time, at) : callers.caller(start_time, at);
    const id = idFor(`${business.key}/session/${day - lastDay}/${number}`);
    const caught: Caught = { id, org_id: orgId, channel_id: at.id, contact_id: contact.id, start_time };
    if (!played && channel.type === 'phone' && random.happens(0.05)) {
      sessions.push(missed(business, caught, random.whole(2, 9)));
      continue;
    }
    const converseOn = (opening: string) =>
      opened(
        converse(business, contact.name, random, (time) => agenda.book(day, time)),
        opening,
      );
    const said = played?.said ?? converseOn(channel.bot.opening_message);
    const recording = played && recordingOf(played, caught);
    if (recording) recordings.push(recording);
    const kind = channel.type === 'whatsapp' ? 'whatsapp' : 'call';
    sessions.push(ended(caught, said, { kind, recording_id: recording?.id ?? null }));
    if (!said.agreement) continue;
    const isWaiting = channel.approval && day > lastDay - 3;
    const isCancelled = !played && random.happens(0.09);
    const status = isCancelled ? 'cancelled' : statusOf(said.agreement.booking.end, today, isWaiting);
    appointments.push(agreed(caught, said.agreement, contact, status));
  }
  appointments.push(...standing(business, orgId, today, calendar));

  const [channel] = business.channels;
  const known = callers.contacts.slice(-3).map(({ id }) => id);
  if (channel) sessions.push(...lately(business, orgId, channelId(business, channel), today, known));
  return { contacts: callers.finish(today, team), recordings, sessions, appointments };
}

/** The ID of a channel of a business. */
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

/** The weekly appointments, up to four weeks from now. */
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

function statusOf(end: Date, today: Date, isWaiting: boolean): Status {
  if (end < today) return 'completed';
  return isWaiting ? 'pending' : 'scheduled';
}
