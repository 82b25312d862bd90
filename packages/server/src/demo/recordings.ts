import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import bakeryCake from '../../recordings/bakery-cake.json' with { type: 'json' };
import bakeryFriday from '../../recordings/bakery-friday.json' with { type: 'json' };
import bakeryPlatters from '../../recordings/bakery-platters.json' with { type: 'json' };
import clinicCleaning from '../../recordings/clinic-cleaning.json' with { type: 'json' };
import clinicPrices from '../../recordings/clinic-prices.json' with { type: 'json' };
import garageBrakes from '../../recordings/garage-brakes.json' with { type: 'json' };
import garageOil from '../../recordings/garage-oil.json' with { type: 'json' };
import studioLesson from '../../recordings/studio-lesson.json' with { type: 'json' };
import type { TranscriptTurn } from '../database/schema.ts';

/** The metadata of the recordings from `scripts/makeRecordings.ts`, by name. */
const measured = new Map(
  Object.entries({
    'bakery-cake': bakeryCake,
    'bakery-friday': bakeryFriday,
    'bakery-platters': bakeryPlatters,
    'clinic-cleaning': clinicCleaning,
    'clinic-prices': clinicPrices,
    'garage-brakes': garageBrakes,
    'garage-oil': garageOil,
    'studio-lesson': studioLesson,
  }),
);

interface Sound {
  /** In full seconds. */
  duration: number;
  /** In bytes. */
  size: number;
  transcript: TranscriptTurn[];
}

/** The metadata of a recording. */
export function soundOf(name: string): Sound {
  const sound = measured.get(name);
  if (!sound) throw new RangeError(`There is no recording named ${name}.`);
  const transcript = sound.turns.map(
    ({ speaker, start, content }): TranscriptTurn => ({
      speaker: speaker === 'caller' ? 'caller' : 'representative',
      start,
      content,
    }),
  );
  return { duration: sound.duration, size: sound.size, transcript };
}

/**
 * Copies missing demo recordings to the folder from which recordings are served. An interrupted copy doesn't leave a
 * partial recording behind.
 *
 * @param from the folder `recordings` of this package
 */
export async function placeDemoRecordings(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) {
    const target = join(to, name);
    if (!name.endsWith('.mp3') || existsSync(target)) continue;
    const copy = join(to, `${name}.${randomUUID()}`);
    await copyFile(join(from, name), copy);
    await chmod(copy, 0o600);
    await rename(copy, target);
  }
}
