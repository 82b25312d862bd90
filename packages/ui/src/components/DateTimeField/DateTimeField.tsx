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
  /** The IANA name of the time zone, such as `Asia/Jerusalem`. @default the browser's time zone */
  timeZone?: string | undefined;
}

/**
 * A field for a date and time in one time zone. It takes an ISO 8601 string with any offset and returns it in UTC:
 * `2026-03-27T07:30:00Z`.
 *
 * Renders the same elements as `DateField`, with an hour and a minute; the language decides between 12 and 24 hours. If
 * the time zone isn't the browser's, or the time occurs twice that day, the zone's name and offset are below the field
 * and part of the description (WCAG 1.3.1, 3.3.2). A skipped time moves forward by the skipped interval.
 *
 * @part date-field-segment a part of the date or time, such as the hour
 * @part date-field-popover the box around the calendar
 * @part date-field-calendar the calendar
 * @part date-field-month the month above the calendar
 * @part date-field-weekday the name of a weekday
 * @part date-field-day a day of the calendar
 * @part date-field-note the time zone
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it is disabled
 * @selector [data-readonly] it is read-only
 * @selector [data-open] the calendar is open
 * @example
 * <DateTimeField label="Start" value={start} onChange={setStart} timeZone="Asia/Jerusalem" error={error} />
 */
export function DateTimeField({ timeZone = getLocalTimeZone(), ...props }: DateTimeFieldProps) {
  const { locale } = useLocale();
  const format = useMemo(() => momentsIn(timeZone), [timeZone]);
  // Selecting a day in an empty field sets the start of the working day.
  const start = useMemo(
    () => now(timeZone).set({ hour: 9, minute: 0, second: 0, millisecond: 0 }),
    [timeZone],
  );

  return (
    <DatePickerField
      {...props}
      part="date-time-field"
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

/** ISO 8601 strings, shown in a time zone. */
function momentsIn(timeZone: string): DateText {
  const zoned = (value: DateValue) => ('timeZone' in value ? value : toZoned(value, timeZone));

  return {
    parse: (text) => parseAbsolute(text, timeZone),
    print: (value) => zoned(value).toAbsoluteString().replace('.000Z', 'Z'),
    follow: (next, previous) => stayInHour(zoned(next), zoned(previous)),
  };
}

/**
 * In an hour that a clock change repeats, react-aria moves every edit to the first one. This keeps a changed minute in
 * the second one.
 */
function stayInHour(next: ZonedDateTime, previous: ZonedDateTime) {
  const isOtherMinute =
    isSameDay(next, previous) && next.hour === previous.hour && next.minute !== previous.minute;
  if (!isOtherMinute || next.offset === previous.offset) return next;
  const kept = next.add({ milliseconds: next.offset - previous.offset });
  return kept.hour === next.hour && kept.offset === previous.offset ? kept : next;
}

/** Whether this hour and minute occur twice that day. */
function isTwice(value: ZonedDateTime) {
  const shown = toCalendarDateTime(value);
  const first = toZoned(shown, value.timeZone, 'earlier');
  return first.offset !== toZoned(shown, value.timeZone, 'later').offset;
}

/** One zone can have several names: Asia/Tel_Aviv is Asia/Jerusalem. */
function isSameZone(one: string, other: string) {
  return canonical(one) === canonical(other);
}

function canonical(timeZone: string) {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

/** The name of the time zone, and its UTC offset at that time: "Israel Time (GMT+3)". */
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
