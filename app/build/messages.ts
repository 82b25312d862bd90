import { createHash } from 'node:crypto';
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
  accessibility: ['features/accessibility/main.tsx'],
  popups: ['popups/cardAdded.tsx', 'popups/connectGoogle.tsx', 'popups/subscribe.tsx'],
};

/** Parts that are loaded later, each with its messages. */
const later: Record<string, string[]> = {
  call: ['features/auth/login/CallCard.tsx'],
  email: ['features/auth/login/EmailForm.tsx'],
  development: ['features/auth/login/DevelopmentButton.tsx', 'features/auth/login/DevelopmentNote.tsx'],
  live: ['core/live/Live.tsx'],
  notices: ['features/notices/Notices.tsx'],
  signedOut: ['core/forms/SignedOut.tsx'],
  secondFactor: ['features/settings/credentials/SetUpGate.tsx'],
};

/** Files that load their own messages wherever they are imported, as screens do. */
const alone = Object.values(later).flat();
const written = { ...documents, ...later };

/** The modules of the screens, relative to `src`, keyed by name. */
const readScreens = async () => new Map((await readRoutes()).map(({ screen, module }) => [screen, module]));

/**
 * `virtual:messages`: the messages of the console, compiled to functions, so that the browser needs no parser, and
 * split into parts, so that each document and each screen loads only its own. In development and in tests, there is one
 * part for each language, so that keys don't have to be collected again when a file changes.
 *
 * @param isPseudo whether to replace English by the pseudo-locale, see {@link inPseudoLocale}
 */
export function compiledMessages({ isPseudo = false } = {}): Plugin {
  let isBuild = false;
  let folder = '';
  /** The built modules, by language and part. */
  const built = new Map<string, string>();

  function compile(language: string, isIncluded = (_key: string) => true) {
    const messages = Object.entries(readMessages(language))
      .filter(([key]) => isIncluded(key))
      .map(([key, text]) => [key, isPseudo && language === 'en' ? inPseudoLocale(text) : text]);
    return compileStrings(Object.fromEntries(messages), { format: 'esm' });
  }

  return {
    name: 'console:messages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      for (const [part, keys] of await keysOfParts())
        for (const language of locales)
          built.set(
            `${language}/${part}`,
            compile(language, (key) => keys.has(key)),
          );
      // One hash for all files: the browser knows the URL of each without a list of them.
      const hash = createHash('sha256')
        .update(JSON.stringify([...built]))
        .digest('base64url')
        .slice(0, 8);
      folder = `messages-${hash}`;
      for (const name of built.keys())
        this.emitFile({
          type: 'chunk',
          id: `${virtual}/${name}`,
          fileName: `assets/${folder}/${name}.js`,
          preserveSignature: 'strict',
        });
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null;
      const name = id.slice(`\0${virtual}/`.length);
      if (!name)
        return `export const isPseudo = ${isPseudo};\n${isBuild ? builtLoader(folder) : await wholeLoader()}`;
      if (isBuild) return built.get(name);
      this.addWatchFile(messagesFile(name));
      return compile(name);
    },
  };
}

/** The folder is relative to the script that contains this module. */
const builtLoader = (folder: string) =>
  `export default (language, part) => import(/* @vite-ignore */ \`./${folder}/\${language}/\${part}.js\`);`;

async function wholeLoader() {
  const parts = [...Object.keys(written), ...(await readScreens()).keys()];
  const loaders = locales.map((one) => `${one}: () => import('${virtual}/${one}')`);
  return `const parts = ${JSON.stringify(parts)};
const loaders = { ${loaders} };
export default (language, part) => {
  if (!parts.includes(part)) throw new Error(\`There are no messages of \${part}.\`);
  return loaders[language]();
};`;
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
