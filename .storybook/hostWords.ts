import { isValidElement } from 'react';

/** Stories and the files of words beside them, as they are written. */
const sources = import.meta.glob<string>(
  [
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/ui/src/**/{samples,*.samples,*.words}.{ts,tsx}',
    './**/*.stories.tsx',
    './guides/**/*.{ts,tsx}',
    '!./guides/**/*.test.ts',
  ],
  { query: '?raw', import: 'default' },
);

/** Strings in quotes, the parts of a template between its values, and text between tags. */
const literal = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|[`}]([^`${}]+)(?=[`$])|>([^<>{}]+)</g;

/**
 * Every text a story gives to its component, its arguments and what its file (and the words in its folder and in
 * those it borrows stories from) spells out.
 */
export async function hostWords(storyFile: string, args: unknown): Promise<string[]> {
  const written = await Promise.all(
    Object.entries(sources)
      .filter(([path]) => isBeside(path, storyFile))
      .map(([, read]) => read()),
  );
  const borrowed = written.flatMap((source) =>
    [...source.matchAll(/from '\.\.\/([^']+?)\/[^']*\.stories\.tsx'/g)].map(([, folder]) => folder),
  );
  const fromOthers = Object.entries(sources)
    .filter(([path]) => borrowed.some((folder) => path.includes(`/${folder}/`)))
    .map(([, read]) => read());
  const texts = [...written, ...(await Promise.all(fromOthers))].flatMap(literals);
  return [...new Set([...texts, ...stringsIn(args)])];
}

function isBeside(path: string, storyFile: string) {
  const folder = storyFile.slice(0, storyFile.lastIndexOf('/') + 1);
  return folder.endsWith(path.replace(/^(\.\.\/|\.\/)/, '').replace(/[^/]*$/, ''));
}

function literals(source: string) {
  return [...source.matchAll(literal)]
    .map(([, ...forms]) => clean(forms.find((form) => form !== undefined) ?? ''))
    .filter((text) => /\p{L}/u.test(text));
}

/** As the page shows it: escapes undone, every run of blanks one. */
function clean(text: string) {
  return text
    .replace(/\\(['"`\\])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every string inside a value: in lists, objects and the properties of elements. */
function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [clean(value)].filter(Boolean);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isValidElement(value)) return stringsIn(value.props, seen);
  return Object.values(value).flatMap((part) => stringsIn(part, seen));
}
