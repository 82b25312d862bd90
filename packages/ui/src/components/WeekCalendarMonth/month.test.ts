import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  barsOf,
  buttonNames,
  type DaysOff,
  dateOf,
  dayHeading,
  dayOf,
  eventName,
  isoDate,
  labelsOf,
  layOutWeek,
  type SecondCalendar,
  slotName,
  useWeekStrings,
  type WeekEvent,
  weekMessage,
  weekOf,
  weekTitle,
} from '../WeekCalendar/index.ts';
import { layOutMonth, monthKey, weeksOfMonth } from './monthLayout.ts';

const timeZone = 'Asia/Jerusalem';
const strings = useWeekStrings.in('en');

const monthIn = (locale: string, date: string, firstDayOfWeek?: 'sun' | 'mon') =>
  weekOf(dayOf(date), { view: 'month', locale, timeZone, firstDayOfWeek });

const event = (id: string, start: string, end: string): WeekEvent => ({ id, title: id, start, end });

describe('the month of a date', () => {
  test.each([
    ['en-GB', '2026-11-19', '2026-11-01', '2026-11-30'],
    ['en-GB', '2024-02-29', '2024-02-01', '2024-02-29'],
    ['th', '2026-12-31', '2026-12-01', '2026-12-31'],
    // Aban 1405 and Tishri 5787: the months of the locale's own calendar.
    ['fa', '2026-11-19', '2026-10-23', '2026-11-21'],
    ['he-u-ca-hebrew', '2026-09-20', '2026-09-12', '2026-10-11'],
    // The thirteenth month of a Coptic year has five or six days.
    ['en-u-ca-coptic', '2026-09-08', '2026-09-06', '2026-09-10'],
  ])('in %s, %s is in the month from %s to %s', (locale, date, first, last) => {
    const { days } = monthIn(locale, date);
    expect([days[0], days.at(-1)].map((day) => day && isoDate(day.date))).toEqual([first, last]);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-17', -12, '2025-11-17'],
  ])('%s, %d months later, is %s', (date, months, expected) => {
    expect(isoDate(monthIn('en', date).moved(dayOf(date), months))).toBe(expected);
  });

  test('the next month begins after the last day, in every calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: dayOf('1950-01-01'), max: dayOf('2080-01-01') }),
        fc.constantFrom('en', 'fa', 'he-u-ca-hebrew', 'ar-u-ca-islamic-umalqura', 'am-u-ca-ethiopic'),
        (date, locale) => {
          const month = weekOf(date, { view: 'month', locale, timeZone });
          const next = weekOf(dateOf(month, month.days.length), { view: 'month', locale, timeZone });
          expect(month.days.some((day) => day.date === date)).toBe(true);
          expect(dateOf(next, 0)).toBe(dateOf(month, month.days.length));
          expect(next.firstOf(next.moved(date, 0))).toBe(month.firstOf(date));
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['sun', '2026-11-01', '2026-12-05', 0],
    ['mon', '2026-10-26', '2026-12-06', 6],
  ] as const)('with weeks from %s it is shown from %s to %s', (first, from, until, leading) => {
    const month = monthIn('en', '2026-11-19', first);
    const { days } = weeksOfMonth(month, first);
    expect([days[0], days.at(-1)].map((day) => day && isoDate(day.date))).toEqual([from, until]);
    expect(month.leading).toBe(leading);
    expect(
      days.filter(({ isWeekend }) => isWeekend).map(({ date }) => new Date(date * 864e5).getUTCDay() % 6),
    ).toEqual(
      days.filter((_, index) => [0, 6].includes((index + (first === 'sun' ? 0 : 1)) % 7)).map(() => 0),
    );
  });
});

describe('events of a month', () => {
  const month = monthIn('en', '2026-11-19', 'sun');
  const weeks = weeksOfMonth(month, 'sun');
  const rowsOf = (events: WeekEvent[], lines = 3) => layOutMonth(layOutWeek(weeks, events), month, lines);
  const shown = (rows: ReturnType<typeof rowsOf>) =>
    rows.flatMap((days) =>
      days.flatMap(({ date, bars }) =>
        bars.map(({ part, span, lane, isCutBefore, isCutAfter }) => [
          `${isCutBefore ? '‹' : ''}${part.placed.event.id}${isCutAfter ? '›' : ''}`,
          isoDate(date).slice(8),
          span,
          lane,
        ]),
      ),
    );

  test('an event over the end of a week is a bar in each week, cut where it goes on', () => {
    expect(shown(rowsOf([event('fair', '2026-11-05', '2026-11-10')]))).toEqual([
      ['fair›', '05', 3, 0],
      ['‹fair', '08', 2, 0],
    ]);
  });

  test('an event of more than 24 hours is one bar; one over midnight is in both of its days', () => {
    const events = [
      event('long', '2026-11-16T20:00', '2026-11-18T08:00'),
      event('night', '2026-11-19T22:00', '2026-11-20T02:00'),
    ];
    expect(shown(rowsOf(events))).toEqual([
      ['long', '16', 3, 0],
      ['night', '19', 1, 0],
      ['night', '20', 1, 0],
    ]);
  });

  test('events of the days around the month are shown, and those days are marked', () => {
    const rows = rowsOf([event('trip', '2026-11-29', '2026-12-04')]);
    expect(shown(rows)).toEqual([['trip', '29', 5, 0]]);
    expect(rows.at(-1)?.map(({ isOutside }) => isOutside)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('where more come together than fit, the last line is for the button, and a bar is hidden in all of its days', () => {
    const day = (date: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        event(`${date}${index}`, `2026-11-${date}T1${index}:00`, `2026-11-${date}T1${index}:30`),
      );
    const rows = rowsOf([
      event('first', '2026-11-16', '2026-11-18'),
      event('second', '2026-11-16', '2026-11-18'),
      event('third', '2026-11-16', '2026-11-19'),
      ...day(17, 1),
    ]);
    expect(shown(rows)).toEqual([
      ['first', '16', 2, 0],
      ['second', '16', 2, 1],
    ]);
    expect(rows[2]?.map(({ hidden }) => hidden)).toEqual([0, 1, 2, 1, 0, 0, 0]);
  });

  test('no event is lost, and no two share a line', () => {
    const span = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 12 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (given, lines) => {
        const events = given.map(([from, days, isAllDay], id) => {
          const [start, end] = [
            isoDate(dayOf('2026-11-01') + from),
            isoDate(dayOf('2026-11-01') + from + days),
          ];
          return isAllDay ? event(`${id}`, start, end) : event(`${id}`, `${start}T10:00`, `${end}T11:00`);
        });
        for (const row of rowsOf(events, lines)) {
          const bars = row.flatMap((day) => day.bars);
          for (const [index, day] of row.entries()) {
            const over = bars.filter((bar) => bar.day <= index && index < bar.day + bar.span);
            const lanes = over.map(({ lane }) => lane);
            expect(over.length + day.hidden).toBe(day.parts.length);
            expect(new Set(lanes).size).toBe(lanes.length);
            expect(Math.max(-1, ...lanes)).toBeLessThan(day.hidden > 0 ? Math.max(lines - 1, 0) : lines);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the row above the hours', () => {
  const week = weekOf(dayOf('2026-11-19'), { locale: 'en-GB', timeZone, firstDayOfWeek: 'sun' });
  const events = [
    event('guests', '2026-11-13', '2026-11-17'),
    event('fair', '2026-11-16', '2026-11-18'),
    event('course', '2026-11-19', '2026-11-24'),
  ];
  const { days } = layOutWeek(week, events);

  test('an event of several days is one bar, on a line of its own, cut where the week ends', () => {
    const bars = barsOf(days.map(({ allDay }) => allDay));
    expect(
      bars.map(({ part, day, span, lane, isCutBefore, isCutAfter }) => [
        part.placed.event.id,
        [day, span, lane],
        [isCutBefore, isCutAfter],
      ]),
    ).toEqual([
      ['guests', [0, 2, 0], [true, false]],
      ['fair', [1, 2, 1], [false, false]],
      ['course', [4, 3, 0], [false, true]],
    ]);
    expect(days[2]?.allDay[0]?.key).toBe(bars[1]?.part.key);
  });

  test('its name has the range', () => {
    const labels = labelsOf(week, strings);
    const placed = layOutWeek(week, events).events.find((one) => one.event.id === 'course');
    expect(placed && eventName(placed, week, labels)).toBe('19 to 23 November 2026, All day, course');
  });
});

describe('labels', () => {
  const labelsIn = (
    locale: string,
    calendar?: SecondCalendar,
    daysOff?: DaysOff,
    view: 'week' | 'month' = 'week',
  ) => {
    const week = weekOf(dayOf('2026-11-19'), { view, locale, timeZone, firstDayOfWeek: 'sun' });
    return { week, labels: labelsOf(week, strings, undefined, [], calendar, daysOff) };
  };

  test('a month has its name, and its buttons name the months around it', () => {
    const { week, labels } = labelsIn('en-GB', undefined, undefined, 'month');
    expect(weekTitle(week, labels)).toBe('November 2026');
    expect(buttonNames(week, dayOf('2020-01-01'), labels)).toEqual({
      previous: 'October 2026',
      today: 'Today',
      next: 'December 2026',
    });
    expect(weekMessage(layOutWeek(week, []), labels)).toBe('November 2026, no events');
    expect(weekMessage(layOutWeek(week, [event('a', '2026-11-30', '2026-12-02')]), labels)).toBe(
      'November 2026, 1 event',
    );
  });

  test.each([
    ['en-GB', 'hebrew', '9 Kislev'],
    ['he', 'hebrew', '9 בכסלו'],
    ['en-GB', 'persian', '28 Aban'],
    ['ar', 'islamic-umalqura', '9 جمادى الآخرة'],
    ['fa', 'gregory', '۱۹ نوامبر'],
  ] as const)('in %s, the second calendar %s writes %s', (locale, calendar, expected) => {
    const { labels } = labelsIn(locale, calendar);
    // Node and Chromium write Persian dates in a different order.
    const words = (text = '') => text.split(' ').sort();
    expect(words(labels.formats.second?.(dayOf('2026-11-19')))).toEqual(words(expected));
    expect(labels.day(dayOf('2026-11-19'))).toContain(labels.formats.second?.(dayOf('2026-11-19')));
  });

  test.each([
    ['a list', [{ date: '2026-11-19', name: 'Clinic day' }]],
    ['a function', (date: string) => (date === '2026-11-19' ? 'Clinic day' : undefined)],
  ] as const)('days off from %s are in the names of the day and of its slots', (_, daysOff) => {
    const { week, labels } = labelsIn('en-GB', 'hebrew', daysOff);
    const [off, next] = [dayOf('2026-11-19'), dayOf('2026-11-20')];
    expect(dayHeading(off, week, next, labels)).toBe('Thursday 19 November, 9 Kislev, Clinic day');
    expect(dayHeading(next, week, next, labels)).toBe('Today, Friday 20 November, 10 Kislev');
    expect(slotName(layOutWeek(week, []), 4, 0, null, labels)).toBe(
      'Thursday 19 November, Clinic day, 06:00, free',
    );
    expect(slotName(layOutWeek(week, []), 5, 0, null, labels)).toBe('Friday 20 November, 06:00, free');
  });
});

describe('keys of a month', () => {
  const month = monthIn('en', '2026-11-19', 'sun');
  const { days } = weeksOfMonth(month, 'sun');
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const shape = { month, week: days.slice(14, 21), items: ['day'], isMirrored: false };
  const press = (key: string, more: Partial<typeof none> = {}, other: Partial<typeof shape> = {}) => {
    const to = monthKey(
      { ...none, ...more, key },
      { date: dayOf('2026-11-17'), item: null },
      { ...shape, ...other },
    );
    return to === null || to === 'open' ? to : isoDate(to.date);
  };

  test('arrows move by a day or a week, also into another month, and follow the direction of the page', () => {
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => press(key))).toEqual([
      '2026-11-18',
      '2026-11-16',
      '2026-11-24',
      '2026-11-10',
    ]);
    expect(press('ArrowRight', {}, { isMirrored: true })).toBe('2026-11-16');
    const last = monthKey({ ...none, key: 'ArrowDown' }, { date: dayOf('2026-11-28'), item: null }, shape);
    expect(last).toEqual({ date: dayOf('2026-12-05'), item: null });
  });

  test('Home and End are the edges of the week, with Ctrl of the month; Page Up and Page Down change the month, with Shift the year', () => {
    expect([press('Home'), press('End')]).toEqual(['2026-11-15', '2026-11-21']);
    expect([press('Home', { ctrlKey: true }), press('End', { ctrlKey: true })]).toEqual([
      '2026-11-01',
      '2026-11-30',
    ]);
    expect([press('PageUp'), press('PageDown')]).toEqual(['2026-10-17', '2026-12-17']);
    expect([press('PageUp', { shiftKey: true }), press('PageDown', { shiftKey: true })]).toEqual([
      '2025-11-17',
      '2027-11-17',
    ]);
  });

  test('Enter opens a day without events, and enters the first event of another', () => {
    expect(press('Enter')).toBe('open');
    const date = dayOf('2026-11-17');
    const items = ['day', 'a', '+'];
    const key = (pressed: string, item: string | null, shiftKey = false) =>
      monthKey({ ...none, shiftKey, key: pressed }, { date, item }, { ...shape, items });
    expect(key(' ', null)).toEqual({ date, item: 'a' });
    expect(key('ArrowDown', 'a')).toEqual({ date, item: '+' });
    expect(key('Tab', 'a', true)).toEqual({ date, item: 'day' });
    expect(key('Tab', '+')).toBeNull();
    expect(key('ArrowDown', '+')).toEqual({ date, item: '+' });
    expect(key('Escape', '+')).toEqual({ date, item: null });
    expect(key('Enter', 'a')).toBeNull();
  });

  test('Alt and Ctrl with an arrow are left to the browser', () => {
    expect([press('ArrowLeft', { altKey: true }), press('ArrowLeft', { ctrlKey: true })]).toEqual([
      null,
      null,
    ]);
  });
});
