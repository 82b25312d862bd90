import { announce } from '../../announcer/index.ts';
import { type Chart, type Point, reduceToColumns, valueAt } from '../LineChart/index.ts';
import { useStrings } from './LineChartSound.strings.ts';

/** What is played, and who is told. */
export interface SoundOptions {
  context: AudioContext;
  /** Stops the sound. */
  signal: AbortSignal;
  /** The series that is played first. */
  line: number;
  /** The date from which it is played; `null` or the last date plays all. */
  from: number | null;
  /** Called with each point that is heard. */
  onPoint: (point: Point) => void;
}

/** A tone, or `null` for a silent gap. */
interface Tone extends Point {
  /** In Hz. */
  pitch: number | null;
  /** From -1 (left) to 1 (right). */
  pan: number;
}

/** The lowest tone, A3, in Hz, and the octaves above it. */
const [lowestPitch, octaves] = [220, 1.5];

/** A series takes about as long as this, in seconds, but each tone lasts long enough to be heard on its own. */
const [usualLength, shortestTone, longestTone] = [6, 0.045, 0.25];

/** Time for a screen reader to begin with the name of a series, in seconds. */
const pause = 1.2;

/** The number of columns of a long series. Each has two tones at most, its lowest and its highest value. */
const columns = 100;

/** The tones of a series from a date on. All series have the same scale, so that they can be compared. */
export function tonesOf({ lines, facts, left, dates }: Chart, line: number, from: number | null): Tone[] {
  const ends = facts.flatMap((one) => one?.ends ?? []);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const start = from === null || from >= dates.length - 1 ? 0 : from;
  const { values = [] } = lines[line] ?? {};
  const part = Array.from({ length: values.length - start }, (_, index) => valueAt(values, start + index));
  return reduceToColumns(part, columns).map(({ index, value }) => ({
    line,
    index: start + index,
    pitch:
      value === null
        ? null
        : lowestPitch * 2 ** (octaves * (most === least ? 0.5 : (value - least) / (most - least))),
    pan: left(start + index) / 50 - 1,
  }));
}

/** Plays the series one after the other, beginning with the chosen one. Resolves when it ended or was stopped. */
export async function playChart(chart: Chart, title: string, options: SoundOptions) {
  const { context, signal, line: chosen, from, onPoint } = options;
  const strings = useStrings.in(chart.locale);

  for (let turn = 0; turn < chart.lines.length && !signal.aborted; turn += 1) {
    const line = (chosen + turn) % chart.lines.length;
    const tones = tonesOf(chart, line, from);
    const facts = chart.facts[line];
    const first = tones[0];
    if (!facts || !first) continue;
    const name = chart.hasMany ? (chart.lines[line]?.series.label ?? '') : title;
    const range = chart.date.range(first.index, chart.dates.length - 1);
    const [lowest, highest] = facts.ends.map(chart.value) as [string, string];
    announce(
      turn === 0
        ? strings.playing({ name, range, lowest, highest })
        : strings.next({ name, lowest, highest }),
    );
    await playTones(context, tones, signal, onPoint);
  }
}

/** Plays tones in one oscillator. The times are those of the audio clock, which no other work delays. */
function playTones(
  context: AudioContext,
  tones: Tone[],
  signal: AbortSignal,
  onPoint: (point: Point) => void,
) {
  const length = Math.min(longestTone, Math.max(shortestTone, usualLength / tones.length));
  const begin = context.currentTime + pause;
  const oscillator = new OscillatorNode(context, { type: 'triangle' });
  const gain = new GainNode(context, { gain: 0 });
  const panner = new StereoPannerNode(context);
  oscillator.connect(gain).connect(panner).connect(context.destination);
  tones.forEach(({ pitch, pan }, index) => {
    const at = begin + index * length;
    panner.pan.setValueAtTime(pan, at);
    if (pitch !== null) oscillator.frequency.setValueAtTime(pitch, at);
    // Short ramps, because a sudden end clicks.
    gain.gain.setTargetAtTime(pitch === null ? 0 : loudness, at, 0.005);
    gain.gain.setTargetAtTime(0, at + length * 0.8, 0.005);
  });
  oscillator.start(begin);
  oscillator.stop(begin + tones.length * length + 0.05);

  return new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const tone = tones[Math.floor((context.currentTime - begin) / length)];
      if (tone) onPoint({ line: tone.line, index: tone.index });
    }, 50);
    const end = () => {
      clearInterval(timer);
      resolve();
    };
    oscillator.addEventListener('ended', end, { once: true });
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Quiet enough to hear a screen reader over it. */
const loudness = 0.2;
