import { clockTime } from '../../locale/index.ts';

/** `accent`, `neutral` and `muted` color only the name. A series color also has a marker. */
export type SpeakerColor = 'accent' | 'neutral' | 'muted' | `series${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** A person who speaks. */
export interface TranscriptSpeaker {
  name: string;
  /**
   * The color. The series colors have a marker next to the name, each with its own shape.
   * @default the next series color, in the order in which people first speak; none if only one person speaks
   */
  color?: SpeakerColor | undefined;
}

/** An uninterrupted utterance of one person. */
export interface TranscriptTurn {
  /** For `startAt`. It is also the React key, so the scroll position stays when turns are added or removed. */
  id?: string | undefined;
  /** Who speaks. Leave it out if it isn't known. */
  speaker?: TranscriptSpeaker | undefined;
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

/** The names of the speakers, in the order in which they first speak. */
export const namesOf = (turns: readonly TranscriptTurn[]) => [
  ...new Set(turns.flatMap(({ speaker }) => speaker?.name ?? [])),
];

/** The color of a speaker among all names. */
export const colorOf = ({ name, color }: TranscriptSpeaker, names: readonly string[]) =>
  color ?? (names.length > 1 ? (`series${(names.indexOf(name) % 8) + 1}` as SpeakerColor) : undefined);

/** "Noa: Shall I move it?" */
const saidBy = ({ speaker, text }: TranscriptTurn) => (speaker ? `${speaker.name}: ${text}` : text);

/** "[1:20] Noa: Shall I move it?" */
export const lineOf = (turn: TranscriptTurn, locale: string) =>
  `${Number.isFinite(turn.start) ? `[${clockTime(locale, turn.start as number)}] ` : ''}${saidBy(turn)}`;

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
    const voice = speaker && cueText(speaker.name).replaceAll('\n', ' ');
    return `${stamp(start)} --> ${stamp(until)}\n${voice ? `<v ${voice}>${words}</v>` : words}`;
  });
  const notes = turns
    .filter(({ start }) => !Number.isFinite(start))
    .map((turn) => `NOTE ${cueText(saidBy(turn))}`);
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

/** "00:01:20.000" in every language. */
function stamp(seconds: number) {
  const total = Math.max(0, Math.round(seconds * 1000));
  const hours = String(Math.floor(total / 3_600_000)).padStart(2, '0');
  return hours + new Date(total % 3_600_000).toISOString().slice(13, 23);
}
