import { createElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { dayOf } from './dates.ts';
import { eventName, visibleTimes } from './eventNames.ts';
import type { WeekEvent } from './events.ts';
import { layOutDay } from './layout.ts';
import { localeDefaults } from './localeDefaults.ts';
import * as names from './names.ts';
import { planWeek } from './plan.ts';
import { speechOf } from './speech.ts';
import { useStrings, type WeekStrings } from './WeekCalendar.strings.ts';
import { momentIn, weekOf } from './week.ts';

function Reader({ onRead }: { onRead: (words: WeekStrings) => void }) {
  onRead(useStrings());
  return null;
}

function wordsOf(locale: string) {
  const read: WeekStrings[] = [];
  const reader = createElement(Reader, { onRead: (words) => read.push(words) });
  const page = { locale, children: reader };
  renderToString(createElement(I18nProvider, page));
  const [words] = read;
  if (!words) throw new Error('No words');
  return words;
}

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
  const plan = planWeek(week, events);
  const speech = speechOf(week, wordsOf(locale), hourCycle);
  const nameOf = (id: string) => {
    const placed = plan.events.find((one) => one.event.id === id);
    return placed ? eventName(placed, week, speech) : undefined;
  };
  return { week, plan, speech, nameOf };
}

describe('in English', () => {
  const { week, plan, speech, nameOf } = calendarIn('en');

  test('a slot says its day, its time, and what is in it', () => {
    const now = momentIn(week, Date.parse('2026-11-19T08:40Z'));
    expect(names.slotName(plan, 4, 8, now, speech)).toBe('Thursday 19 November, 10:00, free');
    expect(names.slotName(plan, 4, 9, now, speech)).toBe('Thursday 19 November, 10:30, 3 events, now');
    expect(names.slotName(plan, 4, 10, null, speech)).toBe('Thursday 19 November, 11:00, 2 events');
    expect(names.slotName(plan, 5, 10, null, speech)).toBe('Friday 20 November, 11:00, 1 all-day event');
    expect(plan.days.slice(5).map((day) => names.allDayName(day, speech))).toEqual([
      'Friday 20 November, 1 all-day event',
      'Saturday 21 November, no all-day events',
    ]);
  });

  test('WC-5: an event says its times, its day, itself, its state, its place and what it overlaps', () => {
    const [ana, dan] = ['with Ana', 'with Dan'].map((id) => plan.events.find((one) => one.event.id === id));
    if (!ana || !dan) throw new Error('Lost');
    expect(eventName(ana, week, speech, { position: 1, total: 2 })).toBe(
      '10:30 to 11:00, Thursday 19 November, Call with Ana, confirmed, event 1 of 2, overlaps 2 events',
    );
    expect(eventName(dan, week, speech)).toBe(
      '10:30 to 11:30, Thursday 19 November, Call with Dan, Dan Levy, cancelled, overlaps 2 events',
    );
    expect(visibleTimes(ana, speech)).toBe('10:30–11:00');
  });

  test('WC-5: over midnight both days are said; above the hours the days, and no times', () => {
    expect(nameOf('night')).toBe('Thursday 19 November at 22:00 to Friday 20 November at 02:00, Call night');
    expect(nameOf('holiday')).toBe('Friday 20 November, All day, Call holiday');
    expect(nameOf('fair')).toBe('16 to 17 November 2026, All day, Call fair');
  });

  test('the title, the message and the buttons of a week', () => {
    const today = dayOf('2026-11-17');
    expect(names.weekTitle(week, speech)).toBe('15 – 21 November 2026');
    expect(names.weekMessage(plan, speech)).toBe('15 to 21 November 2026, 7 events');
    expect(names.buttonNames(week, today, speech)).toEqual({
      previous: 'Last week',
      today: 'Today',
      next: 'Next week',
      isThisWeek: true,
    });
    expect(names.buttonNames(week, dayOf('2026-11-05'), speech)).toMatchObject({
      previous: 'Next week',
      next: 'In 3 weeks',
      isThisWeek: false,
    });
    expect(names.dayHeading(today, week, today, speech)).toBe('Today, Tuesday 17 November');
  });

  test('WC-15: what lies outside of the hours is named, and nothing is when nothing does', () => {
    expect(names.outsideName(plan, 'before', speech)).toBe('2 events before 06:00');
    expect(names.outsideName(plan, 'after', speech)).toBe('1 event after 20:00');
    expect(names.outsideName(planWeek(week, []), 'after', speech)).toBeNull();
  });

  test('a crowd says how many more, and when', () => {
    const { crowds } = layOutDay(plan.days[4]?.timed ?? [], week, 1);
    const [crowd, day] = [crowds[0], week.days[4]];
    if (!crowd || !day) throw new Error('No crowd');
    expect(names.crowdNames(crowd, day.date, speech)).toEqual({
      visible: '+2',
      name: '2 more events, Thursday 19 November, 10:30 to 12:00',
    });
  });
});

test('in Hebrew and in Russian the words take their forms', () => {
  const hebrew = calendarIn('he');
  expect(hebrew.nameOf('with Ana')).toBe(
    '10:30 עד 11:00, יום חמישי, 19 בנובמבר, Call with Ana, confirmed, חופף לשני אירועים',
  );
  expect(hebrew.speech.formats.timeRange(570, 660)).toBe('09:30–11:00');
  expect(names.outsideName(hebrew.plan, 'after', hebrew.speech)).toBe('אירוע אחד אחרי 20:00');
  expect(names.slotName(hebrew.plan, 4, 8, null, hebrew.speech)).toContain('פנוי');
  expect(names.zoneNotes(hebrew.week, hebrew.speech).zone).toContain('שעון ישראל');
  const russian = calendarIn('ru');
  expect(russian.nameOf('with Ana')).toBe(
    'с 10:30 до 11:00, четверг, 19 ноября, Call with Ana, confirmed, пересекается с 2 событиями',
  );
  expect(names.outsideName(russian.plan, 'before', russian.speech)).toBe('2 события до 06:00');
  expect(names.buttonNames(russian.week, dayOf('2026-11-17'), russian.speech).previous).toBe(
    'На прошлой неделе',
  );
  const { events: count } = wordsOf('ru');
  expect([1, 3, 5, 21].map((n) => count(n, `${n}`))).toEqual([
    '1 событие',
    '3 события',
    '5 событий',
    '21 событие',
  ]);
});

describe('WC-14: in a week of a clock change', () => {
  test('WC-14: both offsets and the change are said, and a time that is left out', () => {
    const { week, plan, speech } = calendarIn('en', { date: '2026-03-27' });
    expect(names.zoneNotes(week, speech)).toEqual({
      zone: 'Israel Time (GMT+2 / GMT+3)',
      changes: ['The clock goes forward on Friday 27 March at 02:00'],
    });
    const night = weekOf(dayOf('2026-03-27'), { ...week, firstHour: 0, firstDayOfWeek: 'sun' });
    const early = planWeek(night, []);
    expect(names.slotName(early, 5, 4, null, speech)).toBe(
      'Friday 27 March, 02:00, left out by the clock change',
    );
    expect(names.slotName(early, 5, 6, null, speech)).toBe('Friday 27 March, 03:00, free');
    expect(plan.events).toEqual([]);
  });

  test('WC-14: a clock put back at midnight is said, and a time that comes twice has the name of its zone', () => {
    const cairo = calendarIn('en', { date: '2026-10-29', timeZone: 'Africa/Cairo' });
    expect(names.zoneNotes(cairo.week, cairo.speech).changes).toEqual([
      'The clock goes back on Friday 30 October at 00:00',
    ]);
    const { week, speech } = calendarIn('en', { date: '2026-10-25', timeZone: 'Europe/London' });
    const twice = { id: 'a', title: 'Night shift', start: '2026-10-25T00:45Z', end: '2026-10-25T01:15Z' };
    const [placed] = planWeek(week, [twice]).events;
    expect(placed && eventName(placed, week, speech)).toBe(
      'Sunday 25 October at 01:45 BST to Sunday 25 October at 01:15 GMT, Night shift',
    );
  });
});

/** The languages of the calendar, and four that ask for other digits, hours or calendars. */
const locales = (
  'ar bg bn bs ca cs da de el en es et fa fi fr he hr hu id is it ja ka ko lt mn nb nl pl pt-BR pt-PT ro ru ' +
  'sk sl sq sr sv tr uk vi zh-CN zh-HK ar-EG th-u-nu-thai en-US-u-hc-h23 de-u-ca-hebrew-hc-h12'
).split(' ');

describe.each(locales)('WC-13: in %s', (locale) => {
  const { week, plan, speech, nameOf } = calendarIn(locale);
  const { formats, times } = speech;
  const { hourCycle, calendar } = localeDefaults(locale);
  const digits = new Set(new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210));
  const today = dayOf('2026-11-17');
  const buttons = names.buttonNames(week, today, speech);
  const said = [
    names.slotName(plan, 4, 9, null, speech),
    names.weekTitle(week, speech),
    names.weekMessage(plan, speech),
    names.outsideName(plan, 'before', speech) ?? '',
    names.zoneNotes(week, speech).zone,
    names.dayHeading(today, week, today, speech),
    nameOf('with Ana') ?? '',
    nameOf('night') ?? '',
    nameOf('fair') ?? '',
    ...week.days.flatMap(({ date }) => [formats.weekday(date), formats.day(date), formats.date(date)]),
  ];

  test('WC-12, WC-13: every name is there, in the digits of the locale alone', () => {
    for (const name of said) {
      expect(name.trim()).not.toBe('');
      // Node and browsers write different ones.
      expect(name).not.toMatch(/[\u00a0\u2009\u202f]/);
      expect(
        [...name].filter((letter) => /\p{Nd}/u.test(letter) && !digits.has(letter)),
        name,
      ).toEqual([]);
    }
    expect(new Set(week.days.map(({ date }) => formats.date(date))).size).toBe(7);
    for (const { date } of week.days) expect(formats.day(date)).toMatch(/^\p{Nd}{1,2}$/u);
  });

  test('WC-12, WC-13: hours are counted as the locale does, and as the host asks', () => {
    const [one, thirteen] = [formats.number(1), formats.number(13)];
    expect(formats.time(810).includes(hourCycle === 24 ? thirteen : one)).toBe(true);
    expect(times(810, 840)).toContain(hourCycle === 24 ? thirteen : one);
    expect(calendarIn(locale, { hourCycle: 24 }).speech.formats.time(810)).toContain(thirteen);
    expect(calendarIn(locale, { hourCycle: 12 }).speech.formats.time(810)).not.toContain(thirteen);
    expect(formats.timeRange(1320, 1440)).toContain(formats.time(0));
  });

  test('WC-13: the week, its dates and its buttons are in the language, and in its calendar', () => {
    const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
    const part = year.formatToParts(Date.UTC(2026, 10, 19)).find(({ type }) => type === 'year')?.value ?? '';
    expect(names.weekTitle(week, speech)).toContain(part);
    expect(year.resolvedOptions().calendar).toBe(calendar);
    const { previous, today: now, next } = buttons;
    expect(new Set([previous, now, next]).size).toBe(3);
    if (!locale.startsWith('en')) expect([previous, now, next]).not.toContain('Next week');
    expect(names.slotName(plan, 4, 8, null, speech)).toContain(
      // Arabic is there where another file of the same worker added it.
      { he: 'פנוי', ru: 'свободно' }[locale] ?? speech.words.free,
    );
  });
});
