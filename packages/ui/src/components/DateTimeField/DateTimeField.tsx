import {
  type DateValue,
  getLocalTimeZone,
  isSameDay,
  now,
  parseAbsolute,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { useMemo } from 'react';
import { useLocale } from '../../locale/index.ts';
import { type DateFieldCommon, DatePickerField, type DateText } from '../DateField/index.ts';

export interface DateTimeFieldProps extends DateFieldCommon {
  /** IANA name of the zone whose clock is meant, such as `Asia/Jerusalem`. @default the zone of the browser */
  timeZone?: string;
}

/**
 * Asks for a moment, by the clock of a zone: ISO 8601 text, any offset in, `2026-03-27T07:30:00Z` out.
 *
 * Renders what `DateField` does, with an hour and a minute; of twelve or twenty-four hours, as the language has it. When
 * the zone is not the browser's, or the clock shows that hour twice, its name and offset stand under the box and are
 * read with the messages (WCAG 1.3.1, 3.3.2). A time that the clock skips moves on by the skipped hour.
 *
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it cannot be changed
 * @selector [data-readonly] it can be read, not changed
 * @selector [data-open] the calendar is open
 * @example
 * <DateTimeField label="Start" value={start} onChange={setStart} timeZone="Asia/Jerusalem" error={error} />
 */
export function DateTimeField({ timeZone = getLocalTimeZone(), ...props }: DateTimeFieldProps) {
  const { locale } = useLocale();
  const format = useMemo(() => momentsIn(timeZone), [timeZone]);
  // A day chosen before any time was typed begins with the working day.
  const start = useMemo(
    () => now(timeZone).set({ hour: 9, minute: 0, second: 0, millisecond: 0 }),
    [timeZone],
  );

  return (
    <DatePickerField
      {...props}
      format={format}
      granularity="minute"
      placeholderValue={start}
      aside={(date) => {
        const value = date && 'timeZone' in date ? date : null;
        const isClear = isSameZone(timeZone, getLocalTimeZone()) && !(value && isTwice(value));
        return isClear ? undefined : zoneWords(locale, timeZone, value);
      }}
    />
  );
}

/** Moments as ISO 8601 text, shown as the clock of a zone shows them. */
function momentsIn(timeZone: string): DateText {
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
function isTwice(value: ZonedDateTime) {
  const shown = toCalendarDateTime(value);
  const first = toZoned(shown, value.timeZone, 'earlier');
  return first.offset !== toZoned(shown, value.timeZone, 'later').offset;
}

/** Two names may be of one zone: Asia/Tel_Aviv is Asia/Jerusalem. */
function isSameZone(one: string, other: string) {
  return canonical(one) === canonical(other);
}

function canonical(timeZone: string) {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

/** The zone in words, and how far it is from UTC at that moment: "Israel Time (GMT+3)". */
function zoneWords(locale: string, timeZone: string, value: ZonedDateTime | null) {
  const named = (timeZoneName: 'longGeneric' | 'shortOffset', date: Date) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

  const name = named('longGeneric', value?.toDate() ?? new Date());
  if (value === null) return name;
  const offset = named('shortOffset', value.toDate());
  return name === offset ? name : `${name} (${offset})`;
}
