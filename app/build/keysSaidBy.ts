import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * The message keys that these files and all the modules they import might use: every string literal that is a key, and
 * every key that starts like a template literal. It can find too many keys, but not too few.
 *
 * @param isOurs returns false for files whose messages are loaded separately
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

/** A module's runtime imports, its string literals, and the beginnings of its template literals. */
function read(file: string) {
  const texts: string[] = [];
  const beginnings: string[] = [];
  const ofTypes: string[] = [];
  new Visitor({
    ImportDeclaration({ importKind, source }) {
      if (importKind === 'type') ofTypes.push(source.value);
    },
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral({ expressions, quasis: [start] }) {
      const text = start?.value.cooked ?? '';
      // At least a namespace: a shorter beginning would match too many keys.
      if (expressions.length > 0 && text.includes('.')) beginnings.push(text);
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  // A module can be imported for its types and, once more, lazily: only the first import is left out.
  const imports = texts.filter((text) => {
    const ofType = ofTypes.indexOf(text);
    if (ofType >= 0) ofTypes.splice(ofType, 1);
    return ofType < 0 && /^\.\.?\/.*\.tsx?$/.test(text);
  });
  return { imports, texts, beginnings };
}
