import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';
import { partOf } from '../src/core/i18n/partOf.ts';
import { keysSaidBy } from './keysSaidBy.ts';
import { readRoutes } from './readRoutes.ts';

const source = join(import.meta.dirname, '../src');
const languages = ['en', 'he', 'ru'];
const virtual = 'virtual:messages';

/** What the documents begin with, by the files that say it. */
const documents: Record<string, string[]> = {
  frame: ['main.tsx'],
  login: ['features/auth/login/main.tsx'],
  popups: ['popups/cardAdded.tsx', 'popups/connectGoogle.tsx', 'popups/subscribe.tsx'],
};

/** What comes later, if at all: its words come with it. */
const later: Record<string, string[]> = {
  call: ['features/auth/login/CallCard.tsx'],
  email: ['features/auth/login/EmailForm.tsx'],
  development: ['features/auth/login/DevelopmentButton.tsx', 'features/auth/login/DevelopmentNote.tsx'],
  signedOut: ['core/forms/SignedOut.tsx'],
  secondFactor: ['features/settings/credentials/SetUpGate.tsx'],
};

/** What speaks for itself wherever it is imported, as each screen does. */
const alone = Object.values(later).flat();
const written = { ...documents, ...later };

/** The modules of the screens, below `src`. */
const readScreens = async () => [...new Set((await readRoutes()).map(({ screen }) => screen))];

/**
 * `virtual:messages`: what the console says, compiled to functions, so that no parser travels to the browser, and cut in
 * parts, so that each document and each screen brings only the words it says. While developing and testing each
 * part holds every word: nothing has to be found anew when a file changes.
 */
export function compiledMessages(): Plugin {
  let isWhole = true;
  let found: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  return {
    name: 'console:messages',
    configResolved({ command }) {
      isWhole = command !== 'build';
    },
    async buildStart() {
      if (!isWhole) found = await keysOfParts();
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null;
      const [, language, part] = id.split('/');
      if (!language || !part) return listOfParts();
      const file = join(source, 'core/i18n', `${language}.json`);
      this.addWatchFile(file);
      const messages = Object.entries(read(file)).filter(([key]) => isWhole || found.get(part)?.has(key));
      return compileStrings(Object.fromEntries(messages), { format: 'esm' });
    },
  };
}

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

async function listOfParts() {
  const parts = [...Object.keys(written), ...(await readScreens()).map(partOf)];
  const loadersIn = (language: string) =>
    parts.map((part) => `${JSON.stringify(part)}: () => import('${virtual}/${language}/${part}')`);
  return `export default { ${languages.map((one) => `${one}: { ${loadersIn(one)} }`)} };`;
}

/** The keys of each part. What the frame brings is not brought again by a screen. */
export async function keysOfParts() {
  const screens = await readScreens();
  const keys = Object.keys(read(join(source, 'core/i18n/en.json')));
  const apart = new Set([...screens, ...alone].map((file) => join(source, file)));
  const said = (files: string[]) =>
    keysSaidBy(
      files.map((file) => join(source, file)),
      keys,
      (file) => !apart.has(file),
    );
  const parts = new Map(Object.entries(written).map(([part, files]) => [part, said(files)]));
  const frame = parts.get('frame') ?? new Set();
  for (const screen of screens) {
    parts.set(partOf(screen), new Set([...said([screen])].filter((key) => !frame.has(key))));
  }
  return parts;
}
