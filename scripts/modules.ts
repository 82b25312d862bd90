import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Parses a TypeScript module with Vite's parser. */
function parsed(file: string) {
  const result = parseSync(file, readFileSync(file, 'utf8'));
  const [error] = result.errors;
  if (error) throw new Error(`${file} can't be parsed: ${error.message}`);
  return result;
}

/** The modules that a module imports or re-exports, without type-only imports. */
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

/** The string literals, template parts and JSX texts of a module. */
export const textsOf = (file: string) => [...textsIn(parsed(file).program)];

function* textsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'ImportDeclaration') return;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') yield value;
  else if (type === 'TemplateElement') yield (value as { cooked: string | null }).cooked ?? '';
  else for (const part of Object.values(node)) yield* textsIn(part);
}
