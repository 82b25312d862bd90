import { join } from 'node:path';
import type { Entry } from './stories.ts';

/** The links of a docs page of the built Storybook, without those in stories. */
export interface DocsPage {
  anchors: string[];
  /** The targets of links and frames, unresolved. */
  targets: string[];
  emptySections: string[];
  brokenPictures: string[];
}

/** Where the test of a docs page saves what it saw, for the test of the links. */
export const fileOf = (id: string, outputDir: string) => join(outputDir, 'docs', `${id}.json`);

/** Runs in the page, so it must be self-contained. */
export function lookAtDocs(): DocsPage {
  const docs = document.querySelector('#storybook-docs') ?? document.body;
  const isOurs = (element: Element) => !element.closest('.sb-story, .docs-story, .sbdocs-preview');
  const all = (selector: string) => [...docs.querySelectorAll(selector)].filter(isOurs);
  const headings = all('h1, h2, h3, h4, h5, h6');
  const level = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0);

  /** True if there is no visible content between a heading and the next one, or the end of the page. */
  function isEmpty(heading: Element, next: Element | undefined) {
    if (level(next) > level(heading)) return false;
    // Its content appears when a person opens it.
    if (heading.querySelector('button[aria-expanded=false]')) return false;
    const between = document.createRange();
    between.setStartAfter(heading);
    if (next) between.setEndBefore(next);
    else between.setEndAfter(docs);
    const rest = between.cloneContents();
    for (const hidden of rest.querySelectorAll('style, script')) hidden.remove();
    return (
      rest.textContent?.trim() === '' && !rest.querySelector('img, svg, iframe, canvas, video, input, hr')
    );
  }

  return {
    anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    targets: [
      ...all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      ...[...docs.querySelectorAll('iframe[src]')].map((frame) => frame.getAttribute('src') ?? ''),
    ],
    emptySections: headings
      .filter((heading, index) => isEmpty(heading, headings[index + 1]))
      .map(({ textContent }) => textContent?.trim() ?? ''),
    brokenPictures: all('img')
      .filter(
        (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 0,
      )
      .map((image) => image.getAttribute('src') ?? ''),
  };
}

/** The faults of all docs pages together, since a link can go to an anchor of another page. */
export function faultsOfDocs(
  pages: ReadonlyMap<string, DocsPage>,
  entries: ReadonlyMap<string, Entry>,
  hasFile: (path: string) => boolean,
): string[] {
  return [...pages].flatMap(([id, page]) => {
    const name = entries.get(id)?.title ?? id;
    const faults = page.targets.flatMap((target) => {
      const fault = faultOfTarget(target, page);
      return fault ? [`${name} links to ${target}: ${fault}`] : [];
    });
    return [
      ...new Set(faults),
      ...page.emptySections.map((heading) => `${name} has nothing below "${heading}".`),
      ...page.brokenPictures.map((source) => `${name} shows ${source}, which is not there.`),
    ];
  });

  function faultOfTarget(target: string, from: DocsPage): string | undefined {
    const url = new URL(target, 'http://storybook/iframe.html');
    if (url.host !== 'storybook') return undefined;
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (target.startsWith('#')) return missingAnchor(anchor, from);

    const [, kind, id = ''] = /^\/(docs|story)\/(.+)$/.exec(url.searchParams.get('path') ?? '') ?? [];
    const asked = kind ? id : url.searchParams.get('id');
    if (!asked) return hasFile(url.pathname) ? undefined : 'the built Storybook has no such file.';
    const entry = entries.get(asked);
    if (!entry) return 'there is no such page.';
    if (kind && (kind === 'docs') !== (entry.type === 'docs')) return `that is a page of ${entry.type}.`;
    const docs = pages.get(asked);
    return docs ? missingAnchor(anchor, docs) : undefined;
  }
}

const missingAnchor = (anchor: string, { anchors }: DocsPage) =>
  anchor === '' || anchors.includes(anchor) ? undefined : `nothing on that page is called "${anchor}".`;
