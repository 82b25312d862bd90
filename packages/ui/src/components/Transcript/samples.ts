import type { AudioTimeline } from '../AudioPlayer/index.ts';
import type { TranscriptTurn } from './turns.ts';

const noa = { name: 'Noa' };
const olga = { name: 'Olga' };

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
    speaker: { name: 'נועה' },
    start: 0,
    text: 'מרפאת כרמל, שָׁלוֹם. איך אפשר לעזור?',
    lang: 'he',
  },
  { speaker: olga, start: 4, text: 'Hello, my café is called Crème Brûlée.', lang: 'en' },
  {
    speaker: { name: 'נועה' },
    start: 9,
    text: 'ביום חמישי בשעה 16:00, ליד Café Noir בחיפה. מתאים?',
    lang: 'he',
  },
  {
    speaker: { name: 'Interpreter' },
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

/** A captions file: three people, one of them in another language, and a sound that nobody makes. */
export const interview = `WEBVTT - Interview

NOTE Recorded on 19 November 2026

welcome
00:00:00.000 --> 00:00:06.000 align:start
<v Ruth Adler>Welcome to the reading room. With me are
Daniel Mizrahi and Sofia Petrova.</v>

00:00:06.000 --> 00:00:11.500
<v Daniel Mizrahi>Thank you. We restored the library’s oldest map, from 1749.</v>

00:00:11.500 --> 00:00:16.000
<v Sofia Petrova><lang ru>Это была долгая работа.</lang></v>

00:00:16.000 --> 00:00:18.000
(Laughter)

00:00:18.000 --> 00:00:25.000
<v Sofia Petrova>It took two years, Q&amp;A with the archive included.</v>

00:00:25.000 --> 00:00:29.000
<v Ruth Adler>What did you find under the varnish?</v>

00:00:29.000 --> 00:00:36.000
<v Daniel Mizrahi>A second coast, drawn by a different hand.</v>
`;

/** The same in Hebrew. */
export const interviewInHebrew = `WEBVTT

00:00.000 --> 00:06.000
<v רות אדלר>ברוכים הבאים לחדר הקריאה. איתי דניאל מזרחי וסופיה פטרובה.</v>

00:06.000 --> 00:11.500
<v דניאל מזרחי>תודה. שיקמנו את המפה העתיקה ביותר בספרייה, משנת 1749.</v>

00:11.500 --> 00:16.000
<v Sofia Petrova><lang en>It took two years, with Café Noir next door.</lang></v>

00:16.000 --> 00:18.000
(צחוק)

00:18.000 --> 00:25.000
<v רות אדלר>ומה מצאתם מתחת ללכה?</v>
`;
