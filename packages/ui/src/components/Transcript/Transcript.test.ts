import { expect, test } from 'vitest';
import { longTurns, mixedTurns, timedTurns, untimedTurns } from './samples.ts';
import { lineOf, placeOf, type TranscriptTurn, textOf, timedOf, turnAt, vttOf } from './turns.ts';
import { find, fold } from './useSearch.ts';

const at = (turns: readonly TranscriptTurn[], seconds: number) => turnAt(timedOf(turns), seconds);
const found = (text: string, query: string) => {
  const { marks } = find([fold(text)], query);
  const ends = (marks.get(0) ?? '').split(',').map(Number);
  return ends.flatMap((from, place) =>
    place % 2 === 0 && marks.has(0) ? [text.slice(from, ends[place + 1])] : [],
  );
};
const said = (text: string, start?: number, end?: number): TranscriptTurn => ({
  speaker: { name: 'Noa' },
  text,
  start,
  end,
});

test('AP-11: the current turn is the last one that has started; none before the first', () => {
  expect([0, 3.9, 4, 21, 22, 79, 80, 5000].map((time) => at(timedTurns, time))).toEqual([
    0, 0, 1, 2, 3, 3, 4, 5,
  ]);
  expect(at([said('later', 3)], 2)).toBe(-1);
  expect(at(untimedTurns, 10)).toBe(-1);
  expect(at(longTurns(), 7000)).toBe(1944);
});

test('AP-11: unsorted, simultaneous and untimed turns keep their index in the list', () => {
  const turns = [
    said('c', 20),
    said('a', 0),
    said('?'),
    said('b', 10),
    said('b too', 10),
    said('never', Number.NaN),
  ];
  expect([0, 10, 15, 20].map((time) => at(turns, time))).toEqual([1, 4, 4, 0]);
  expect(timedOf(turns).map(({ index }) => index)).toEqual([1, 3, 4, 0]);
});

test('placeOf finds a turn by ID or by second', () => {
  expect([placeOf(timedTurns, 't3'), placeOf(timedTurns, 16), placeOf(timedTurns, 'gone')]).toEqual([
    2, 2, -1,
  ]);
  expect(placeOf(timedTurns, undefined)).toBe(-1);
});

test('AP-10: search ignores case and accents in Latin and Cyrillic', () => {
  expect(found('Thursday, THURSDAY', 'thursday')).toEqual(['Thursday', 'THURSDAY']);
  expect(found('my café is Crème Brûlée', 'creme brulee')).toEqual(['Crème Brûlée']);
  expect(found('a cafe\u0301.', 'CAFÉ')).toEqual(['cafe\u0301']);
  expect(found('Всё хорошо', 'все')).toEqual(['Всё']);
  expect(found('Мой дом, мои дома', 'МОИ')).toEqual(['мои']);
  expect(found('Мой дом, мои дома', 'мой')).toEqual(['Мой']);
});

test('AP-10: search ignores Hebrew points and direction marks', () => {
  expect(found('מרפאת כרמל, שָׁלוֹם. איך', 'שלום')).toEqual(['שָׁלוֹם']);
  expect(found('שלום לכם', 'שָׁלוֹם')).toEqual(['שלום']);
  expect(found('בית־ספר', 'בית-ספר')).toEqual(['בית־ספר']);
  expect(found('ליד \u2066Café Noir\u2069 בחיפה', 'cafe noir בחיפה')).toEqual(['Café Noir\u2069 בחיפה']);
});

test('AP-10: search finds every match once, in order, and nothing for spaces', () => {
  const { all, marks } = find(['aba aba', 'c', 'ABA'].map(fold), 'aba');
  expect(all).toEqual([
    { index: 0, nth: 0 },
    { index: 0, nth: 1 },
    { index: 2, nth: 0 },
  ]);
  expect([...marks]).toEqual([
    [0, '0,3,4,7'],
    [2, '0,3'],
  ]);
  expect(find([fold('a b')], '  ').all).toEqual([]);
});

test('offsets stay correct when folding makes letters longer', () => {
  expect(found('İstanbul, ﬁne, 𝐁old', 'stanbul')).toEqual(['stanbul']);
  expect(found('ﬁne day', 'day')).toEqual(['day']);
  expect(found('😀😀 day', 'day')).toEqual(['day']);
});

test('AP-13: the text has one line per turn, with its time if it has one', () => {
  expect(textOf(timedTurns.slice(0, 1), 'en')).toBe(
    '[0:00] Noa: Carmel Dental Clinic, this is Noa. How can I help?\n',
  );
  expect(lineOf(said('Hello'), 'en')).toBe('Noa: Hello');
  expect(textOf(mixedTurns, 'he').split('\n')).toHaveLength(mixedTurns.length + 1);
});

test('AP-13: captions have cues in order of time, with voice and language tags', () => {
  const vtt = vttOf([said('second', 5, 7.25), { ...said('שלום', 0), lang: 'he' }, said('last', 3725.0004)]);
  expect(vtt).toBe(
    [
      'WEBVTT',
      '00:00:00.000 --> 00:00:05.000\n<v Noa><lang he>שלום</lang></v>',
      '00:00:05.000 --> 00:00:07.250\n<v Noa>second</v>',
      '01:02:05.000 --> 01:02:10.000\n<v Noa>last</v>\n',
    ].join('\n\n'),
  );
});

test('AP-13: cue and tag syntax is escaped, and turns without a time are notes', () => {
  const odd = { ...said('1 < 2 & 3\n\n--> 4', 0, 1), speaker: { name: 'R&D <b>' } };
  expect(vttOf([odd, said('no\n\ntime -->')])).toBe(
    'WEBVTT\n\nNOTE Noa: no\ntime --&gt;\n\n00:00:00.000 --> 00:00:01.000\n<v R&amp;D &lt;b&gt;>1 &lt; 2 &amp; 3\n--&gt; 4</v>\n',
  );
});

test('AP-13: a cue never ends before it starts', () => {
  expect(vttOf([said('a', 5, 3), said('b', 5)])).toContain('00:00:05.000 --> 00:00:10.000\n<v Noa>a');
});
