import { join } from 'node:path';
import { locales } from '@console/contract/rules';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';
import { inPseudoLocale } from './icu.ts';
import { keysSaidBy } from './keysSaidBy.ts';
import { messagesFile, readMessages } from './languages.ts';
import { readRoutes } from './readRoutes.ts';

const source = join(import.meta.dirname, '../src');
const virtual = 'virtual:messages';

/** The message part of each document, with its entry files. */
const documents: Record<string, string[]> = {
  frame: ['main.tsx'],
  login: ['features/auth/login/main.tsx'],
  popups: ['popups/cardAdded.tsx', 'popups/connectGoogle.tsx', 'popups/subscribe.tsx'],
};

/** Parts that a document loads later, each with its messages. The frame also loads those of the screens. */
const later: Record<string, Record<string, string[]>> = {
  frame: {
    signedOut: ['core/forms/SignedOut.tsx'],
    secondFactor: ['features/settings/credentials/SetUpGate.tsx'],
  },
  login: {
    call: ['features/auth/login/CallCard.tsx'],
    email: ['features/auth/login/EmailForm.tsx'],
    development: ['features/auth/login/DevelopmentButton.tsx', 'features/auth/login/DevelopmentNote.tsx'],
  },
};

const laterParts: Record<string, string[]> = Object.assign({}, ...Object.values(later));

/** Files that load their own messages wherever they are imported, as screens do. */
const alone = Object.values(laterParts).flat();
const written = { ...documents, ...laterParts };

/** The modules of the screens, relative to `src`, keyed by name. */
const readScreens = async () => new Map((await readRoutes()).map(({ screen, module }) => [screen, module]));

/**
 * `virtual:messages`: the messages of the console, compiled to functions, so that the browser needs no parser, and
 * split into parts, so that each document and each screen loads only its own. `virtual:messages/parts/frame` has the
 * loaders of the parts of a document. In development and in tests, each part has all messages, so that keys don't have to
 * be collected again when a file changes.
 *
 * @param isPseudo whether to replace English by the pseudo-locale, see {@link inPseudoLocale}
 */
export function compiledMessages({ isPseudo = false } = {}): Plugin {
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
      if (!language || !part) return `export const isPseudo = ${isPseudo};`;
      if (language === 'parts') return loadersOf(part);
      this.addWatchFile(messagesFile(language));
      const messages = Object.entries(readMessages(language))
        .filter(([key]) => isWhole || found.get(part)?.has(key))
        .map(([key, text]) => [key, isPseudo && language === 'en' ? inPseudoLocale(text) : text]);
      return compileStrings(Object.fromEntries(messages), { format: 'esm' });
    },
  };
}

/** The loaders of a document's parts, or of `all` parts for tests. */
async function loadersOf(document: string) {
  const parts = document === 'all' ? Object.keys(written) : [document, ...Object.keys(later[document] ?? {})];
  if (document === 'all' || document === 'frame') parts.push(...(await readScreens()).keys());
  const loadersIn = (language: string) =>
    parts.map((part) => `${JSON.stringify(part)}: () => import('${virtual}/${language}/${part}')`);
  return `export default { ${locales.map((one) => `${one}: { ${loadersIn(one)} }`)} };`;
}

/** The keys of each part. Screens don't repeat the keys of the frame. */
export async function keysOfParts() {
  const screens = await readScreens();
  const keys = Object.keys(readMessages('en'));
  const apart = new Set([...screens.values(), ...alone].map((file) => join(source, file)));
  const said = (files: string[]) =>
    keysSaidBy(
      files.map((file) => join(source, file)),
      keys,
      (file) => !apart.has(file),
    );
  const parts = new Map(Object.entries(written).map(([part, files]) => [part, said(files)]));
  const frame = parts.get('frame') ?? new Set();
  for (const [screen, module] of screens) {
    parts.set(screen, new Set([...said([module])].filter((key) => !frame.has(key))));
  }
  return parts;
}
