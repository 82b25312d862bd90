import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../docs/performance.md');

/** Writes figures to docs/performance.md, between `<!-- mark -->` and `<!-- end of mark -->`. */
export function writeFigures(mark: string, figures: string) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const page = readFileSync(file, 'utf8');
  if (!page.includes(begin) || !page.includes(end)) throw new Error(`${file} lacks ${begin} or ${end}.`);
  const [before] = page.split(begin);
  const [, after = ''] = page.split(end);
  writeFileSync(file, `${before}${begin}\n${figures}\n${end}${after}`);
}
