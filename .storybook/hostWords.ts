import { storyTexts } from 'virtual:story-texts';
import { isValidElement } from 'react';

/**
 * Every text that a story passes to its component: its arguments and the strings in the files of its folder, including
 * the folders whose stories it shows.
 */
export function hostWords(storyFile: string, args: unknown): string[] {
  const inFolder = storyTexts.filter(({ folder }) =>
    storyFile.slice(0, storyFile.lastIndexOf('/')).endsWith(folder),
  );
  const borrowed = new Set(inFolder.flatMap(({ borrows }) => borrows));
  const texts = [...inFolder, ...storyTexts.filter(({ folder }) => borrowed.has(folder))]
    .flatMap((file) => file.texts)
    .map(clean)
    .filter((text) => /\p{L}/u.test(text));
  return [...new Set([...texts, ...stringsIn(args)])];
}

/** Collapses whitespace, as on the page. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every string inside a value: in lists, objects and the properties of elements. */
function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [clean(value)].filter(Boolean);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isValidElement(value)) return stringsIn(value.props, seen);
  return Object.values(value).flatMap((part) => stringsIn(part, seen));
}
