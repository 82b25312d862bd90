import type { AudioTimeline } from '../AudioPlayer/index.ts';
import type { TranscriptTurn } from './turns.ts';

const noa = { name: 'Noa', role: 'representative' } as const;
const olga = { name: 'Olga', role: 'caller' } as const;

/** A call with times. */
export const timedTurns: TranscriptTurn[] = [
  { id: 't1', speaker: noa, start: 0, end: 4, text: 'Carmel Dental Clinic, this is Noa. How can I help?' },
  {
    id: 't2',
    speaker: olga,
    start: 4,
    end: 15,
    text: 'Hello. I have a cleaning on Tuesday at half past ten, and I cannot leave work. Is there anything later?',
  },
  {
    id: 't3',
    speaker: noa,
    start: 15,
    end: 22,
    text: 'Thursday the nineteenth is free at four in the afternoon. Shall I move it?',
  },
  {
    id: 't4',
    speaker: olga,
    start: 22,
    end: 80,
    text: 'Да, четверг подходит. Thursday is good.',
    lang: 'ru',
  },
  { id: 't5', speaker: noa, start: 80, text: 'Moved. You will get a reminder by WhatsApp the day before.' },
  { id: 't6', speaker: noa, start: 96, text: 'Anything else I can do for you?' },
];

export const untimedTurns = timedTurns.map(({ id, start, end, ...turn }) => turn);

/** Hebrew with points, English with accents, and both in one sentence. */
export const mixedTurns: TranscriptTurn[] = [
  {
    speaker: { name: 'נועה', role: 'representative' },
    start: 0,
    text: 'מרפאת כרמל, שָׁלוֹם. איך אפשר לעזור?',
    lang: 'he',
  },
  { speaker: olga, start: 4, text: 'Hello, my café is called Crème Brûlée.', lang: 'en' },
  {
    speaker: { name: 'נועה', role: 'representative' },
    start: 9,
    text: 'ביום חמישי בשעה 16:00, ליד Café Noir בחיפה. מתאים?',
    lang: 'he',
  },
  {
    speaker: { name: 'Interpreter', role: 'other' },
    start: 14,
    text: 'Thursday at four, by Café Noir.',
    lang: 'en',
  },
];

/** A two-hour call. */
export const longTurns = (count = 2000): TranscriptTurn[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `l${index}`,
    speaker: index % 2 === 0 ? noa : olga,
    start: index * 3.6,
    text: `${timedTurns[index % timedTurns.length]?.text} ${index % 100 === 99 ? 'Needle.' : ''}`.trim(),
  }));

/** A player without sound whose time is set with `goTo`. */
export function silentPlayer(
  seconds = 0,
): AudioTimeline & { goTo: (seconds: number) => void; plays: number } {
  const listeners = new Set<() => void>();
  let time = seconds;
  const goTo = (next: number) => {
    time = next;
    for (const listener of listeners) listener();
  };
  return {
    plays: 0,
    canSeek: true,
    getTime: () => time,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    seek(next) {
      if (this.canSeek) goTo(next);
      return this.canSeek;
    },
    play() {
      this.plays += 1;
    },
    goTo,
  };
}
