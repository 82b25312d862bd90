import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RecordingType } from '@console/contract/rules';

/** A sound can't be stored. */
export class SoundRefused extends Error {
  override name = 'SoundRefused';
  readonly why: 'too-large' | 'type';
  constructor(why: 'too-large' | 'type') {
    super(
      why === 'type' ? 'The bytes are not a recording of an accepted type' : 'The recording is too large',
    );
    this.why = why;
  }
}

/** A sound that was received, under a temporary name. */
export interface ReceivedSound {
  /** The name that it is going to have. */
  fileName: string;
  type: RecordingType;
  size: number;
  /** SHA-256, in hex. */
  digest: string;
  /** Gives it its name. */
  keep(): Promise<void>;
  /** Removes it, whatever name it has. */
  discard(): Promise<void>;
}

const endings: Readonly<Record<RecordingType, string>> = {
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/ogg': '.ogg',
  'audio/mp4': '.m4a',
};

/** The number of bytes from which a type is recognized. */
const headLength = 12;

/** The type of a sound by its first bytes, because a name or header can state anything. */
export function typeOfSound(head: Buffer): RecordingType | undefined {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'audio/wav';
  if (text(0, 4) === 'OggS') return 'audio/ogg';
  if (text(4, 8) === 'ftyp') return 'audio/mp4';
  const isFrame = head.length >= headLength && head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2;
  return text(0, 3) === 'ID3' || isFrame ? 'audio/mpeg' : undefined;
}

const incoming = 'incoming-';
const hour = 3_600_000;

/**
 * Stores a sound in a folder while it arrives. The source is never destroyed.
 *
 * @param most the maximum number of bytes
 * @throws {SoundRefused} if it is too large or not a sound; then nothing is stored
 */
export async function receiveSound(source: Readable, folder: string, most: number): Promise<ReceivedSound> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const temporary = join(folder, `${incoming}${id}`);
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > most) return done(new SoundRefused('too-large'));
      if (head.length < headLength) {
        head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
        if (head.length === headLength && !typeOfSound(head)) return done(new SoundRefused('type'));
      }
      done(null, chunk);
    },
  });
  try {
    // A refused request stays open, so that it can be answered.
    const bytes = source.iterator({ destroyOnReturn: false });
    await pipeline(bytes, check, createWriteStream(temporary, { mode: 0o600, flags: 'wx' }));
    const type = typeOfSound(head);
    if (!type) throw new SoundRefused('type');
    const fileName = `${id}${endings[type]}`;
    const final = join(folder, fileName);
    return {
      ...{ fileName, type, size, digest: hash.digest('hex') },
      keep: () => rename(temporary, final),
      discard: () => Promise.all([temporary, final].map((path) => rm(path, { force: true }))).then(() => {}),
    };
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes sounds that were arriving when a server died. */
export async function removeAbandonedSounds(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(incoming)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - hour) await rm(path, { force: true });
  }
}
