import { clockTime } from '../../locale/index.ts';

/** What one person said without being interrupted. */
export interface TranscriptTurn {
  /** For `startAt`; it also keeps the place in the page when turns come or go. */
  id?: string;
  speaker: {
    name: string;
    /** Whoever answers for the organization stands in the accent colour. */
    role: 'representative' | 'caller' | 'other';
  };
  /** Seconds from the beginning of the recording. Without it the turn has no time, and is never marked as current. */
  start?: number | undefined;
  /** Seconds; without it a turn lasts until the next one starts. */
  end?: number | undefined;
  text: string;
  /** The language of the text, such as `he`, when it is not that of the page (WCAG 3.1.2). */
  lang?: string | undefined;
  /** Which way the text runs. @default as its first letter */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** A turn that has a time, and its place in the list. */
export interface TimedTurn {
  index: number;
  start: number;
}

/** Turns by time, in the order given where times are equal: speech overlaps, and not every list is sorted. */
export function timedOf(turns: readonly TranscriptTurn[]): TimedTurn[] {
  return turns
    .flatMap(({ start }, index) => (Number.isFinite(start) ? [{ index, start: start as number }] : []))
    .sort((one, other) => one.start - other.start);
}

/** The place in the list of the last turn that started by a time, found in a few steps; -1 before the first. */
export function turnAt(timed: readonly TimedTurn[], seconds: number) {
  let [low, high] = [0, timed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timed[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return timed[low - 1]?.index ?? -1;
}

/** The place in the list of a turn's id, or of what is said at a second; -1 when there is none. */
export function placeOf(turns: readonly TranscriptTurn[], at: string | number | undefined) {
  if (at === undefined) return -1;
  return typeof at === 'number' ? turnAt(timedOf(turns), at) : turns.findIndex(({ id }) => id === at);
}

/** "[1:20] Noa: Shall I move it?" */
export const lineOf = ({ speaker, start, text }: TranscriptTurn, locale: string) =>
  `${Number.isFinite(start) ? `[${clockTime(locale, start as number)}] ` : ''}${speaker.name}: ${text}`;

/** A transcript to read: one line for each turn. */
export const textOf = (turns: readonly TranscriptTurn[], locale: string) =>
  turns.map((turn) => `${lineOf(turn, locale)}\n`).join('');

/** A cue without an end, and with no other after it, stays this many seconds. */
const lastCue = 5;

/**
 * A transcript as captions (WebVTT). Cues stand by time, as the format asks; turns without a time have no cue, and
 * stay in the file as notes.
 */
export function vttOf(turns: readonly TranscriptTurn[]) {
  const timed = timedOf(turns);
  const cues = timed.map(({ index, start }, place) => {
    const { end, speaker, text, lang } = turns[index] as TranscriptTurn;
    const next = timed.slice(place + 1).find((other) => other.start > start)?.start;
    const until = end !== undefined && end > start ? end : (next ?? start + lastCue);
    const words = lang === undefined ? cueText(text) : `<lang ${cueText(lang)}>${cueText(text)}</lang>`;
    return `${stamp(start)} --> ${stamp(until)}\n<v ${cueText(speaker.name).replaceAll('\n', ' ')}>${words}</v>`;
  });
  const notes = turns
    .filter(({ start }) => !Number.isFinite(start))
    .map(({ speaker, text }) => `NOTE ${cueText(`${speaker.name}: ${text}`)}`);
  return `${['WEBVTT', ...notes, ...cues].join('\n\n')}\n`;
}

/** What would begin a tag or an arrow is escaped; a blank line would end the cue. */
const cueText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*[\r\n]+\s*/g, '\n')
    .trim();

const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** "00:01:20.000", whatever the language. */
function stamp(seconds: number) {
  const total = Math.max(0, Math.round(seconds * 1000));
  const [hours, minutes] = [Math.floor(total / 3_600_000), Math.floor(total / 60_000) % 60];
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(Math.floor(total / 1000) % 60, 2)}.${digits(total % 1000, 3)}`;
}
