import type { TranscriptTurn } from './turns.ts';

/** A place in a WebVTT file that breaks the format. */
export interface WebVttProblem {
  /** The number of the line, counted from 1. */
  line: number;
  /**
   * `header`: the file doesn't start with `WEBVTT`, so nothing was read. `time`: the times of a cue can't be read, so the
   * cue was left out. `end`: a cue ends before it starts, so its end was left out.
   */
  reason: 'header' | 'time' | 'end';
}

/** What `parseWebVtt` has read. */
export interface WebVtt {
  /** The cues, in the order of the file. A cue with several voices is a turn for each. */
  turns: TranscriptTurn[];
  /** What was left out, in the order of the file. Empty if all of it is valid. */
  problems: WebVttProblem[];
}

/**
 * Reads a WebVTT file as turns of a `Transcript`, as the W3C format defines it: voices become speakers, and `<lang>` the
 * language. Positions, styles and comments are ignored. Lines of a cue are joined, because captions are wrapped for a
 * picture. A line that starts with a dash stays on its own. It never throws: `problems` lists what it couldn't read.
 *
 * @example
 * const { turns } = useMemo(() => parseWebVtt(text), [text]);
 * <Transcript turns={turns} />
 */
export function parseWebVtt(text: string): WebVtt {
  const [first = '', ...lines] = text
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '\ufffd')
    .split(/\r\n|[\r\n]/);
  const turns: TranscriptTurn[] = [];
  const problems: WebVttProblem[] = [];
  if (!/^WEBVTT(?:[ \t]|$)/.test(first)) return { turns, problems: [{ line: 1, reason: 'header' }] };

  const ids = new Set<string>();
  /** The lines of a block before its times; the only one of them is the ID of the cue. Those of the header aren't IDs. */
  let before = ['', ''];
  let cue: Cue | undefined;

  const close = () => {
    if (cue) turns.push(...turnsIn(cue, ids));
    cue = undefined;
  };

  lines.forEach((line, index) => {
    if (line.includes('-->')) {
      close();
      const [start, end] = line.split('-->', 2).map((half) => secondsIn(half));
      const report = (reason: WebVttProblem['reason']) => problems.push({ line: index + 2, reason });
      if (start === undefined || end === undefined) {
        if (!/^NOTE\b/.test(line)) report('time');
      } else {
        if (end <= start) report('end');
        const id = before.length === 1 ? before[0] : undefined;
        cue = { id, start, end: end > start ? end : undefined, text: '' };
      }
      before = ['', ''];
    } else if (line === '') {
      close();
      before = [];
    } else if (cue) cue.text += `${line}\n`;
    else before.push(line);
  });
  close();
  return { turns, problems };
}

interface Cue {
  id: string | undefined;
  start: number;
  end: number | undefined;
  /** With tags. */
  text: string;
}

/** The seconds of the first word, such as "01:02:03.500" or "02:03.500". */
function secondsIn(text: string) {
  const found = /^\s*(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})(?:\s|$)/.exec(text);
  if (!found) return undefined;
  const [, hours = 0, minutes, seconds] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** What one voice of a cue says. */
interface Said {
  name: string;
  text: string;
  /** The languages of its words; '' where none is given. */
  languages: Set<string>;
}

/** The turns of a cue, one for each voice. The first one has its ID, unless another cue has the same. */
function turnsIn({ id, start, end, text }: Cue, ids: Set<string>): TranscriptTurn[] {
  const all: Said[] = [];
  const languages: string[] = [];
  let name = '';
  for (const [token, tag] of text.matchAll(/<([^>]*)>?|[^<]+/g)) {
    if (tag !== undefined) {
      const [, close, kind, value = ''] = /^(\/?)(\w*)\S*\s*(.*)$/s.exec(tag) ?? [];
      const annotation = decoded(value).replace(/\s+/g, ' ').trim();
      if (kind === 'v') name = close ? '' : annotation;
      if (kind === 'lang' && close) languages.pop();
      else if (kind === 'lang') languages.push(annotation);
      continue;
    }
    const last = all.at(-1);
    const said = last?.name === name ? last : { name, text: '', languages: new Set<string>() };
    if (said !== last) all.push(said);
    said.text += decoded(token);
    if (token.trim() !== '') said.languages.add(languages.at(-1) ?? '');
  }
  return all
    .map((said) => ({ ...said, text: joined(said.text) }))
    .filter((said) => said.text !== '')
    .map((said, place) => {
      const isNew = id !== undefined && place === 0 && !ids.has(id);
      if (isNew) ids.add(id);
      const [lang, other] = said.languages;
      return {
        ...(isNew && { id }),
        ...(said.name && { speaker: { name: said.name } }),
        start,
        ...(end !== undefined && { end }),
        text: said.text,
        ...(lang && other === undefined && { lang }),
      };
    });
}

/** Joins the lines of a cue, except before a dash, which marks what the next person says. */
const joined = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .reduce((all, line) => `${all}${/^[-–—]/.test(line) ? '\n' : ' '}${line}`, '')
    .trim();

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
  quot: '"',
  apos: "'",
};

/** Replaces the entities of WebVTT and numeric ones. Others stay. */
const decoded = (text: string) =>
  text.replace(/&(?:(\w+)|#(\d+|[xX][\da-fA-F]+));/g, (all, name?: string, code?: string) => {
    if (name !== undefined) return (Object.hasOwn(entities, name) && entities[name]) || all;
    const point = Number(code?.replace(/^x/i, '0x'));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
