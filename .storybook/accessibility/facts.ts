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

/** The languages that a page can add: `ar.ts` for Arabic. The file of their type exports nothing. */
async function addLanguages() {
  const { addLanguage } = await source('packages/ui/src/locale/index.ts');
  const files = globSync('packages/ui/src/languages/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  for (const file of files) {
    const [strings] = Object.values(await source(file));
    if (strings) addLanguage(basename(file, '.ts'), strings);
  }
}

const source = (file: string) => import(pathToFileURL(join(root, file)).href);
