import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interview, longTurns, mixedTurns, timedTurns, untimedTurns } from './samples.ts';
import {
  colorOf,
  lineOf,
  namesOf,
  placeOf,
  type TranscriptTurn,
  textOf,
  timedOf,
  turnAt,
  vttOf,
} from './turns.ts';
import { find, fold } from './useSearch.ts';
import { parseWebVtt } from './webVtt.ts';

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

/** The turns of a file with these lines after its first one. */
const read = (...lines: string[]) => parseWebVtt(['WEBVTT', '', ...lines].join('\n'));
/** The turns of a cue with this text. */
const turnsOfCue = (text: string) => read('00:01.000 --> 00:02.000', text).turns;
const textsOfCue = (text: string) => turnsOfCue(text).map((turn) => turn.text);

test('each cue of a WebVTT file is a turn, with its speaker, its times in seconds and its ID', () => {
  expect(
    read(
      'intro',
      '00:00.000 --> 00:04.500 align:start position:10%',
      '<v Noa>Hello.',
      '',
      '01:02:03.250-->01:02:05.000',
      'Who is there?',
    ),
  ).toEqual({
    turns: [
      { id: 'intro', speaker: { name: 'Noa' }, start: 0, end: 4.5, text: 'Hello.' },
      { start: 3723.25, end: 3725, text: 'Who is there?' },
    ],
    problems: [],
  });
});

test('a cue with several voices is a turn for each, and only the first one has the ID', () => {
  expect(read('7', '00:01.000 --> 00:02.000', '<v.loud Noa>Tea?</v> <v Dan  Levy>Please.</v>').turns).toEqual(
    [
      { id: '7', speaker: { name: 'Noa' }, start: 1, end: 2, text: 'Tea?' },
      { speaker: { name: 'Dan Levy' }, start: 1, end: 2, text: 'Please.' },
    ],
  );
});

test('lines of a cue are joined, except before a dash', () => {
  expect(textsOfCue('We moved\nit to Friday.')).toEqual(['We moved it to Friday.']);
  expect(textsOfCue('- Tea?\n - Please.')).toEqual(['- Tea?\n- Please.']);
});

test('tags and times inside a cue are removed, entities are replaced, and others stay', () => {
  expect(
    textsOfCue(
      '<c.yellow><b>Q&amp;A</b></c> <00:01.500>1 &lt; 2&nbsp;&#39;&#x2713;&#39; &copy; &constructor;',
    ),
  ).toEqual(["Q&A 1 < 2\u00a0'✓' &copy; &constructor;"]);
  expect(textsOfCue('&#1114112; <unclosed')).toEqual(['\ufffd']);
});

test('the language of a turn is that of all its words', () => {
  expect(turnsOfCue('<v Noa><lang he>שלום</lang></v>')[0]).toMatchObject({ lang: 'he', text: 'שלום' });
  expect(turnsOfCue('Say <lang he>שלום</lang>')[0]).not.toHaveProperty('lang');
});

test('comments, styles, regions and header lines are ignored', () => {
  const text = `\ufeffWEBVTT - Interview\r\nKind: captions\r\n\r\nNOTE a comment
on two lines

STYLE
::cue { color: red }

REGION
id:fred

00:01.000 --> 00:02.000
Hello.`;
  expect(parseWebVtt(text)).toEqual({ turns: [{ start: 1, end: 2, text: 'Hello.' }], problems: [] });
});

test('the times of the next cue end a cue without a blank line', () => {
  expect(
    read('00:01.000 --> 00:02.000', 'a', '00:02.000 --> 00:03.000', 'b').turns.map(({ text }) => text),
  ).toEqual(['a', 'b']);
});

test('a broken cue is left out and reported with its line, and the rest is read', () => {
  const { turns, problems } = read(
    '00:01 --> 00:02.000',
    'no milliseconds',
    '',
    '00:00:61.000 --> 00:02.000',
    'no such second',
    '',
    '00:05.000 --> 00:04.000',
    'ends too early',
    '',
    'same',
    '00:06.000 --> 00:07.000',
    'a',
    '',
    'same',
    '00:07.000 --> 00:08.000',
    'b',
    '',
    '00:09.000 --> 00:10.000',
    '',
  );
  expect(problems).toEqual([
    { line: 3, reason: 'time' },
    { line: 6, reason: 'time' },
    { line: 9, reason: 'end' },
  ]);
  expect(turns).toEqual([
    { start: 5, text: 'ends too early' },
    { id: 'same', start: 6, end: 7, text: 'a' },
    { start: 7, end: 8, text: 'b' },
  ]);
});

test('a text that isn’t WebVTT has no turns, and that is reported', () => {
  for (const text of ['', '<!doctype html>', '1\n00:00:01,000 --> 00:00:02,000\nSubRip', 'WEBVTTX'])
    expect(parseWebVtt(text)).toEqual({ turns: [], problems: [{ line: 1, reason: 'header' }] });
});

test('no text makes it throw', () => {
  const piece = fc.constantFrom(
    'WEBVTT',
    '\n',
    '\r\n',
    ' --> ',
    '00:01.000',
    '<v ',
    '<lang ',
    '</',
    '>',
    '&#',
    ';',
    'a',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' }))), (pieces) => {
      parseWebVtt(pieces.join(''));
      parseWebVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${pieces.join('')}`);
    }),
  );
});

test('AP-13: a saved captions file is read as the same turns', () => {
  const saved = [...timedTurns, ...mixedTurns].flatMap(({ id, start = 0, ...turn }) => ({ ...turn, start }));
  const again = parseWebVtt(vttOf(saved)).turns.map(({ end, ...turn }) => turn);
  const sorted = saved.toSorted((one, other) => one.start - other.start).map(({ end, ...turn }) => turn);
  expect(again).toEqual(sorted);
});

test('AP-13: any speaker and any text survive a captions file', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(words, words, fc.constantFrom(undefined, 'he', 'ru'), (name, text, lang) => {
      fc.pre(text !== '' && !name.includes('\0') && !text.includes('\0'));
      const [turn] = parseWebVtt(vttOf([{ speaker: { name }, text, lang, start: 1.25, end: 3 }])).turns;
      expect({ name: turn?.speaker?.name ?? '', text: turn?.text, lang: turn?.lang }).toEqual({
        name,
        text,
        lang,
      });
      expect([turn?.start, turn?.end]).toEqual([1.25, 3]);
    }),
  );
});

test('speakers of a file have a color each, in the order in which they first speak', () => {
  const { turns } = parseWebVtt(interview);
  const names = namesOf(turns);
  expect(names).toEqual(['Ruth Adler', 'Daniel Mizrahi', 'Sofia Petrova']);
  expect(names.map((name) => colorOf({ name }, names))).toEqual(['series1', 'series2', 'series3']);
});

test('a speaker’s own color wins, a single speaker has none, and the ninth starts again', () => {
  expect(colorOf({ name: 'Ana', color: 'accent' }, ['Ana', 'Noa'])).toBe('accent');
  expect(colorOf({ name: 'Ana' }, ['Ana'])).toBeUndefined();
  const names = [...'abcdefghi'];
  expect(colorOf({ name: 'i' }, names)).toBe('series1');
});
