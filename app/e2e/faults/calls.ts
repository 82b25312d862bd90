import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const api = resolve(import.meta.dirname, '../../src/api');
const declared = /^export (?:const|async function|function) (\w+)/gm;

/** The named requests of the console, by what they do: the functions of `app/src/api` that make a call. */
export function callsThat(what: 'load' | 'write') {
  const methods = what === 'load' ? /'GET',/ : /'(POST|PATCH|PUT|DELETE)',/;
  return readdirSync(api)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(resolve(api, file), 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '');
      const [, ...parts] = source.split(declared);
      // Names and what follows them, in turn.
      return parts.flatMap((name, index) =>
        index % 2 === 0 && methods.test(parts[index + 1] ?? '') ? [name] : [],
      );
    });
}
