import {
  createCalendar,
  fromAbsolute,
  parseDate,
  parseDateTime,
  toCalendar,
  toZoned,
} from '@internationalized/date';
import fc from 'fast-check';
import { createElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  clockOf,
  type DayNumber,
  dayIndexOf,
  dayOf,
  instantAt,
  instantOf,
  isoDate,
  isRepeated,
  isSkipped,
  momentIn,
  momentText,
  offsetAt,
  pagesFrom,
  slotStart,
  type WeekCalendarView,
  weekDataIn,
  weekOf,
} from './dates.ts';
import { layOutWeek, type WeekEvent } from './events.ts';
import { hourCycleOf, weekFormats, writingLocale } from './formats.ts';
import {
  allDayName,
  buttonNames,
  dayHeading,
  eventName,
  labelsOf,
  moreButtonLabels,
  outsideName,
  slotName,
  visibleTimes,
  type WeekStrings,
  weekMessage,
  weekTitle,
  zoneNotes,
} from './labels.ts';
import { layOutDay } from './layout.ts';
import { useStrings } from './WeekCalendar.strings.ts';

describe('moments and days', () => {
  const zones = [
    'Asia/Jerusalem',
    'Europe/London',
    'America/New_York',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'UTC',
  ];
  const [from, until] = [Date.UTC(2005, 0), Date.UTC(2035, 0)];

  /** Any minute, with extra weight on those around clock changes. */
  const minutes = fc.oneof(
    fc.integer({ min: from / 60_000, max: until / 60_000 }),
    fc
      .tuple(
        fc.constantFrom('2026-03-27T02:00', '2026-10-25T02:00', '2026-03-29T01:00', '2018-11-04T00:00'),
        fc.integer({ min: -200, max: 200 }),
      )
      .map(([at, minute]) => Date.parse(`${at}Z`) / 60_000 + minute),
  );

  describe.each(zones)('WC-14: in %s', (zone) => {
    test('offsetAt returns the offset that @internationalized/date returns', () => {
      fc.assert(
        fc.property(minutes, (minute) => {
          expect(offsetAt(minute * 60_000, zone)).toBe(fromAbsolute(minute * 60_000, zone).offset);
        }),
      );
    });

    test('instantAt returns the instant that @internationalized/date returns', () => {
      fc.assert(
        fc.property(minutes, (minute) => {
          const text = new Date(minute * 60_000).toISOString().slice(0, 16);
          // 30 December 2011 didn't exist in Samoa.
          if (zone === 'Pacific/Apia' && text.startsWith('2011-12-')) return;
          const theirs = toZoned(parseDateTime(text), zone).toDate().getTime();
          expect(instantAt(minute * 60_000, zone)).toBe(theirs);
          expect(instantOf(text, zone)).toBe(theirs);
        }),
      );
    });

    test('momentText formats local time with offset, and parses back to the same instant', () => {
      fc.assert(
        fc.property(minutes, (minute) => {
          const text = momentText(minute * 60_000, zone);
          const shown = fromAbsolute(minute * 60_000, zone).toString();
          expect(text).toBe(shown.replace(/\[.*$/, ''));
          expect(instantOf(text, zone)).toBe(minute * 60_000);
          expect(Date.parse(text)).toBe(minute * 60_000);
        }),
      );
    });
  });

  test('a string without a zone is local time, a date is its midnight, one with a zone is an instant', () => {
    const moment = Date.parse('2026-11-19T08:30Z');
    for (const text of [
      '2026-11-19T10:30',
      '2026-11-19T10:30:00.000',
      '2026-11-19T08:30Z',
      '2026-11-19T10:30+02:00[Asia/Jerusalem]',
    ]) {
      expect(instantOf(text, 'Asia/Jerusalem')).toBe(moment);
    }
    expect(instantOf('2026-11-19', 'Asia/Jerusalem')).toBe(Date.parse('2026-11-18T22:00Z'));
  });

  test('an invalid date throws a RangeError', () => {
    for (const text of [
      '',
      'tomorrow',
      '2026-02-30',
      '2026-13-01',
      '2026-11-19T25:00',
      '2026-11-19T10:30+99:00',
    ])
      expect(() => instantOf(text, 'UTC')).toThrow(RangeError);
  });

  test('days are numbered from 1970, also before it', () => {
    expect(dayOf('1970-01-01')).toBe(0);
    expect(dayOf('1969-12-31')).toBe(-1);
    fc.assert(fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => dayOf(isoDate(day)) === day));
  });
});

describe('local time', () => {
  /** Zone, first day of the week, instant of the clock change, local time before and after. */
  const changes = [
    ['Asia/Jerusalem', '2026-03-22', '2026-03-27T00:00Z', '2026-03-27 02:00', '2026-03-27 03:00'],
    ['Asia/Jerusalem', '2026-10-25', '2026-10-24T23:00Z', '2026-10-25 02:00', '2026-10-25 01:00'],
    ['Europe/London', '2026-03-23', '2026-03-29T01:00Z', '2026-03-29 01:00', '2026-03-29 02:00'],
    ['Europe/London', '2026-10-19', '2026-10-25T01:00Z', '2026-10-25 02:00', '2026-10-25 01:00'],
    ['America/New_York', '2026-03-08', '2026-03-08T07:00Z', '2026-03-08 02:00', '2026-03-08 03:00'],
    ['America/New_York', '2026-11-01', '2026-11-01T06:00Z', '2026-11-01 02:00', '2026-11-01 01:00'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00Z', '2018-11-04 00:00', '2018-11-04 01:00'],
    ['America/Sao_Paulo', '2019-02-10', '2019-02-17T02:00Z', '2019-02-17 00:00', '2019-02-16 23:00'],
    ['Asia/Tehran', '2022-03-19', '2022-03-21T20:30Z', '2022-03-22 00:00', '2022-03-22 01:00'],
    ['Asia/Tehran', '2022-09-17', '2022-09-21T19:30Z', '2022-09-22 00:00', '2022-09-21 23:00'],
    ['Africa/Cairo', '2026-04-18', '2026-04-23T22:00Z', '2026-04-24 00:00', '2026-04-24 01:00'],
    ['Africa/Cairo', '2026-10-24', '2026-10-29T21:00Z', '2026-10-30 00:00', '2026-10-29 23:00'],
    // A change of half an hour, and one that goes back into the previous day.
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T15:00Z', '2026-04-05 02:00', '2026-04-05 01:30'],
    ['America/St_Johns', '2010-11-01', '2010-11-07T02:31Z', '2010-11-07 00:01', '2010-11-06 23:01'],
  ] as const;

  const wallOf = (text: string, first: DayNumber) => {
    const [date = '', time = ''] = text.split(' ');
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return { day: dayOf(date) - first, minute: hour * 60 + minute };
  };

  /** Local time, computed with `Intl` only. */
  function shownAt(instant: number, timeZone: string, first: DayNumber) {
    const format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const date = Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 0) - 1, parts['day'] ?? 0) / 86_400_000;
    return {
      day: date - first,
      minute: (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0),
    };
  }

  describe.each(changes)('%s in the week of %s', (zone, week, moment, before, after) => {
    const first = dayOf(week);
    const clock = clockOf(zone, first, 7);
    const at = Date.parse(moment);

    test('WC-14: the clock change is found to the minute', () => {
      const [from, to] = [wallOf(before, first), wallOf(after, first)];
      const by = (to.day - from.day) * 1440 + to.minute - from.minute;
      expect(clock.changes).toEqual([{ at, by, from, to }]);
    });

    test('WC-14: reading any instant matches the local time from `Intl`', () => {
      const week = fc.integer({ min: at - 4 * 86_400_000, max: at + 4 * 86_400_000 });
      const near = fc.integer({ min: at - 3_600_000, max: at + 3_600_000 });
      fc.assert(
        fc.property(fc.oneof(week, near), (instant) => {
          expect(clock.read(instant)).toEqual(shownAt(instant, zone, first));
        }),
        { numRuns: 150 },
      );
    });

    test('WC-14: skipped and repeated times are recognized', () => {
      const [from, to] = [wallOf(before, first), wallOf(after, first)];
      const isForward = to.day * 1440 + to.minute > from.day * 1440 + from.minute;
      const [start, end] = isForward ? [from, to] : [to, from];
      const says = isForward ? isSkipped : isRepeated;
      const other = isForward ? isRepeated : isSkipped;
      expect(says(clock, start.day, start.minute)).toBe(true);
      expect(says(clock, end.day, end.minute)).toBe(false);
      expect(other(clock, start.day, start.minute)).toBe(false);
    });
  });

  test('WC-14: zones that abolished clock changes have none', () => {
    for (const zone of ['America/Sao_Paulo', 'Asia/Tehran', 'UTC']) {
      for (const week of ['2026-03-22', '2026-10-25', '2026-11-01']) {
        expect(clockOf(zone, dayOf(week), 7).changes).toEqual([]);
      }
    }
  });

  test('WC-14: an instant of another year is read correctly', () => {
    const first = dayOf('2026-11-15');
    const clock = clockOf('Asia/Jerusalem', first, 7);
    const moment = Date.UTC(2025, 6, 1, 9);
    expect(clock.read(moment)).toEqual(shownAt(moment, 'Asia/Jerusalem', first));
  });
});

describe('the week', () => {
  const thursday = dayOf('2026-11-19');
  const weekIn = (locale: string) => weekOf(thursday, { locale, timeZone: 'Asia/Jerusalem' });
  const startIn = (locale: string) => isoDate(weekIn(locale).days[0]?.date ?? 0);
  const dayOfMonth = (date: number) => Number(isoDate(date).slice(8));
  const daysOffIn = (locale: string) =>
    weekIn(locale).days.flatMap(({ date, isWeekend }) => (isWeekend ? [dayOfMonth(date)] : []));

  test('WC-12: the locale sets the first day of the week, and its extension takes precedence', () => {
    expect(startIn('he')).toBe('2026-11-15');
    expect(startIn('en-GB')).toBe('2026-11-16');
    expect(startIn('fa')).toBe('2026-11-14');
    expect(startIn('en-US-u-fw-tue')).toBe('2026-11-17');
    expect(startIn('he-u-ca-hebrew-fw-fri')).toBe('2026-11-13');
    const fixed = weekOf(thursday, { locale: 'de', timeZone: 'UTC', firstDayOfWeek: 'sun' });
    expect(fixed.days.map(({ date }) => dayOfMonth(date))).toEqual([15, 16, 17, 18, 19, 20, 21]);
  });

  test('WC-12: the days off come from the locale, from one day to two', () => {
    expect(daysOffIn('he')).toEqual([20, 21]);
    expect(daysOffIn('fa')).toEqual([20]);
    expect(daysOffIn('de')).toEqual([21, 22]);
    expect(daysOffIn('en-AE')).toEqual([21, 22]);
    expect(daysOffIn('en-IN')).toEqual([15]);
    expect(weekIn('fa-AF').days.filter(({ isWeekend }) => isWeekend)).toHaveLength(2);
  });

  test('WC-12: hours come from the locale and its extension', () => {
    expect(['en-GB', 'en-US', 'en-US-u-hc-h23', 'en-GB-u-hc-h12'].map(hourCycleOf)).toEqual([24, 12, 24, 12]);
  });

  test('WC-13: a language without date formats falls back to English and keeps its hour cycle', () => {
    expect(writingLocale('tlh')).toBe('en-GB');
    expect(writingLocale('tlh-u-hc-h12')).toBe('en-GB-u-hc-h12');
    for (const locale of ['en-US', 'en-XA', 'he', 'bs', 'zh-HK']) expect(writingLocale(locale)).toBe(locale);
  });

  test.each([
    ['persian', 'fa-u-nu-latn'],
    ['hebrew', 'he-u-ca-hebrew-nu-latn'],
    ['buddhist', 'th-u-nu-latn'],
    ['indian', 'en-u-ca-indian'],
    ['coptic', 'en-u-ca-coptic'],
    ['ethiopic', 'en-u-ca-ethiopic'],
    ['islamic-civil', 'en-u-ca-islamic-civil'],
    ['japanese', 'en-u-ca-japanese'],
    ['roc', 'en-u-ca-roc'],
  ] as const)(
    'WC-11: in the %s calendar the week is the same, with that calendar’s day numbers',
    (name, locale) => {
      const week = weekOf(thursday, { locale, timeZone: 'UTC', firstDayOfWeek: 'sun' });
      expect(dayIndexOf(week, thursday)).toBe(4);
      const { day } = weekFormats(locale, 'UTC');
      for (const { date } of week.days) {
        const theirs = toCalendar(parseDate(isoDate(date)), createCalendar(name));
        expect(Number.parseInt(day(date), 10)).toBe(theirs.day);
      }
    },
  );

  test('WC-12: browsers without week data get the same weeks by region', () => {
    const regions = [
      'IL',
      'DE',
      'US',
      'IR',
      'AF',
      'SA',
      'EG',
      'BR',
      'RU',
      'GB',
      'JP',
      'TH',
      'MX',
      'ZA',
      'DZ',
    ];
    for (const region of regions) {
      const own: Intl.Locale & { getWeekInfo?: () => { firstDay: number; weekend: number[] } } =
        new Intl.Locale(`en-${region}`);
      const { firstDay, weekend } = own.getWeekInfo?.() ?? weekDataIn(region);
      expect({ region, ...weekDataIn(region) }).toEqual({ region, firstDay, weekend });
    }
  });

  test('a week has 28 half hours from 06:00 to 20:00 by default, and options override it', () => {
    const week = weekIn('he');
    expect(week.slots).toHaveLength(28);
    expect([week.slots[0], week.slots.at(-1), week.lastMinute]).toEqual([360, 1170, 1200]);
    const quarters = weekOf(thursday, { locale: 'he', timeZone: 'UTC', firstHour: 8, lastHour: 9, step: 15 });
    expect(quarters.slots).toEqual([480, 495, 510, 525]);
  });

  describe('invalid hours are corrected', () => {
    const hoursOf = (firstHour: number, lastHour: number, step: number) => {
      const week = weekOf(thursday, { locale: 'he', timeZone: 'UTC', firstHour, lastHour, step });
      return [week.firstMinute, week.lastMinute, week.slots.length];
    };
    test.each([
      [0, 24, 30, [0, 1440, 48]],
      [18, 8, 30, [1080, 1110, 1]],
      [-3, 99, 60, [0, 1440, 24]],
      [24, 24, 30, [1410, 1440, 1]],
      [6, 20, 0, [360, 1200, 168]],
      [6, 7, 25, [360, 420, 3]],
    ])('%s to %s by %s', (first, last, step, expected) => {
      expect(hoursOf(first, last, step)).toEqual(expected);
    });
  });

  test('pagesFrom counts the distance to another week', () => {
    const week = weekOf(thursday + 4 * 7, { locale: 'he', timeZone: 'UTC' });
    expect(dayIndexOf(week, dayOf('2026-12-17'))).toBe(4);
    expect(dayIndexOf(week, thursday)).toBeNull();
    expect(pagesFrom(week, thursday)).toBe(4);
    for (const date of ['2026-11-15', '2026-11-21']) expect(pagesFrom(weekIn('he'), dayOf(date))).toBe(0);
    expect(pagesFrom(weekIn('he'), dayOf('2026-11-22'))).toBe(-1);
    expect(pagesFrom(weekIn('he'), dayOf('2026-11-14'))).toBe(1);
  });

  const pageOf = (date: string, view: WeekCalendarView, locale = 'en-US', firstDayOfWeek?: 'mon' | 'wed') =>
    weekOf(dayOf(date), { view, locale, firstDayOfWeek, timeZone: 'Asia/Jerusalem' });
  const datesOf = (...of: Parameters<typeof pageOf>) => {
    const { days } = pageOf(...of);
    return [isoDate(days[0]?.date ?? 0), isoDate(days.at(-1)?.date ?? 0)]
      .map((date) => date.slice(5))
      .join(' ');
  };

  test.each([
    ['en-US', '11-16 11-20'],
    ['he', '11-15 11-19'],
    ['en-IL', '11-15 11-19'],
    ['ar-EG', '11-15 11-19'],
    ['fa-IR', '11-14 11-19'],
  ])('the work week follows the region: %s', (locale, dates) => {
    expect(datesOf('2026-11-17', 'workWeek', locale)).toBe(dates);
    expect(pageOf('2026-11-17', 'workWeek', locale).days.some(({ isWeekend }) => isWeekend)).toBe(false);
  });

  test('a day off belongs to the work week of its week, which the first day of the week sets', () => {
    expect(datesOf('2026-11-15', 'workWeek')).toBe('11-16 11-20');
    expect(datesOf('2026-11-21', 'workWeek')).toBe('11-16 11-20');
    expect(datesOf('2026-11-15', 'workWeek', 'en-US', 'mon')).toBe('11-09 11-13');
    expect(datesOf('2026-11-21', 'workWeek', 'he')).toBe('11-15 11-19');
    // A week that begins in the middle of the work week: each work week still has its date.
    expect(datesOf('2026-11-17', 'workWeek', 'en-US', 'wed')).toBe('11-16 11-20');
    expect(datesOf('2026-11-18', 'workWeek', 'en-US', 'wed')).toBe('11-16 11-20');
  });

  test('a page of a day is that day, and the next page is the day after', () => {
    const day = pageOf('2026-11-17', 'day');
    expect(datesOf('2026-11-17', 'day')).toBe('11-17 11-17');
    expect(slotStart(day, 0, 0, 1)).toBe('2026-11-18T06:00:00+02:00');
    expect(pagesFrom(day, dayOf('2026-11-19'))).toBe(-2);
    expect(momentIn(day, Date.parse('2026-11-17T09:20:00Z'))).toEqual({ day: 0, minute: 680, slot: 10 });
    expect(momentIn(day, Date.parse('2026-11-18T09:20:00Z'))).toBeNull();
  });

  test('the next work week is a week later, also from a day off', () => {
    const week = pageOf('2026-11-17', 'workWeek');
    expect(slotStart(week, 0, 0, 1)).toBe('2026-11-23T06:00:00+02:00');
    expect(
      ['2026-11-15', '2026-11-17', '2026-11-21', '2026-11-22'].map((today) => pagesFrom(week, dayOf(today))),
    ).toEqual([0, 0, 0, -1]);
  });

  test('the position of now is in the calendar’s zone, not the viewer’s', () => {
    const now = Date.parse('2026-11-17T09:20:00Z');
    expect(momentIn(weekIn('he'), now)).toEqual({ day: 2, minute: 680, slot: 10 });
    const tokyo = weekOf(thursday, { locale: 'he', timeZone: 'Asia/Tokyo' });
    expect(momentIn(tokyo, now)).toEqual({ day: 2, minute: 1100, slot: 24 });
    expect(momentIn(weekIn('he'), Date.parse('2026-11-17T20:00:00Z'))).toMatchObject({ slot: null });
    expect(momentIn(weekIn('he'), Date.parse('2026-11-25T09:20:00Z'))).toBeNull();
  });

  test('WC-14: a slot starts at its local time before and after a clock change', () => {
    const week = weekOf(dayOf('2026-10-25'), { locale: 'he', timeZone: 'Asia/Jerusalem', firstHour: 0 });
    const begins = (day: number, slot: number) => slotStart(week, day, slot);
    expect(begins(0, 0)).toBe('2026-10-25T00:00:00+03:00');
    expect(begins(0, 3)).toBe('2026-10-25T01:30:00+03:00');
    expect(begins(0, 21)).toBe('2026-10-25T10:30:00+02:00');
    const spring = weekOf(dayOf('2026-03-27'), { locale: 'he', timeZone: 'Asia/Jerusalem', firstHour: 0 });
    expect(slotStart(spring, 5, 5)).toBe('2026-03-27T03:30:00+03:00');
    expect(slotStart(spring, 5, 4, 1)).toBe('2026-04-03T02:00:00+03:00');
    expect(slotStart(spring, 5, 99)).toBeNull();
  });
});

describe('labels', () => {
  const at = (id: string, start: string, end: string, more: Partial<WeekEvent> = {}): WeekEvent => ({
    id,
    title: `Call ${id}`,
    start: `2026-11-${start}`,
    end: `2026-11-${end}`,
    ...more,
  });
  const events = [
    at('with Ana', '19T10:30', '19T11:00', { status: 'confirmed' }),
    at('with Dan', '19T10:30', '19T11:30', { tone: 'cancelled', detail: 'Dan Levy' }),
    at('with Eve', '19T10:45', '19T12:00'),
    at('night', '19T22:00', '20T02:00'),
    at('holiday', '20', '21'),
    at('fair', '16', '18'),
    at('early', '16T04:00', '16T05:00'),
  ];

  function calendarIn(locale: string, more: { hourCycle?: 12 | 24; timeZone?: string; date?: string } = {}) {
    const { timeZone = 'Asia/Jerusalem', date = '2026-11-19', hourCycle } = more;
    const week = weekOf(dayOf(date), { locale, timeZone, firstDayOfWeek: 'sun' });
    const weekLayout = layOutWeek(week, events);
    const labels = labelsOf(week, stringsOf(locale), hourCycle);
    const nameOf = (id: string) => {
      const placed = weekLayout.events.find((one) => one.event.id === id);
      return placed ? eventName(placed, week, labels) : undefined;
    };
    return { week, weekLayout, labels, nameOf };
  }

  describe('in English', () => {
    const { week, weekLayout, labels, nameOf } = calendarIn('en-GB');

    test('a slot name has the day, the time and the events', () => {
      const now = momentIn(week, Date.parse('2026-11-19T08:40Z'));
      expect(slotName(weekLayout, 4, 8, now, labels)).toBe('Thursday 19 November, 10:00, free');
      expect(slotName(weekLayout, 4, 9, now, labels)).toBe('Thursday 19 November, 10:30, 3 events, now');
      expect(slotName(weekLayout, 4, 10, null, labels)).toBe('Thursday 19 November, 11:00, 2 events');
      expect(slotName(weekLayout, 5, 10, null, labels)).toBe('Friday 20 November, 11:00, 1 all-day event');
      expect(weekLayout.days.slice(5).map((day) => allDayName(day, labels))).toEqual([
        'Friday 20 November, 1 all-day event',
        'Saturday 21 November, no all-day events',
      ]);
    });

    test('WC-5: an event name has times, day, title, status, position and overlaps', () => {
      const [ana, dan] = ['with Ana', 'with Dan'].map((id) =>
        weekLayout.events.find((one) => one.event.id === id),
      );
      if (!ana || !dan) throw new Error('Lost');
      expect(eventName(ana, week, labels, { position: 1, total: 2 })).toBe(
        '10:30 to 11:00, Thursday 19 November, Call with Ana, confirmed, event 1 of 2, overlaps 2 events',
      );
      expect(eventName(dan, week, labels)).toBe(
        '10:30 to 11:30, Thursday 19 November, Call with Dan, Dan Levy, canceled, overlaps 2 events',
      );
      expect(visibleTimes(ana, labels)).toBe('10:30–11:00');
    });

    test('WC-5: an event across midnight names both days; an all-day event has no times', () => {
      expect(nameOf('night')).toBe(
        'Thursday 19 November at 22:00 to Friday 20 November at 02:00, Call night',
      );
      expect(nameOf('holiday')).toBe('Friday 20 November, All day, Call holiday');
      expect(nameOf('fair')).toBe('16 to 17 November 2026, All day, Call fair');
    });

    test('the title, the announcement and the button names of a week', () => {
      const today = dayOf('2026-11-17');
      expect(weekTitle(week, labels)).toBe('15 – 21 November 2026');
      expect(weekMessage(weekLayout, labels)).toBe('15 to 21 November 2026, 7 events');
      expect(buttonNames(week, today, labels)).toEqual({
        previous: 'Last week',
        today: 'Today',
        next: 'Next week',
      });
      expect(buttonNames(week, dayOf('2026-11-05'), labels)).toMatchObject({
        previous: 'Next week',
        next: 'In 3 weeks',
      });
      expect(dayHeading(today, week, today, labels)).toBe('Today, Tuesday 17 November');
    });

    test('WC-15: events outside the hours are named with their number; `null` if there are none', () => {
      expect(outsideName(weekLayout, 'before', labels)).toBe('2 events before 06:00');
      expect(outsideName(weekLayout, 'after', labels)).toBe('1 event after 20:00');
      expect(outsideName(layOutWeek(week, []), 'after', labels)).toBeNull();
    });

    test('an overflow is named by its number of events and their times', () => {
      const { overflows } = layOutDay(weekLayout.days[4]?.timed ?? [], week, 1);
      const [overflow, day] = [overflows[0], week.days[4]];
      if (!overflow || !day) throw new Error('No overflow');
      expect(moreButtonLabels(overflow, day.date, labels)).toEqual({
        visible: '+2',
        name: '2 more events, Thursday 19 November, 10:30 to 12:00',
      });
    });
  });

  test.each([
    ['en-GB', 'Tuesday, 17 November 2026', 'no events', ['Yesterday', 'Today', 'Tomorrow']],
    ['he', 'יום שלישי, 17 בנובמבר 2026', 'אין אירועים', ['אתמול', 'היום', 'מחר']],
    ['ru', 'Вторник, 17 ноября 2026 г.', 'нет событий', ['Вчера', 'Сегодня', 'Завтра']],
  ])('in %s a day has its date as title, the days around it as buttons, and is announced', (...given) => {
    const [locale, title, none, buttons] = given;
    const week = weekOf(dayOf('2026-11-17'), { view: 'day', locale, timeZone: 'Asia/Jerusalem' });
    const labels = labelsOf(week, stringsOf(locale));
    expect(weekTitle(week, labels)).toBe(title);
    const { previous, today, next } = buttonNames(week, dayOf('2026-11-17'), labels);
    expect([previous, today, next]).toEqual(buttons);
    // The next day is today, as is the button "Today".
    const before = buttonNames(week, dayOf('2026-11-18'), labels);
    expect(before.next.toLowerCase()).toBe(labels.formats.date(dayOf('2026-11-18')).toLowerCase());
    expect(weekMessage(layOutWeek(week, []), labels).toLowerCase()).toBe(`${title}, ${none}`.toLowerCase());
  });

  test('the title of a work week has its first and last day', () => {
    const week = weekOf(dayOf('2026-11-17'), { view: 'workWeek', locale: 'he', timeZone: 'Asia/Jerusalem' });
    expect(weekTitle(week, labelsOf(week, stringsOf('en')))).toContain('15–19');
  });

  test('labels have the right plural forms in Hebrew and Russian', () => {
    const hebrew = calendarIn('he');
    expect(hebrew.nameOf('with Ana')).toBe(
      '10:30 עד 11:00, יום חמישי, 19 בנובמבר, \u2068Call with Ana\u2069, \u2068confirmed\u2069, חופף לשני אירועים',
    );
    expect(hebrew.labels.formats.timeRange(570, 660)).toBe('09:30–11:00');
    expect(outsideName(hebrew.weekLayout, 'after', hebrew.labels)).toBe('אירוע אחד אחרי 20:00');
    expect(slotName(hebrew.weekLayout, 4, 8, null, hebrew.labels)).toContain('פנוי');
    expect(zoneNotes(hebrew.week, hebrew.labels).zone).toContain('שעון ישראל');
    const russian = calendarIn('ru');
    expect(russian.nameOf('with Ana')).toBe(
      'с 10:30 до 11:00, четверг, 19 ноября, Call with Ana, confirmed, пересекается с 2 событиями',
    );
    expect(outsideName(russian.weekLayout, 'before', russian.labels)).toBe('2 события до 06:00');
    expect(buttonNames(russian.week, dayOf('2026-11-17'), russian.labels).previous).toBe('На прошлой неделе');
    const { events: count } = stringsOf('ru');
    expect([1, 3, 5, 21].map(count)).toEqual(['1 событие', '3 события', '5 событий', '21 событие']);
  });

  describe('WC-14: in a week with a clock change', () => {
    test('WC-14: labels name both offsets, the clock change and a skipped time', () => {
      const { week, weekLayout, labels } = calendarIn('en-GB', { date: '2026-03-27' });
      expect(zoneNotes(week, labels)).toEqual({
        zone: 'Israel Time (GMT+2 / GMT+3)',
        changes: ['The clock goes forward on Friday 27 March at 02:00'],
      });
      const night = weekOf(dayOf('2026-03-27'), { ...week, firstHour: 0, firstDayOfWeek: 'sun' });
      const early = layOutWeek(night, []);
      expect(slotName(early, 5, 4, null, labels)).toBe('Friday 27 March, 02:00, skipped by the clock change');
      expect(slotName(early, 5, 6, null, labels)).toBe('Friday 27 March, 03:00, free');
      expect(weekLayout.events).toEqual([]);
    });

    test('WC-14: a clock change at midnight is named, and a repeated time includes its zone', () => {
      const cairo = calendarIn('en-GB', { date: '2026-10-29', timeZone: 'Africa/Cairo' });
      expect(zoneNotes(cairo.week, cairo.labels).changes).toEqual([
        'The clock goes back on Friday 30 October at 00:00',
      ]);
      const { week, labels } = calendarIn('en-GB', { date: '2026-10-25', timeZone: 'Europe/London' });
      const twice = { id: 'a', title: 'Night shift', start: '2026-10-25T00:45Z', end: '2026-10-25T01:15Z' };
      const [placed] = layOutWeek(week, [twice]).events;
      expect(placed && eventName(placed, week, labels)).toBe(
        'Sunday 25 October at 01:45 BST to Sunday 25 October at 01:15 GMT, Night shift',
      );
    });
  });

  /** The languages of the calendar, and four locales with other digits, hours or calendars. */
  const locales = (
    'ar bg bn bs ca cs da de el en es et fa fi fr he hr hu id is it ja ka ko lt mn nb nl pl pt-BR pt-PT ro ru ' +
    'sk sl sq sr sv tr uk vi zh-CN zh-HK ar-EG th-u-nu-thai en-US-u-hc-h23 de-u-ca-hebrew-hc-h12'
  ).split(' ');

  describe.each(locales)('WC-13: in %s', (locale) => {
    const { week, weekLayout, labels, nameOf } = calendarIn(locale);
    const { formats, times } = labels;
    const hourCycle = hourCycleOf(locale);
    const { calendar } = new Intl.DateTimeFormat(writingLocale(locale)).resolvedOptions();
    const digits = new Set(new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210));
    const today = dayOf('2026-11-17');
    const buttons = buttonNames(week, today, labels);
    const said = [
      slotName(weekLayout, 4, 9, null, labels),
      weekTitle(week, labels),
      weekMessage(weekLayout, labels),
      outsideName(weekLayout, 'before', labels) ?? '',
      zoneNotes(week, labels).zone,
      dayHeading(today, week, today, labels),
      nameOf('with Ana') ?? '',
      nameOf('night') ?? '',
      nameOf('fair') ?? '',
      ...week.days.flatMap(({ date }) => [formats.weekday(date), formats.day(date), formats.date(date)]),
    ];

    test('WC-12, WC-13: no label is empty, and all use only the locale’s digits', () => {
      for (const name of said) {
        expect(name.trim()).not.toBe('');
        // Node and browsers use different ones.
        expect(name).not.toMatch(/[\u00a0\u2009\u202f]/);
        expect(
          [...name].filter((letter) => /\p{Nd}/u.test(letter) && !digits.has(letter)),
          name,
        ).toEqual([]);
      }
      expect(new Set(week.days.map(({ date }) => formats.date(date))).size).toBe(7);
      for (const { date } of week.days) expect(formats.day(date)).toMatch(/^\p{Nd}{1,2}$/u);
    });

    test('WC-12, WC-13: the hour cycle comes from the locale, and `hourCycle` overrides it', () => {
      const [one, thirteen] = [formats.number(1), formats.number(13)];
      expect(formats.time(810).includes(hourCycle === 24 ? thirteen : one)).toBe(true);
      expect(times(810, 840)).toContain(hourCycle === 24 ? thirteen : one);
      expect(calendarIn(locale, { hourCycle: 24 }).labels.formats.time(810)).toContain(thirteen);
      expect(calendarIn(locale, { hourCycle: 12 }).labels.formats.time(810)).not.toContain(thirteen);
      expect(formats.timeRange(1320, 1440)).toContain(formats.time(0));
    });

    test('WC-13: title, dates and button names are in the language and its calendar', () => {
      const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
      const part =
        year.formatToParts(Date.UTC(2026, 10, 19)).find(({ type }) => type === 'year')?.value ?? '';
      expect(weekTitle(week, labels)).toContain(part);
      expect(year.resolvedOptions().calendar).toBe(calendar);
      const { previous, today: now, next } = buttons;
      expect(new Set([previous, now, next]).size).toBe(3);
      if (!locale.startsWith('en')) expect([previous, now, next]).not.toContain('Next week');
      expect(slotName(weekLayout, 4, 8, null, labels)).toContain(
        // Arabic is available if another file in the same worker has added it.
        { he: 'פנוי', ru: 'свободно' }[locale] ?? labels.strings.free,
      );
    });
  });
});

function Reader({ onRead }: { onRead: (strings: WeekStrings) => void }) {
  onRead(useStrings());
  return null;
}

function stringsOf(locale: string) {
  const read: WeekStrings[] = [];
  const reader = createElement(Reader, { onRead: (strings) => read.push(strings) });
  const page = { locale, children: reader };
  renderToString(createElement(I18nProvider, page));
  const [strings] = read;
  if (!strings) throw new Error('No words');
  return strings;
}
