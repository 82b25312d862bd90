import { describe, expect, test } from 'vitest';
import { cardExpiry, hasPaymentMethod, lastDigits } from './cards.ts';
import { countryCodes, isCountryCode } from './countries.ts';
import { creativityAfter } from './creativity.ts';
import { isEmail } from './email.ts';
import { directionOf, spokenLocale } from './locales.ts';
import { billedMinutes, costEstimate, minutesCovered, usageOf } from './money.ts';
import { isAllowed, permissions, rolePermissions, roles } from './roles.ts';
import { harmless, isStorable, isStorableJson, isVisible } from './text.ts';
import { endsAfterStart, isKeepableTime } from './times.ts';
import { isTimeZone } from './timeZones.ts';

describe('money', () => {
  test('a channel pays 2 NIS a minute and at least 60 a month', () => {
    expect([0, 29, 30, 31, 45.5].map(costEstimate)).toEqual([60, 60, 60, 62, 91]);
    expect(costEstimate(-5)).toBe(60);
  });

  test('the minimum covers 30 minutes, and a started minute counts as a full one', () => {
    expect(minutesCovered).toBe(30);
    expect([null, -1, 0, 1, 60, 61].map(billedMinutes)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  test('each conversation is rounded up to full minutes before they are added up', () => {
    expect(usageOf([{ duration: 61, count: 30 }])).toEqual({ seconds: 1830, minutes: 60, cost: 120 });
    expect(usageOf([{ duration: 61 }, { duration: 59 }, { duration: null, count: 9 }])).toMatchObject({
      minutes: 3,
      cost: 60,
    });
    expect(usageOf([])).toEqual({ seconds: 0, minutes: 0, cost: 60 });
  });

  test('a card expires at the end of its month', () => {
    const may = new Date(2026, 4, 31);
    expect(cardExpiry('0526', may)).toEqual({ month: 5, year: 2026, label: '05/26', isExpired: false });
    expect(cardExpiry('04/26', may)?.isExpired).toBe(true);
    expect(['1326', '0026', '526', 'MMYY', ''].map((value) => cardExpiry(value, may))).toEqual(
      Array(5).fill(null),
    );
    expect(lastDigits('****-****-1234')).toBe('1234');
  });

  test('a main card or a complete subscription is a payment method', () => {
    expect(hasPaymentMethod({ mainCreditCard: 'card' })).toBe(true);
    expect(hasPaymentMethod({ subscribedWith: 'paypal', paypalToken: 'I-1' })).toBe(true);
    expect(hasPaymentMethod({ subscribedWith: 'paypal', paypalToken: '' })).toBe(false);
    expect(hasPaymentMethod({ mainCreditCard: null })).toBe(false);
    const stored = { subscribedWith: 'paypal', paypalToken: 'I-1' };
    expect(hasPaymentMethod({ ...stored, subscription: 'unconfirmed' })).toBe(false);
    expect(hasPaymentMethod({ ...stored, subscription: null })).toBe(false);
    expect(hasPaymentMethod({ subscribedWith: 'paypal', subscription: 'confirmed' })).toBe(true);
  });
});

describe('languages', () => {
  test.each(['he', 'ar', 'fa', 'ps', 'ur', 'yi', 'he-IL', 'AR_eg', 'iw', 'az-Arab', 'ur-Arab-PK'])(
    '%s is right-to-left',
    (tag) => {
      expect(directionOf(tag)).toBe('rtl');
    },
  );

  test.each(['en', 'ru', 'he-Latn', 'hr', 'uz-Cyrl', '', 'pt-BR'])('%j is left-to-right', (tag) => {
    expect(directionOf(tag)).toBe('ltr');
  });

  test('the first supported language wins', () => {
    expect(spokenLocale(['tlh', 'ru-RU', 'he'])).toBe('ru');
    expect(spokenLocale(['iw'])).toBe('he');
    expect(spokenLocale(['tlh'])).toBeUndefined();
  });
});

describe('people', () => {
  test('an owner has every permission, and a viewer only those that are granted', () => {
    for (const wanted of permissions) expect(isAllowed('owner', [], wanted)).toBe(true);
    expect(isAllowed('viewer', rolePermissions.viewer, 'contacts')).toBe(false);
    expect(isAllowed('viewer', ['contacts'], 'contacts')).toBe(true);
  });

  test('only the owner has the billing permission by default', () => {
    expect(roles.filter((role) => rolePermissions[role].includes('billing'))).toEqual(['owner']);
  });

  test('Friendly and Daily set the creativity, Professional leaves it', () => {
    expect(creativityAfter('Friendly', 0.2)).toBe(0.5);
    expect(creativityAfter('Daily', 0.2)).toBe(0.75);
    expect(creativityAfter('Professional', 0.2)).toBe(0.2);
  });

  test.each(['a@b.example', 'first.last+tag@mail.example.co.il', 'דנה@דוגמה.example'])(
    '%s is an email address',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each(['', 'a', 'a@b', '@b.example', 'a@b@c.example', 'a b@c.example', 'a@b..example', 'a@.example'])(
    '%j isn’t an email address',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe('other rules', () => {
  test('every country has a name and is listed once', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(countryCodes.filter((code) => !names.of(code.toUpperCase()))).toEqual([]);
    expect(new Set(countryCodes).size).toBe(249);
    expect(isCountryCode('IL')).toBe(true);
    expect(isCountryCode('zz')).toBe(false);
  });

  test('accepts current and former IANA time zone names only', () => {
    const names = [
      'UTC',
      'Etc/UTC',
      'Etc/GMT+3',
      'Asia/Calcutta',
      'Asia/Kolkata',
      'America/Argentina/Ushuaia',
    ];
    for (const name of [...names, ...Intl.supportedValuesOf('timeZone')])
      expect(isTimeZone(name), name).toBe(true);
    const others = ['Nowhere/Land', '+02:00', '', 'SystemV/PST8', 'Asia/Jerusalem ', '../etc/passwd'];
    // Node knows these. Databases don't know all of them, or treat them as other places.
    const short = ['AET', 'VST', 'IST', 'ACT', 'BST', 'NST', 'ART', 'CET', 'EST', 'Israel'];
    for (const name of [...others, ...short]) expect(isTimeZone(name), name).toBe(false);
  });

  test('endsAfterStart compares times with different offsets', () => {
    expect(endsAfterStart({ startTime: '2026-03-27T09:00:00+03:00', endTime: '2026-03-27T06:30:00Z' })).toBe(
      true,
    );
    expect(endsAfterStart({ startTime: '2026-03-27T09:00:00Z', endTime: '2026-03-27T09:00:00Z' })).toBe(
      false,
    );
    expect(endsAfterStart({ startTime: '2026-03-27T09:00:00Z', endTime: null })).toBe(true);
  });

  test('isKeepableTime rejects times that a database can’t store', () => {
    expect(
      ['2026-01-01', '2026-01-01T00:00:00+14:00', '1899-12-31', '2026-01-01T00:00:00-15:00'].map(
        isKeepableTime,
      ),
    ).toEqual([true, true, false, false]);
    // In UTC, the first two are in an unsupported year.
    expect(
      ['9999-12-31T23:59:59-01:00', '1900-01-01T00:00:00+14:00', '9999-12-31T23:59:59Z'].map(isKeepableTime),
    ).toEqual([false, false, true]);
  });

  test('isStorable and isStorableJson reject text that a database can’t store', () => {
    expect(['שלום 👋', 'a\u0000', '\udc00'].map(isStorable)).toEqual([true, false, false]);
    expect(
      [{ a: ['b', 1, null] }, { '\u0000': 1 }, [{ a: '\ud800' }]].map((value) => isStorableJson(value)),
    ).toEqual([true, false, false]);
    expect(isStorableJson(JSON.parse('['.repeat(5000) + ']'.repeat(5000)))).toBe(false);
  });

  test.each([
    ['a directional override', '\u202eolleh', 'olleh'],
    ['unclosed isolates and embeddings', '\u2066a\u2067b\u2068c\u202ad\u202be', 'abcde'],
    ['control characters', 'a\u0007b\u001bc\u007fd\u009be', 'abcde'],
    ['a byte order mark', '\ufeffDana', 'Dana'],
    ['line separators', 'a\u2028b\u2029c\r\nd\te', 'a b c d e'],
    ['decomposed letters', 'e\u0301', '\u00e9'],
    ['decomposed letters with an override in between', 'e\u202e\u0301', '\u00e9'],
    ['stacks of several combining marks', `x${'\u0301\u0323'.repeat(40)}`, `x${'\u0323'.repeat(5)}`],
    ['stacks of combining marks', `x${'\u0301\u200d'.repeat(40)}y`, `x${'\u0301\u200d'.repeat(5)}y`],
  ])('sanitizes %s in a line', (_, text, clean) => {
    expect(harmless(text, true)).toBe(clean);
    expect(harmless(clean, true)).toBe(clean);
  });

  test('keeps line breaks in multiline text, and all useful characters', () => {
    expect(harmless('a\r\nb\u2028\tc', false)).toBe('a\nb\n\tc');
    const useful =
      "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 שָׁלוֹם \u200eabc\u200f می\u200cخواهم กำ บิ <b>{{7*7}}</b> Robert'); drop table x;--";
    expect(harmless(useful, true)).toBe(useful.normalize('NFC'));
  });

  test('isVisible is false for invisible text and true for visible text', () => {
    const blank = ['', ' ', '\u200b', '\u200d\ufeff', '\u3164', '\u2800', '\u0301', '\u00ad', '\u{e0020}'];
    expect(blank.filter(isVisible)).toEqual([]);
    expect(['a', '👍🏽', '.', '\u200bא', '\ue000'].every(isVisible)).toBe(true);
  });
});
