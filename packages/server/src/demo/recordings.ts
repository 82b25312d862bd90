import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables, TranscriptTurn } from '../database/schema.ts';
import { idFor } from './random.ts';

const RATE = 8_000;
const HEADER = 44;
/** The pitch of each voice, in hertz. */
const pitches = { representative: 210, caller: 130 };

/**
 * Writes the sounds of the demonstration's recordings into a folder, those that are not there yet. They are
 * hums in two voices that follow the transcript, so that the player and its timeline have something to play.
 */
export async function writeDemoRecordings(db: Kysely<Tables>, folder: string): Promise<void> {
  const calls = await db
    .selectFrom('sessions')
    .innerJoin('recordings', 'recordings.id', 'sessions.recording_id')
    .select(['sessions.id', 'recordings.id as recording', 'file_name', 'duration', 'transcript'])
    .execute();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { id, recording, file_name, duration, transcript } of calls) {
    const path = join(folder, file_name);
    const isOurs = recording === idFor(`${id}/recording`);
    if (isOurs && !existsSync(path))
      await writeFile(path, hum(duration ?? 0, transcript ?? []), { mode: 0o600 });
  }
}

/** A WAV file of one channel with 8,000 samples of 8 bits a second. */
export function hum(seconds: number, turns: readonly TranscriptTurn[]): Buffer {
  const length = seconds * RATE;
  const file = Buffer.alloc(HEADER + length, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(length, 40);
  for (const [index, { start = 0, speaker = 'caller' }] of turns.entries()) {
    const end = (turns[index + 1]?.start ?? seconds) - 0.5;
    for (let at = Math.round(start * RATE); at < Math.min(end * RATE, length); at += 1) {
      file.writeUInt8(128 + Math.round(voice(at / RATE, pitches[speaker])), HEADER + at);
    }
  }
  return file;
}

/** One sample of a hum: a tone with an overtone, in syllables of a quarter of a second. */
function voice(second: number, pitch: number): number {
  const syllable = Math.sin(Math.PI * 4 * second) ** 2;
  const tone = Math.sin(2 * Math.PI * pitch * second) + 0.4 * Math.sin(4 * Math.PI * pitch * second);
  return 22 * syllable * tone;
}
