import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Business, RecordedCall, SpokenLine } from '../src/demo/business.ts';
import { bakery } from '../src/demo/businesses/bakery.ts';
import { clinic } from '../src/demo/businesses/clinic.ts';
import { garage } from '../src/demo/businesses/garage.ts';
import { studio } from '../src/demo/businesses/studio.ts';

/*
 * Synthesizes the recorded conversations of the demo. Writes an audio file for each to `recordings/`, and a JSON file
 * with its duration and its transcript with the start of each turn. The same texts produce the same files.
 *
 *   node packages/server/scripts/makeRecordings.ts
 *
 * Requires three Debian packages: espeak-ng, sox and libsox-fmt-mp3.
 */
const folder = join(import.meta.dirname, '..', 'recordings');
const RATE = 16_000;
/** In kbit/s. The digit after the point is the encoder's quality; 0 is the best. */
const BIT_RATE = '24.0';

interface Voice {
  name: string;
  /** From 0 to 99. */
  pitch: number;
  /** Words per minute. */
  speed: number;
}

/** The voices of each language. Consecutive callers of a language sound a little different. */
const voices: Record<Business['language'], { r: Voice; c: readonly Voice[] }> = {
  en: {
    r: { name: 'en-us+f5', pitch: 50, speed: 182 },
    c: [
      { name: 'en-us+edward', pitch: 42, speed: 176 },
      { name: 'en-us+m6', pitch: 44, speed: 172 },
      { name: 'en-us+m5', pitch: 38, speed: 180 },
    ],
  },
  he: {
    r: { name: 'he+m6', pitch: 44, speed: 205 },
    c: [
      { name: 'he+f2', pitch: 54, speed: 196 },
      { name: 'he+f5', pitch: 50, speed: 192 },
    ],
  },
  ru: {
    r: { name: 'ru+f5', pitch: 50, speed: 176 },
    c: [
      { name: 'ru+edward', pitch: 42, speed: 170 },
      { name: 'ru+m6', pitch: 40, speed: 166 },
    ],
  },
};

/** English words that the synthesizer mispronounces, in its phoneme notation. */
const names: Record<string, string> = {
  Itai: "[[i:t'aI]]",
  Adi: "[['A:di]]",
  Lior: "[[li'o@]]",
  Avraham: "[[avr@h'A:m]]",
  Levinsky: "[[l@v'Inski]]",
  Pilates: "[[pIl'A:ti:z]]",
  pilates: "[[pIl'A:ti:z]]",
  challah: "[[h'A:l@]]",
};

/** The synthesizer's phonemes for Hebrew; see `clinicCalls.ts`. */
const hebrew: Record<string, string> = { kh: 'X', sh: 'S', "'": '?', r: 'Q"', y: 'j', '*': "'" };

/** Seconds before the first word, after the last, and between turns. Pauses vary, as people's do. */
const LEAD = 0.5;
const TAIL = 0.4;
const pauses = [0.5, 0.3, 0.6, 0.4, 0.5];
/** The delay of an MP3 encoder and decoder together: 1105 samples. In seconds. */
const DELAY = 1105 / RATE;

/** The frequency band of a telephone, wide enough to sound pleasant. */
const telephone = ['highpass', '180', 'lowpass', '-2', '3800'];

function main(): void {
  const missing = missingPackages();
  if (missing.length > 0) {
    process.stderr.write(`Install what speaks and encodes first: apt-get install ${missing.join(' ')}\n`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), 'console-recordings-'));
  try {
    for (const { language, recorded } of [bakery, studio, clinic, garage]) {
      for (const [index, call] of recorded.entries()) {
        const { r, c } = voices[language];
        process.stdout.write(`${record(call, { r, c: c[index % c.length] ?? r }, scratch)}\n`);
      }
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function record({ name, lines }: RecordedCall, cast: Record<'r' | 'c', Voice>, scratch: string): string {
  const parts = lines.map((line, index) => {
    const part = join(scratch, `${name}-${index}.wav`);
    return { part, ...speak(line, cast[line[0]], pauses[index % pauses.length] ?? TAIL, part) };
  });
  let clock = LEAD + DELAY;
  const turns = lines.map(([who, content], index) => {
    const start = Math.round(clock * 100) / 100;
    clock += parts[index]?.length ?? 0;
    return { speaker: who === 'r' ? 'representative' : 'caller', start, content };
  });
  // Whole seconds, as calls are counted.
  const duration = Math.ceil(clock + TAIL);
  const sound = join(folder, `${name}.mp3`);
  const length = ['pad', `${LEAD}`, '2', 'trim', '0', `${duration - DELAY}`];
  const files = parts.map(({ part }) => part);
  run('sox', ['-R', ...files, '-C', BIT_RATE, sound, ...telephone, 'norm', '-2', ...length]);
  const { size } = statSync(sound);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ duration, size, turns }, undefined, 2)}\n`);
  return `${name}: ${duration} s, ${size} bytes, ${turns.length} turns`;
}

/** Writes one spoken line to a file, without surrounding silence but with the following pause. Returns seconds. */
function speak(
  [, content, sound]: SpokenLine,
  voice: Voice,
  pause: number,
  file: string,
): { length: number } {
  const { name, pitch, speed } = voice;
  const text = sound ? phonemes(sound) : content.replace(/\p{L}+/gu, (word) => names[word] ?? word);
  const raw = `${file}.raw.wav`;
  run('espeak-ng', ['-v', name, '-p', `${pitch}`, '-s', `${speed}`, '-w', raw, text]);
  const trim = ['silence', '1', '0.02', '0.4%', 'reverse'];
  const level = ['norm', '-8', 'compand', '0.01,0.15', '-60,-60,-30,-20,-10,-9,0,-6', 'norm', '-6'];
  run('sox', ['-R', raw, '-r', `${RATE}`, file, ...trim, ...trim, ...level, 'pad', '0', `${pause}`]);
  return { length: Number(run('soxi', ['-s', file])) / RATE };
}

/** Converts Hebrew in Latin letters to phonemes. */
function phonemes(text: string): string {
  return text.replace(/[a-záéíóú']+/g, (word) => {
    const vowels = [...word.matchAll(/[aeiou]/g)];
    const last = vowels.length > 1 ? vowels.at(-1)?.index : undefined;
    const accent = word.search(/[áéíóú]/);
    const stress = accent >= 0 ? accent : last;
    const marked = stress === undefined ? word : `${word.slice(0, stress)}*${word.slice(stress)}`;
    const plain = marked.normalize('NFD').replace(/\u0301/g, '');
    return `[[${plain.replace(/kh|sh|['ry*]/g, (letter) => hebrew[letter] ?? letter)}]]`;
  });
}

function missingPackages(): string[] {
  const formats = spawnSync('sox', ['--help'], { encoding: 'utf8' }).stdout ?? '';
  return [
    ...(spawnSync('espeak-ng', ['--version']).error ? ['espeak-ng'] : []),
    ...(formats ? [] : ['sox']),
    ...(/\bmp3\b/.test(formats) ? [] : ['libsox-fmt-mp3']),
  ];
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`);
  return stdout;
}

main();
