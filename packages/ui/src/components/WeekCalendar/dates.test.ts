import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, instantAt, instantOf, isoDate, momentText, offsetAt } from './dates.ts';

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

/** Any minute, and more of those around the changes of the clock than chance would have. */
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
  test('the wall is ahead of UTC by what others find, too', () => {
    fc.assert(
      fc.property(minutes, (minute) => {
        expect(offsetAt(minute * 60_000, zone)).toBe(fromAbsolute(minute * 60_000, zone).offset);
      }),
    );
  });

  test('a time on the wall is the moment that others find, too', () => {
    fc.assert(
      fc.property(minutes, (minute) => {
        const text = new Date(minute * 60_000).toISOString().slice(0, 16);
        // Samoa had no 30th of December 2011.
        if (zone === 'Pacific/Apia' && text.startsWith('2011-12-')) return;
        const theirs = toZoned(parseDateTime(text), zone).toDate().getTime();
        expect(instantAt(minute * 60_000, zone)).toBe(theirs);
        expect(instantOf(text, zone)).toBe(theirs);
      }),
    );
  });

  test('a moment is written as the wall shows it, and read again as the same moment', () => {
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

test('a text without a zone is a time on the wall, a date its midnight, and one with a zone a moment', () => {
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

test('what is no date says so', () => {
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

test('days are counted from 1970, before it too', () => {
  expect(dayOf('1970-01-01')).toBe(0);
  expect(dayOf('1969-12-31')).toBe(-1);
  fc.assert(fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => dayOf(isoDate(day)) === day));
});
