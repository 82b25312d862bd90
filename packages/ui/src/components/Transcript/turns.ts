import { clockTime } from '../../locale/index.ts';

/** An uninterrupted utterance of one person. */
export interface TranscriptTurn {
  /** For `startAt`. It is also the React key, so the scroll position stays when turns are added or removed. */
  id?: string | undefined;
  speaker: {
    name: string;
    /** The name of a representative has the accent color. */
    role: 'representative' | 'caller' | 'other';
  };
  /** Seconds from the start of the recording. Without it the turn has no time and is never current. */
  start?: number | undefined;
  /** Seconds from the start of the recording. @default the start of the next turn */
  end?: number | undefined;
  text: string;
  /** The language of the text, such as `he`, if it isn't that of the page (WCAG 3.1.2). */
  lang?: string | undefined;
  /** Direction of the text. @default that of its first letter */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** A turn with a time, and its index in the list. */
export interface TimedTurn {
  index: number;
  start: number;
}

/** Turns sorted by time, stable for equal times. The input might be unsorted, since speech overlaps. */
export function timedOf(turns: readonly TranscriptTurn[]): TimedTurn[] {
  return turns
    .flatMap(({ start }, index) => (Number.isFinite(start) ? [{ index, start: start as number }] : []))
    .sort((one, other) => one.start - other.start);
}

/** The index of the last turn that has started at a time, by binary search; -1 before the first. */
export function turnAt(timed: readonly TimedTurn[], seconds: number) {
  let [low, high] = [0, timed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timed[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return timed[low - 1]?.index ?? -1;
}

/** The index of the turn with an ID, or of the turn at a second; -1 if there is none. */
export function placeOf(turns: readonly TranscriptTurn[], at: string | number | undefined) {
  if (at === undefined) return -1;
  return typeof at === 'number' ? turnAt(timedOf(turns), at) : turns.findIndex(({ id }) => id === at);
}

/** "[1:20] Noa: Shall I move it?" */
export const lineOf = ({ speaker, start, text }: TranscriptTurn, locale: string) =>
  `${Number.isFinite(start) ? `[${clockTime(locale, start as number)}] ` : ''}${speaker.name}: ${text}`;

/** A transcript as text: one line for each turn. */
export const textOf = (turns: readonly TranscriptTurn[], locale: string) =>
  turns.map((turn) => `${lineOf(turn, locale)}\n`).join('');

/** Duration in seconds of a last cue without an end. */
const lastCue = 5;

/**
 * A transcript as captions (WebVTT). Cues are in order of time, as the format requires. Turns without a time are notes
 * instead of cues.
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

/** Escapes tags and arrows, and removes blank lines, which would end the cue. */
const cueText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*[\r\n]+\s*/g, '\n')
    .trim();

const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** "00:01:20.000" in every language. */
function stamp(seconds: number) {
  const total = Math.max(0, Math.round(seconds * 1000));
  const [hours, minutes] = [Math.floor(total / 3_600_000), Math.floor(total / 60_000) % 60];
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(Math.floor(total / 1000) % 60, 2)}.${digits(total % 1000, 3)}`;
}
