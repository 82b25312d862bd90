import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A module of TypeScript by Vite's own parser. */
function parsed(file: string) {
  const result = parseSync(file, readFileSync(file, 'utf8'));
  const [error] = result.errors;
  if (error) throw new Error(`${file} can't be parsed: ${error.message}`);
  return result;
}

/** The names of the modules that a module loads, without those of which it only takes types. */
export function loadsOf(file: string): string[] {
  const { staticImports, staticExports } = parsed(file).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...new Set([...imported, ...exported])];
}

/** The strings in a module, the parts of templates between their values, and the text between tags. */
export const textsOf = (file: string) => [...textsIn(parsed(file).program)];

function* textsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'ImportDeclaration') return;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') yield value;
  else if (type === 'TemplateElement') yield (value as { cooked: string | null }).cooked ?? '';
  else for (const part of Object.values(node)) yield* textsIn(part);
}
