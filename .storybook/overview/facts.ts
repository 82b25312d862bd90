import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What the docs show of a component, besides its API. */
export interface ComponentFacts {
  name: string;
  /** Its group in the sidebar, such as `Actions`. */
  group: string;
  /** `components-button`, the beginning of the IDs of its stories. */
  id: string;
  /** The first sentence of its docs page, as Markdown. */
  summary: string;
  /** `@console/ui/button` */
  entryPoint: string | undefined;
  /** kB after gzip. */
  size: { scripts: number; styles: number } | undefined;
  changes: Change[];
}

interface Change {
  /** `undefined` for changes since the last version. */
  version: string | undefined;
  /** Markdown. */
  text: string;
}

/** The groups, in the order of the sidebar. */
export const groups = [
  'Actions',
  'Fields',
  'Forms',
  'Navigation',
  'Layout',
  'Data',
  'Media',
  'Feedback',
  'Overlays',
];

const root = join(import.meta.dirname, '../..');
const components = join(root, 'packages/ui/src/components');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every component with a docs page, in the order of the sidebar. */
export function componentFacts(): ComponentFacts[] {
  const sizes = sizesIn(read('docs/sizes.md'));
  const changes = allChanges();
  const { exports } = JSON.parse(read('packages/ui/package.json'));
  return globSync('*/*.mdx', { cwd: components })
    .map((path): ComponentFacts => {
      const name = basename(path, '.mdx');
      const page = readFileSync(join(components, path), 'utf8');
      const stories = readFileSync(join(components, path.replace('.mdx', '.stories.tsx')), 'utf8');
      const [, group = ''] = /title: 'Components\/(?:([^/']+)\/)?[^']+'/.exec(stories) ?? [];
      const [, entry] =
        Object.entries<{ '@console/source'?: string }>(exports)
          .map(([key, { '@console/source': source }]) => [source?.split('/').at(-2), key] as const)
          .find(([folder]) => folder === name) ?? [];
      return {
        name,
        group,
        id: `components-${name.toLowerCase()}`,
        // What follows a colon is left out.
        summary: (/^# .+\n\n(.+?[.:])(?:\s|$)/m.exec(page)?.[1] ?? '').replace(/:$/, '.'),
        entryPoint: entry?.replace('.', '@console/ui'),
        size: sizes.get(name),
        changes: changes.filter(({ text }) => new RegExp(`\`<?${name}\\b`).test(text)),
      };
    })
    .sort(
      (one, other) =>
        groups.indexOf(one.group) - groups.indexOf(other.group) || (one.name < other.name ? -1 : 1),
    );
}

function sizesIn(markdown: string) {
  const rows = markdown
    .slice(markdown.indexOf('## Every export'))
    .matchAll(/^\| `(\w+)` \| ([\d.]+) \| ([\d.]+) \|/gm);
  return new Map(
    [...rows].map(([, name = '', scripts, styles]) => [
      name,
      { scripts: Number(scripts), styles: Number(styles) },
    ]),
  );
}

/** The notes of the next version, then the changelog. */
function allChanges(): Change[] {
  const next = globSync('.changeset/*.md', { cwd: root })
    .map((path) => /^---\n.*?"@console\/ui".*?\n---\n(.+)$/s.exec(read(path))?.[1]?.trim() ?? '')
    .filter((text) => text !== '')
    .map((text) => ({ version: undefined, text }));
  const released = read('packages/ui/CHANGELOG.md')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const version = section.slice(0, section.indexOf('\n')).trim();
      return [...section.matchAll(/^- (.+(?:\n {2}.*)*)/gm)].map(([, text = '']) => ({
        version,
        text: text.replaceAll(/^ {2}/gm, ''),
      }));
    });
  return [...next, ...released];
}
