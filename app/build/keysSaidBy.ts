import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /(?:from|import|import\()\s*'(\.[^']+\.tsx?)'/g;
const text = /'([\w.]+)'/g;
const begun = /`([a-z]\w*\.[\w.]*)\$\{/gi;

/**
 * The message keys that these files and all they import may say: every text that is a key, and every key that begins
 * like a template that is filled in later. Rather a word too many than one too few.
 *
 * @param isOurs leaves out files that speak for themselves
 */
export function keysSaidBy(files: readonly string[], keys: readonly string[], isOurs = (_: string) => true) {
  const known = new Set(keys);
  const said = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, name = ''] of code.matchAll(text)) if (known.has(name)) said.add(name);
    for (const [, start = ''] of code.matchAll(begun)) {
      for (const key of keys) if (key.startsWith(start)) said.add(key);
    }
    waiting.push(
      ...[...code.matchAll(imported)].map(([, path = '']) => join(dirname(file), path)).filter(isOurs),
    );
  }
  return said;
}
