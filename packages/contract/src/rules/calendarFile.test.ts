import { expect, test } from 'vitest';
import { calendarFeed, calendarFile, type Invitation } from './calendarFile.ts';

const visit: Invitation = {
  id: '7c1f',
  title: 'Check-up',
  description: '',
  startTime: '2026-11-19T10:30:00+02:00',
  endTime: '2026-11-19T09:30:00.000Z',
  status: 'scheduled',
  contact_name: 'Noa',
  contact_phonenumber: '0501234567',
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-02T06:00:00.000Z',
};
const options = { name: 'Carmel', host: 'console.test', now: new Date('2026-11-17T09:20:00Z') };
const fileOf = (...changes: Partial<Invitation>[]) =>
  calendarFile(
    changes.map((change) => ({ ...visit, ...change })),
    options,
  );
/** The lines of a file, unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a file contains the calendar properties and an event with its times in UTC', () => {
  expect(fileOf({})).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Console//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Carmel',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:7c1f@console.test',
      'DTSTAMP:20261117T092000Z',
      'CREATED:20261101T060000Z',
      'LAST-MODIFIED:20261102T060000Z',
      'DTSTART:20261119T083000Z',
      'DTEND:20261119T093000Z',
      'SUMMARY:Check-up',
      'DESCRIPTION:Noa 0501234567',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('special characters and line breaks are escaped, and control characters removed', () => {
  const lines = linesOf(fileOf({ title: 'A; B, C\\D', description: 'One\r\ntwo\nEND:VEVENT\u0007' }));
  expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D');
  expect(lines).toContain('DESCRIPTION:One\\ntwo\\nEND:VEVENT\\nNoa 0501234567');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test.each([
  ['Latin', 'Wijzigingsbevestiging '.repeat(12)],
  ['Hebrew', 'ניקוי שיניים אצל רופאה חדשה '.repeat(9)],
  ['four-byte characters', `a${'🦷'.repeat(60)}`],
])('lines of %s are folded at 75 octets without splitting a character', (_, title) => {
  const file = fileOf({ title });
  const rows = file.split('\r\n');
  for (const row of rows) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
  expect(rows.some((row) => row.startsWith(' '))).toBe(true);
  expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  expect(file.isWellFormed()).toBe(true);
});

test.each([
  ['scheduled', 'STATUS:CONFIRMED'],
  ['completed', 'STATUS:CONFIRMED'],
  ['cancelled', 'STATUS:CANCELLED'],
  ['pending', 'STATUS:TENTATIVE'],
  ['unknown', 'STATUS:TENTATIVE'],
])('the status %s is exported as %s', (status, line) => {
  expect(linesOf(fileOf({ status }))).toContain(line);
});

test('a canceled appointment doesn’t block time (TRANSP:TRANSPARENT)', () => {
  expect(linesOf(fileOf({ status: 'cancelled' }))).toContain('TRANSP:TRANSPARENT');
  expect(fileOf({})).not.toContain('TRANSP');
});

test('several appointments share one calendar, and an empty list gives an empty calendar', () => {
  expect(linesOf(fileOf({}, { id: '8d' })).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(linesOf(fileOf())).toEqual([...linesOf(fileOf({})).slice(0, 6), 'END:VCALENDAR', '']);
});

test('a calendar to subscribe to has the same bytes for the same appointments, and refreshes each hour', () => {
  const feed = () => calendarFeed([visit], { name: 'Carmel', host: 'console.test' });
  expect(feed()).toBe(feed());
  expect(linesOf(feed())).toEqual(
    expect.arrayContaining([
      ...['NAME:Carmel', 'LAST-MODIFIED:20261102T060000Z', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
      ...['UID:7c1f@console.test', 'DTSTAMP:20261102T060000Z', 'SUMMARY:Check-up'],
    ]),
  );
  expect(feed()).not.toContain('METHOD');
});

test('with hidden names, events have only their times, status and a common title', () => {
  const feed = calendarFeed([{ ...visit, description: 'Crown' }], {
    ...{ name: 'Carmel', host: 'console.test', hiddenTitle: 'Appointment' },
  });
  expect(linesOf(feed)).toContain('SUMMARY:Appointment');
  expect(feed).not.toMatch(/Noa|0501234567|Crown|Check-up|DESCRIPTION/);
});

test('a calendar without appointments has a component', () => {
  expect(calendarFeed([], { name: 'Carmel', host: 'console.test' })).toContain('BEGIN:VTIMEZONE');
});
