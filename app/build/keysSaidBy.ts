import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/**
 * The message keys that these files and all the modules they import might use: every string literal that is a key, and
 * every key that starts like a template literal. It can find a key too many, but none too few.
 *
 * @param isOurs leaves out files whose messages are loaded separately
 */
export function keysSaidBy(files: readonly string[], keys: readonly string[], isOurs = (_: string) => true) {
  const known = new Set(keys);
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { imports, texts, beginnings } = read(file);
    for (const text of texts) if (known.has(text)) found.add(text);
    for (const start of beginnings) for (const key of keys) if (key.startsWith(start)) found.add(key);
    waiting.push(...imports.map((path) => join(dirname(file), path)).filter(isOurs));
  }
  return found;
}

/** A node of the syntax tree, as far as it matters here. */
type Node = Partial<{
  type: string;
  value: unknown;
  source: Node | null;
  quasis: { value: { cooked: string } }[];
  expressions: unknown[];
}>;

/** What a module imports from beside it, the string literals in it, and what its template literals begin with. */
function read(file: string) {
  const found = { imports: [] as string[], texts: [] as string[], beginnings: [] as string[] };
  const visit = (node: Node | null) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, source, quasis, expressions } = node;
    if (type === 'Literal' && typeof value === 'string') found.texts.push(value);
    const [start] = quasis ?? [];
    // A namespace at least: anything might start with less.
    if (type === 'TemplateLiteral' && expressions?.length && start?.value.cooked.includes('.'))
      found.beginnings.push(start.value.cooked);
    if (typeof source?.value === 'string' && /^\..*\.tsx?$/.test(source.value))
      found.imports.push(source.value);
    for (const child of Object.values(node)) visit(child as Node);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program as Node);
  return found;
}
