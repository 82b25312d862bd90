import { getLocalTimeZone, now } from '@internationalized/date';
import { useMemo } from 'react';
import { useLocale } from '../../locale/index.ts';
import { type DateFieldCommon, DatePickerField } from '../DateField/index.ts';
import { isSameZone, isTwice, momentsIn, zoneWords } from './moment.ts';

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
