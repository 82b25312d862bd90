import { endpoints } from '@console/contract';
import * as bodies from '../bodies.ts';
import type { CallResult } from '../callResult.ts';
import type { TestContext } from '../context.ts';
import { expect, ifPossible } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

const inside = ({ inside }: TestContext) => inside();

/** Creates an address. */
async function newFeed({ send, inside }: TestContext, hidesNames: boolean) {
  const { json } = await send('createCalendarFeed', { params: await inside(), body: { hidesNames } });
  return endpoints.createCalendarFeed.reply.safeParse(json).data;
}

/** The lines of a calendar, unfolded (RFC 5545 3.1). */
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

/** An app that has only the address reads the appointments. An earlier address doesn't work, and names can be hidden. */
async function isRead({ ledger, world }: CallResult) {
  const feed = await newFeed(world, false);
  if (!feed) return;
  const startTime = new Date(Date.now() + 86_400_000).toISOString();
  const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
  const appointment = await world.make('createAppointment', {
    params: await world.inside(),
    body: { ...bodies.appointment(world), startTime, endTime },
  });
  const title = String(appointment['title']);
  const { status, type, text } = await world.readFile(feed.path);
  const lines = linesOf(text);
  const isCalendar = status === 200 && type === 'text/calendar' && lines[0] === 'BEGIN:VCALENDAR';
  expect(ledger, isCalendar, `the calendar is answered ${status} ${type}`);
  const isThere = lines.includes(`SUMMARY:${title}`) && lines.some((line) => line.startsWith('UID:'));
  expect(ledger, isThere, 'the calendar lacks an appointment of the organization');

  const hidden = await newFeed(world, true);
  const old = await world.readFile(feed.path);
  expect(ledger, old.status === 404, `an earlier address is answered ${old.status} instead of 404`);
  const name = String(appointment['contact_name']);
  const shown = hidden ? (await world.readFile(hidden.path)).text : '';
  const isHidden = shown.includes('BEGIN:VEVENT') && !shown.includes(title) && !shown.includes(name);
  expect(ledger, isHidden, 'a calendar without names has names, or no events');
}

/** An address that was revoked doesn't work. */
async function isRevoked({ ledger, world, send }: CallResult) {
  const feed = await newFeed(world, false);
  await send({ params: await world.inside() });
  const status = feed && (await world.readFile(feed.path)).status;
  expect(ledger, status === 404, `a revoked address is answered ${status} instead of 404`);
}

/** Calendars to subscribe to. */
export const calendarFeeds = {
  readCalendarFeed: { params: inside, changedBy: 'createCalendarFeed' },
  createCalendarFeed: {
    params: inside,
    body: ({ next }) => ({ hidesNames: next() % 2 === 0 }),
    bad: { hidesNames: 'yes' },
    also: (trial) => ifPossible(trial.ledger, 'that the calendar has the appointments', () => isRead(trial)),
  },
  deleteCalendarFeed: {
    params: async (world) => {
      await newFeed(world, false);
      return world.inside();
    },
    usesUp: true,
    async stays(world) {
      const { id } = await world.appointment();
      return [{ what: 'the appointment in the calendar', by: 'readAppointment', params: { id }, id }];
    },
    also: (trial) => ifPossible(trial.ledger, 'that a revoked address does not work', () => isRevoked(trial)),
  },
} satisfies Record<string, CallCase>;
