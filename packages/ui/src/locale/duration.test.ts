import { afterEach, expect, test, vi } from 'vitest';
import { clockTime, spokenDuration } from './duration.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const said = {
  en: { 0: '0 seconds', 1: '1 second', 60: '1 minute', 80: '1 minute 20 seconds', 3605: '1 hour 5 seconds' },
  he: { 0: '0 שניות', 60: '1 דקה', 80: '1 דקה 20 שניות', 3605: '1 שעה 5 שניות' },
  ar: { 1: 'ثانية', 60: 'دقيقة', 80: 'دقيقة و20 ثانية', 120: 'دقيقتان', 3605: 'ساعة و5 ثوان' },
  ru: { 0: '0 секунд', 61: '1 минута 1 секунда', 80: '1 минута 20 секунд', 7203: '2 часа 3 секунды' },
};

for (const [locale, words] of Object.entries(said)) {
  test(`AP-2: a time is said in words, without what is zero: ${locale}`, () => {
    for (const [seconds, sentence] of Object.entries(words))
      expect(spokenDuration(locale, Number(seconds))).toBe(sentence);
  });

  test(`a browser without Intl.DurationFormat says the same: ${locale}`, async () => {
    vi.stubGlobal('Intl', { ListFormat: Intl.ListFormat, NumberFormat: Intl.NumberFormat });
    const { spokenDuration: inOldBrowser } = await import('./duration.ts');
    for (const [seconds, sentence] of Object.entries(words))
      expect(inOldBrowser(locale, Number(seconds))).toBe(sentence);
  });
}

test('a clock shows minutes and two digits of seconds, and hours from one hour on', () => {
  const clocks = [0, 4, 80, 3599, 3600, 3723, 36_000].map((seconds) => clockTime('en', seconds));
  expect(clocks).toEqual(['0:00', '0:04', '1:20', '59:59', '1:00:00', '1:02:03', '10:00:00']);
});

test('a clock has the digits of its language', () => {
  expect(clockTime('fa', 80)).toBe('۱:۲۰');
  expect(clockTime('ar-EG', 3723)).toBe('١:٠٢:٠٣');
});

test('parts of a second are not shown, and what is no time is zero', () => {
  expect([80.99, 0.4, -3, Number.NaN, Number.POSITIVE_INFINITY].map((time) => clockTime('en', time))).toEqual(
    ['1:20', '0:00', '0:00', '0:00', '0:00'],
  );
  expect([1.9, Number.NaN].map((time) => spokenDuration('en', time))).toEqual(['1 second', '0 seconds']);
});
