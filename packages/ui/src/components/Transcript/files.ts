import { clockTime } from '../../locale/index.ts';
import { type TranscriptTurn, timedOf } from './model.ts';

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

/** Hands a text to the browser as a file. */
export function save(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Puts a text on the clipboard, by the old way where the new one is missing or refused; false when both are. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Pages without https have no clipboard: there a text is selected and copied as a person would do it. */
function copyByHand(text: string) {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside the dialog that may hold the rest of the page inert.
  (before?.parentElement ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isDone;
}
