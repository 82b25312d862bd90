import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { listedEvidence } from '../../scripts/links/evidence.ts';
import { type Dictionary, dictionaryOf, type Strings } from './dictionary.ts';

const root = join(import.meta.dirname, '../..');
const name = 'virtual:accessibility-facts';

/** Every dictionary of the library, read from its file. */
export function dictionaries(): Promise<Dictionary[]> {
  const files = globSync('packages/ui/src/components/*/*.strings.ts', { cwd: root }).sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { useStrings: Strings } = await import(pathToFileURL(join(root, file)).href);
      return dictionaryOf(basename(file, '.strings.ts'), module.useStrings);
    }),
  );
}

/** Brings into Storybook what only Node can read: the dictionaries as they are now, and the list of evidence. */
export function accessibilityFacts(): Plugin {
  return {
    name: 'accessibility-facts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export const dictionaries = ${JSON.stringify(await dictionaries())};
export const evidence = ${JSON.stringify(listedEvidence())};`;
    },
  };
}
