import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interview, mixedTurns, timedTurns } from './samples.ts';
import { colorOf, namesOf, vttOf } from './turns.ts';
import { parseWebVtt } from './webVtt.ts';

/** The turns of a file with these lines after its first one. */
const read = (...lines: string[]) => parseWebVtt(['WEBVTT', '', ...lines].join('\n'));
/** The turns of a cue with this text. */
const turnsOf = (text: string) => read('00:01.000 --> 00:02.000', text).turns;
const textOf = (text: string) => turnsOf(text).map((turn) => turn.text);

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
  expect(textOf('We moved\nit to Friday.')).toEqual(['We moved it to Friday.']);
  expect(textOf('- Tea?\n - Please.')).toEqual(['- Tea?\n- Please.']);
});

test('tags and times inside a cue are removed, entities are replaced, and others stay', () => {
  expect(
    textOf('<c.yellow><b>Q&amp;A</b></c> <00:01.500>1 &lt; 2&nbsp;&#39;&#x2713;&#39; &copy; &constructor;'),
  ).toEqual(["Q&A 1 < 2\u00a0'✓' &copy; &constructor;"]);
  expect(textOf('&#1114112; <unclosed')).toEqual(['\ufffd']);
});

test('the language of a turn is that of all its words', () => {
  expect(turnsOf('<v Noa><lang he>שלום</lang></v>')[0]).toMatchObject({ lang: 'he', text: 'שלום' });
  expect(turnsOf('Say <lang he>שלום</lang>')[0]).not.toHaveProperty('lang');
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
