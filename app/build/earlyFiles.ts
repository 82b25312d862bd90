import { basename, join } from 'node:path';
import { locales } from '@console/contract/rules';
import type { Plugin, Rolldown } from 'vite';
import { readRoutes } from './readRoutes.ts';

/** The part of the messages that each document loads first. Other documents have few messages. */
const messageParts: Record<string, string> = { 'index.html': 'frame', 'login.html': 'login' };

/** The script of a language, as in the names of font files: `hebrew`, `cyrillic`. */
const scriptOf = (language: string) =>
  scriptNames.of(new Intl.Locale(language).maximize().script ?? 'Latn')?.toLowerCase();
const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

const firstPaint = '<script src="/first-paint.js">';

/**
 * Adds a list of files to each document, by language and path: messages, fonts, and the files of each screen.
 * first-paint.js requests them at once, instead of after the scripts that would discover them.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'console:early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, chunk, filename }) {
        const document = basename(filename);
        const part = messageParts[document];
        if (!part || !chunk) return html;
        const names = listOfNames();
        const found = filesIn(bundle);
        const atOnce = new Set(found.of(chunk.fileName));
        const numbers = (files: string[]) => files.filter((file) => !atOnce.has(file)).map(names.numberOf);
        const inEach = (filesIn: (language: string) => string[]) =>
          Object.fromEntries(locales.map((language) => [language, numbers(filesIn(language))]));
        const everywhere = inEach((language) => [
          ...found.messages(language, part),
          ...found.fonts(language),
        ]);
        const screens = (document === 'index.html' ? await readRoutes() : []).map((route) => [
          route.path.replace(/:\w+/g, '[^/]+').replace(/\/$/, ''),
          numbers([
            ...new Set([...found.module('src/screens.ts'), ...found.module(join('src', route.module))]),
          ]),
          inEach((language) => found.messages(language, route.screen)),
        ]);
        const list = JSON.stringify({ files: names.all, everywhere, screens });
        return html.replace(
          firstPaint,
          `<script type="application/json" id="early">${list}</script>\n    ${firstPaint}`,
        );
      },
    },
  };
}

/** Maps files to numbers, so that each name is written only once. */
function listOfNames() {
  const all: string[] = [];
  const numberOf = (file: string) => (all.includes(file) ? all.indexOf(file) : all.push(file) - 1);
  return { all, numberOf };
}

function filesIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  /** A script, its static imports, and the styles of all of them. */
  function of(name: string, seen = new Set<string>()): string[] {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
    return [...new Set([name, ...styles, ...chunk.imports.flatMap((next) => of(next, seen))])];
  }
  function module(end: string) {
    // A shared chunk isn't the facade of one module.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`${end} is not in the build.`);
    return of(chunk.fileName);
  }
  return {
    of,
    module,
    messages: (language: string, part: string) => module(`virtual:messages/${language}/${part}`),
    /** The font of the language's script. `preloadedFont` preloads the Latin one. */
    fonts(language: string) {
      const script = scriptOf(language);
      return Object.keys(bundle).filter(
        (file) => script !== 'latin' && file.includes(`rubik-${script}-wght`),
      );
    },
  };
}
