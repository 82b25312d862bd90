import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Dictionary, dictionaryOf, type Strings } from './dictionary.ts';

const root = join(import.meta.dirname, '../..');

/** Every dictionary of the library, read from its file. */
export async function dictionaries(): Promise<Dictionary[]> {
  await addLanguages();
  const files = globSync('packages/ui/src/components/*/*.strings.ts', { cwd: root }).sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { useStrings: Strings } = await source(file);
      return dictionaryOf(basename(file, '.strings.ts'), module.useStrings);
    }),
  );
}

/** Those that a host adds by itself: each is a file of its own, `ar.ts` for Arabic. */
async function addLanguages() {
  const { addLanguage } = await source('packages/ui/src/locale/index.ts');
  const files = globSync('packages/ui/src/languages/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  for (const file of files) addLanguage(basename(file, '.ts'), Object.values(await source(file))[0]);
}

const source = (file: string) => import(pathToFileURL(join(root, file)).href);
