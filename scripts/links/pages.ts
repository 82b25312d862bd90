import { posix } from 'node:path';
import type { Link, Page } from './markdown.ts';

/** What a link from a page to another place of the repository can meet. */
export interface Places {
  /** Whether a file or a folder of this name is there; from the root of the repository. */
  has: (path: string) => boolean;
  /** Every page of Markdown and MDX, by its path. */
  pages: ReadonlyMap<string, Page>;
  /** How many lines a file has, for links such as `main.ts#L10`. */
  linesOf: (path: string) => number;
}

/** Every fault of the pages' links, pictures and sections, each with the line it stands in. */
export function faultsOfPages(places: Places): string[] {
  return [...places.pages.values()].flatMap((page) => [
    ...page.links.flatMap((link) => {
      const fault = faultOfLink(link, page, places);
      return fault ? [`${page.path}:${link.line} ${fault}`] : [];
    }),
    ...emptySections(page).map(({ line, text }) => `${page.path}:${line} "${text}" has nothing below it.`),
  ]);
}

/** Links that leave the repository, each with the place it was found first. */
export function externalLinks(pages: Iterable<Page>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, links } of pages)
    for (const { target, line } of links)
      if (/^https?:/.test(target) && !isHere(target) && !found.has(target))
        found.set(target, `${path}:${line}`);
  return found;
}

/** Headings with neither words nor a smaller heading before the next. */
export function emptySections({ headings, lines }: Page) {
  return headings.filter(({ level, line }, index) => {
    const next = headings[index + 1];
    if (next && next.level > level) return false;
    return lines.slice(line, next ? next.line - 1 : undefined).every((text) => text.trim() === '');
  });
}

/** A page of this machine, such as the console after `npm start`. */
const isHere = (target: string) => /^https?:\/\/(localhost|127\.0\.0\.1)\b/.test(target);

function faultOfLink({ target, words, isImage }: Link, from: Page, places: Places): string | undefined {
  if (isImage && words === '') return `shows ${target} without words for those who do not see it.`;
  if (!isImage && words === '') return `links to ${target} without words.`;
  if (/^(https?|mailto):/.test(target)) return undefined;
  // Pages of Storybook are checked in the built one.
  if (target.startsWith('?path=')) return undefined;
  if (/^[a-z]+:/.test(target)) return `links to ${target}, which is neither a page nor a file.`;
  if (target.startsWith('/')) return `links to ${target}: write it from the page's own folder.`;

  const [file = '', anchor = ''] = decodeURI(target).split('#');
  const path = file === '' ? from.path : posix.join(posix.dirname(from.path), file);
  if (path.startsWith('..')) return `links to ${target}, which lies outside the repository.`;
  if (!places.has(path)) return `links to ${target}, and ${path} is not there.`;
  if (anchor === '') return undefined;
  const lines = /^L(\d+)/.exec(anchor)?.[1];
  if (lines) return Number(lines) > places.linesOf(path) ? `links to ${target}, past its end.` : undefined;
  const page = places.pages.get(path);
  if (!page) return `links to ${target}, and ${path} has no headings.`;
  if (!page.headings.some(({ slug }) => slug === anchor))
    return `links to ${target}, and ${path} has no heading "${anchor}".`;
  return undefined;
}
