import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';

const source = resolve(import.meta.dirname, '../../src');
const writing = ['POST', 'PATCH', 'PUT', 'DELETE'];

/** The named requests of the console that load or write: the exported functions of `*.api.ts` that pass a method. */
export function callsThat(what: 'load' | 'write') {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.ts'))
    .flatMap((file) => parseSync(file, readFileSync(resolve(source, file), 'utf8')).program.body)
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .filter((declaration) =>
      argumentsIn(declaration).some((text) => (what === 'load' ? text === 'GET' : writing.includes(text))),
    )
    .flatMap((declaration) => {
      if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? [];
      if (declaration?.type !== 'VariableDeclaration') return [];
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    });
}

/** The calls in the tables of changes. The files are parsed, because only Playwright can load their assertions. */
export function changedCalls(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith('changesOf'))
    .flatMap((file) =>
      callProperties(parseSync(file, readFileSync(resolve(import.meta.dirname, file), 'utf8')).program),
    );
}

function callProperties(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, value } = node as {
    type?: string;
    key?: { name?: string };
    value?: { value?: unknown };
  };
  const here = type === 'Property' && key?.name === 'call' ? value?.value : undefined;
  return [...(typeof here === 'string' ? [here] : []), ...Object.values(node).flatMap(callProperties)];
}

/** The string literals that are passed to functions in a part of the syntax tree. */
function argumentsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, arguments: passed = [] } = node as { type?: string; arguments?: { value?: unknown }[] };
  const here = type === 'CallExpression' ? passed.map(({ value }) => value) : [];
  return [...here.filter((value) => typeof value === 'string'), ...Object.values(node).flatMap(argumentsIn)];
}
