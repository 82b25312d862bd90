/** The fields of an appointment that go into an iCalendar file. */
export interface Invitation {
  id: string;
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  status: string;
  contact_name: string;
  contact_phonenumber: string;
  createdAt: string;
  updatedAt: string;
}

interface FileOptions {
  /** Name of the calendar in the app that opens it. */
  name: string;
  /** Host name that makes the event IDs globally unique. */
  host: string;
  /** When the file was made. @default now */
  now?: Date;
}

/** Appointments as an iCalendar file (RFC 5545), with all times in UTC. The same ID is the same event. */
export function calendarFile(
  appointments: readonly Invitation[],
  { name, host, now = new Date() }: FileOptions,
) {
  return written([
    ...opening(name),
    'METHOD:PUBLISH',
    ...appointments.flatMap((appointment) => eventLines(appointment, host, now)),
    'END:VCALENDAR',
  ]);
}

interface FeedOptions extends Pick<FileOptions, 'name' | 'host'> {
  /** The title of every event in place of names, numbers and descriptions, which are left out. */
  hiddenTitle?: string | undefined;
}

/**
 * Appointments as a calendar to subscribe to (RFC 5545 with the properties of RFC 7986). The same appointments give the
 * same bytes, so that an unchanged calendar is recognized.
 */
export function calendarFeed(appointments: readonly Invitation[], { name, host, hiddenTitle }: FeedOptions) {
  const latest = appointments
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return written([
    ...opening(name),
    `NAME:${escaped(name)}`,
    ...(latest ? [`LAST-MODIFIED:${utc(latest)}`] : []),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(appointments.length === 0 ? utcZone : []),
    ...appointments.flatMap((appointment) => {
      const shown = hiddenTitle === undefined ? appointment : withoutNames(appointment, hiddenTitle);
      return eventLines(shown, host, new Date(appointment.updatedAt));
    }),
    'END:VCALENDAR',
  ]);
}

/** A calendar must have a component (RFC 5545 3.6), so one without events has its time zone. */
const utcZone = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const withoutNames = (appointment: Invitation, title: string): Invitation => ({
  ...appointment,
  ...{ title, description: '', contact_name: '', contact_phonenumber: '' },
});

const opening = (name: string) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Console//Appointments//EN',
  'CALSCALE:GREGORIAN',
  `X-WR-CALNAME:${escaped(name)}`,
];

const written = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

function eventLines(appointment: Invitation, host: string, now: Date) {
  const { id, title, description, startTime, endTime, status, createdAt, updatedAt } = appointment;
  const { contact_name: contact, contact_phonenumber: phone } = appointment;
  const said = [description, [contact, phone].filter(Boolean).join(' ')].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}@${host}`)}`,
    `DTSTAMP:${utc(now)}`,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `DTSTART:${utc(startTime)}`,
    `DTEND:${utc(endTime)}`,
    `SUMMARY:${escaped(title)}`,
    ...(said ? [`DESCRIPTION:${escaped(said)}`] : []),
    `STATUS:${statuses[status] ?? 'TENTATIVE'}`,
    ...(status === 'cancelled' ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** Any other status is waiting for approval, which is exported as tentative. */
const statuses: Readonly<Record<string, string>> = {
  scheduled: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/** `20261119T083000Z` */
const utc = (moment: string | Date) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Escapes text (RFC 5545 3.3.11) and removes control characters, which aren't allowed. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const bytes = new TextEncoder();

/** Folds a line at 75 octets, without the line break, and never inside a character (RFC 5545 3.1). */
function folded(line: string) {
  const rows = [''];
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > 75) {
      rows.push(' ');
      length = 1;
    }
    rows.push(`${rows.pop()}${character}`);
    length += size;
  }
  return rows.join('\r\n');
}
