import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';
import { keysSaidBy } from './keysSaidBy.ts';

const source = join(import.meta.dirname, '../src');
const languages = ['en', 'he', 'ru'];
const virtual = 'virtual:words';

/** What the documents begin with, by the files that say it. */
const documents: Record<string, string[]> = {
  frame: ['main.tsx'],
  login: ['login/main.tsx'],
  popups: ['popups/cardAdded.tsx', 'popups/connectGoogle.tsx', 'popups/subscribe.tsx'],
};

/** What comes later, if at all: its words come with it. */
const later: Record<string, string[]> = {
  call: ['login/CallCard.tsx'],
  email: ['login/EmailForm.tsx'],
  development: ['login/DevelopmentButton.tsx', 'login/DevelopmentNote.tsx'],
  signedOut: ['forms/SignedOut.tsx'],
  secondFactor: ['credentials/SetUpGate.tsx'],
};

/** What speaks for itself wherever it is imported: each folder of `screens` is a part of its own. */
const alone = Object.values(later).flat();
const apart = ['screens/', ...alone];
const written = { ...documents, ...later };

const screens = () => readdirSync(join(source, 'screens'));

/**
 * `virtual:words`: what the console says, compiled to functions, so that no parser travels to the browser, and cut in
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
    buildStart() {
      if (!isWhole) found = keysOfParts();
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null;
      const [, language, part] = id.split('/');
      if (!language || !part) return listOfParts();
      const file = join(source, 'messages', `${language}.json`);
      this.addWatchFile(file);
      const messages = Object.entries(read(file)).filter(([key]) => isWhole || found.get(part)?.has(key));
      return compileStrings(Object.fromEntries(messages), { format: 'esm' });
    },
  };
}

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

function listOfParts() {
  const parts = [...Object.keys(written), ...screens()];
  const loadersIn = (language: string) =>
    parts.map((part) => `${JSON.stringify(part)}: () => import('${virtual}/${language}/${part}')`);
  return `export default { ${languages.map((one) => `${one}: { ${loadersIn(one)} }`)} };`;
}

/** The keys of each part. What the frame brings is not brought again by a screen. */
export function keysOfParts() {
  const keys = Object.keys(read(join(source, 'messages/en.json')));
  const without = (names: string[]) => (file: string) =>
    !names.some((name) => file.startsWith(join(source, name)));
  const said = (files: string[]) =>
    keysSaidBy(
      files.map((file) => join(source, file)),
      keys,
      without(apart),
    );
  const parts = new Map(Object.entries(written).map(([part, files]) => [part, said(files)]));
  const frame = parts.get('frame') ?? new Set();
  for (const name of screens()) {
    const all = keysSaidBy(filesOf(join(source, 'screens', name)), keys, without(alone));
    parts.set(name, new Set([...all].filter((key) => !frame.has(key))));
  }
  return parts;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
