import { expect, test } from 'vitest';
import { excerptOf, fold } from './excerpt.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test('a short text is its own excerpt, with line breaks collapsed', () => {
  expect(excerptOf('Do you have\n  rye bread?', 'RYE')).toBe('Do you have rye bread?');
});

test('a long text is cut between words on both sides of the match', () => {
  const excerpt = excerptOf(`${words(60, 'before')} the Needle here ${words(60, 'after')}`, 'needle');
  expect(excerpt).toMatch(/^…before (before )*the Needle here (after )*after…$/);
  expect(excerpt.length).toBeGreaterThan(130);
  expect(excerpt.length).toBeLessThanOrEqual(162);
});

test('a text with the match at its start or end is cut on the other side only', () => {
  expect(excerptOf(`needle ${words(60, 'after')}`, 'needle')).toMatch(/^needle (after )*after…$/);
  expect(excerptOf(`${words(60, 'before')} needle`, 'needle')).toMatch(/^…before (before )*needle$/);
});

test('matching ignores niqqud and accents, and the excerpt keeps them', () => {
  const text = `${words(60, 'רגע')} שָׁלוֹם לָכֶם ${words(60, 'תודה')}`;
  expect(excerptOf(text, 'שלום לכם')).toContain(' שָׁלוֹם לָכֶם ');
  expect(excerptOf('שלום לכם', 'שָׁלוֹם')).toBe('שלום לכם');
  expect(excerptOf(`${words(60, 'тест')} ЁЛКА ${words(60, 'тест')}`, 'елка')).toContain(' ЁЛКА ');
  expect(excerptOf(`${words(60, 'test')} JOSÉ Jose\u0301 ${words(60, 'test')}`, 'jose jose')).toContain(
    ' JOSÉ Jose\u0301 ',
  );
  expect(fold('Мой Ё')).toBe('мой е');
  expect(fold('ְִ')).toBe('');
});

test('a text without spaces is also cut, but never inside a surrogate pair', () => {
  for (let shift = 0; shift < 4; shift += 1) {
    const text = `${'x'.repeat(shift)}${'😀'.repeat(300)}needle${'😀'.repeat(300)}`;
    const excerpt = excerptOf(text, 'needle');
    expect(excerpt).toContain('needle');
    expect(excerpt.isWellFormed()).toBe(true);
    expect(excerpt.length).toBeLessThan(170);
  }
});

test('an excerpt has a maximum length even for very long words', () => {
  const long = 'שָׁ'.repeat(190);
  expect(excerptOf(`${long} ${long}`, 'ש'.repeat(190)).length).toBeLessThanOrEqual(402);
});
