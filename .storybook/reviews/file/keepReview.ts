import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from '../review.ts';
import { readPicture } from './pictures.ts';

/**
 * Writes a review that `readReview` accepted into `folder`: `<date>-<reviewer>.json`, and its pictures into a folder of
 * that name. Returns the path of the file.
 *
 * @throws if another review has the name of this one
 */
export function keepReview(review: Review, folder: string): string {
  const name = `${review.date}-${slugOf(review.reviewer)}`;
  const pictures: { path: string; bytes: Uint8Array }[] = [];
  const verdicts = review.verdicts.map(({ picture, ...verdict }) => {
    const read = picture ? readPicture(picture) : undefined;
    if (!read) return verdict;
    const path = `${name}/${pictures.length + 1}.${read.extension}`;
    pictures.push({ path, bytes: read.bytes });
    return { ...verdict, picture: path };
  });
  const { version, reviewer, date } = review;
  const text = `${JSON.stringify({ version, reviewer, date, verdicts }, null, 2)}\n`;

  const file = join(folder, `${name}.json`);
  if (existsSync(file) && readFileSync(file, 'utf8') !== text)
    throw new Error(`${file} exists and has other verdicts. To replace it, delete it and ${name}/ first.`);
  mkdirSync(pictures.length > 0 ? join(folder, name) : folder, { recursive: true });
  for (const { path, bytes } of pictures) writeFileSync(join(folder, path), bytes);
  writeFileSync(file, text);
  return file;
}

/** The Latin letters and digits of a name. A name without any gets a short hash, so that two people don't share a file. */
export function slugOf(name: string) {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return slug || `reviewer-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
