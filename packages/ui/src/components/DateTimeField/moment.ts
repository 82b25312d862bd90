import {
  type DateValue,
  isSameDay,
  parseAbsolute,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import type { DateText } from '../DateField/index.ts';

/** Moments as ISO 8601 text, shown as the clock of a zone shows them. */
export function momentsIn(timeZone: string): DateText {
  const zoned = (value: DateValue) => ('timeZone' in value ? value : toZoned(value, timeZone));

  return {
    parse: (text) => parseAbsolute(text, timeZone),
    print: (value) => zoned(value).toAbsoluteString().replace('.000Z', 'Z'),
    follow: (next, previous) => stayInHour(zoned(next), zoned(previous)),
  };
}

/**
 * In the hour that a clock change repeats, react-aria takes any edit for the first of the two. Another minute of the
 * second one stays in the second.
 */
function stayInHour(next: ZonedDateTime, previous: ZonedDateTime) {
  const isOtherMinute =
    isSameDay(next, previous) && next.hour === previous.hour && next.minute !== previous.minute;
  if (!isOtherMinute || next.offset === previous.offset) return next;
  const kept = next.add({ milliseconds: next.offset - previous.offset });
  return kept.hour === next.hour && kept.offset === previous.offset ? kept : next;
}

/** Whether the clock shows this hour and minute twice that day. */
export function isTwice(value: ZonedDateTime) {
  const shown = toCalendarDateTime(value);
  const first = toZoned(shown, value.timeZone, 'earlier');
  return first.offset !== toZoned(shown, value.timeZone, 'later').offset;
}

/** Two names may be of one zone: Asia/Tel_Aviv is Asia/Jerusalem. */
export function isSameZone(one: string, other: string) {
  return canonical(one) === canonical(other);
}

function canonical(timeZone: string) {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

/** The zone in words, and how far it is from UTC at that moment: "Israel Time (GMT+3)". */
export function zoneWords(locale: string, timeZone: string, value: ZonedDateTime | null) {
  const named = (timeZoneName: 'longGeneric' | 'shortOffset', date: Date) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

  const name = named('longGeneric', value?.toDate() ?? new Date());
  if (value === null) return name;
  const offset = named('shortOffset', value.toDate());
  return name === offset ? name : `${name} (${offset})`;
}
