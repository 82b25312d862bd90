import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { syncPath } from '../../database/durable/sync.ts';

/** One erasure. It names nobody: without the encryption key, `subject` can't be compared with anything. */
const Entry = z.object({
  /** The ID of the receipt. */
  id: z.guid(),
  kind: z.enum(['contact', 'organization']),
  /** The keyed hash of the erased row's ID. */
  subject: z.string(),
  erasedAt: z.iso.datetime(),
});
export type ErasureLogEntry = z.infer<typeof Entry>;

/** The list of all erasures, outside the database: a restored backup contains what they removed, and has to lose it again. */
export interface ErasureLog {
  /** Writes entries to the disk before it returns. */
  append(entries: readonly ErasureLogEntry[]): void;
  /** @throws {Error} if a line can't be read */
  read(): ErasureLogEntry[];
}

/** A list of erasures in a file, with one line of JSON for each erasure, which only grows. */
export function erasureLogIn(path: string): ErasureLog {
  const text = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  return {
    append(entries) {
      if (entries.length === 0) return;
      const isNew = !existsSync(path);
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      // A line without an end is the rest of a power cut. Its entry is written again.
      const known = text();
      const whole = known.slice(0, known.lastIndexOf('\n') + 1);
      if (whole.length < known.length) truncateSync(path, Buffer.byteLength(whole));
      const file = openSync(path, 'a', 0o600);
      try {
        writeSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      if (isNew) syncPath(dirname(path));
    },
    read: () =>
      text()
        .split('\n')
        .slice(0, -1)
        .map((line, at) => {
          try {
            return Entry.parse(JSON.parse(line));
          } catch (cause) {
            throw new Error(`Line ${at + 1} of ${path} is damaged: restore the file from a copy.`, { cause });
          }
        }),
  };
}
