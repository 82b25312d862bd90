import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Code, Link, Node, Parent, Root, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { KeyboardRow } from '../packages/ui/src/testing/keyboardTable.ts';
import { type ComponentApi, partsOf } from './api/api.ts';
import { readApi } from './api/readApi.ts';
import { type EntryPoints, storyCode } from './storyCode.ts';

/**
 * Writes the docs page of each component as plain Markdown into the package, for readers without Storybook, such as
 * coding assistants: `dist/docs/Button.md`, and `dist/llms.txt`, which lists them (llmstxt.org).
 */

const library = join(import.meta.dirname, '../packages/ui');

interface Page {
  name: string;
  /** The first paragraph. */
  summary: string;
  markdown: string;
}

/** The docs pages of all components, by name. */
export function markdownPages(): Page[] {
  const { components, entryPoints } = readApi();
  return globSync('src/components/*/*.mdx', { cwd: library })
    .sort()
    .map((path) => pageOf(join(library, path), components, entryPoints));
}

/** The element of a page, such as `<Canvas of={stories.Ready} />`. */
interface Jsx extends Parent {
  name: string | null;
  attributes: { name: string; value: string | { value: string } | null }[];
}

function pageOf(file: string, components: readonly ComponentApi[], entryPoints: EntryPoints): Page {
  const name = basename(file, '.mdx');
  const stories = storyCode(file.replace('.mdx', '.stories.tsx'), entryPoints);
  const ofFolder = components.filter(({ folder }) => folder === basename(dirname(file)));
  const main = ofFolder.find((component) => component.name === name);

  const rendered: Record<string, (of: string) => RootContent[]> = {
    Canvas: (of) => {
      const code = stories.get(of.replace('stories.', ''));
      return code ? [{ type: 'code', lang: 'tsx', value: code }] : [];
    },
    // The page begins with its description.
    Controls: () => (main ? propsOf({ ...main, description: '' }) : []),
    KeyboardTable: keysOf,
    Api: () => [...ofFolder.filter((one) => one !== main).flatMap(propsOf), ...namesOf(ofFolder)],
  };

  const tree = remark().use(remarkGfm).use(remarkMdx).parse(readFileSync(file, 'utf8'));
  const children = tree.children.flatMap((node: Node): RootContent[] => {
    if (node.type === 'mdxjsEsm') return [];
    if (node.type !== 'mdxJsxFlowElement') return [node as RootContent];
    const { name, attributes } = node as Jsx;
    const of = attributes.find((attribute) => attribute.name === 'of')?.value;
    return rendered[name ?? '']?.(typeof of === 'string' ? of : (of?.value ?? '')) ?? [];
  });
  const plain: Root = { type: 'root', children };
  visit(plain, 'link', (link: Link) => {
    const [, page] = /^\?path=\/docs\/components-(\w+)--docs$/.exec(link.url) ?? [];
    const target = components.find((component) => component.folder.toLowerCase() === page);
    if (target) link.url = `${target.folder}.md`;
    else if (link.url.startsWith('?')) Object.assign(link, { type: 'text', value: textOf(link) });
  });
  const summary = children.find(({ type }) => type === 'paragraph');
  const markdown = remark().use(remarkGfm, { tablePipeAlign: false }).stringify(plain);
  return { name, summary: textOf(summary), markdown };
}

function propsOf({ name, description, props }: ComponentApi): RootContent[] {
  if (props.length === 0) return [];
  const current = props.filter(({ isDeprecated, origin }) => !isDeprecated && origin !== 'root');
  const rows = current.map((prop) => [
    `\`${prop.name}\`${prop.isRequired ? ' (required)' : ''}`,
    `\`${prop.type}\``,
    prop.defaultValue ? `\`${prop.defaultValue}\`` : '',
    prop.description,
  ]);
  return [
    ...parsed(`## Props of ${name}\n\n${description}`),
    table(['Prop', 'Type', 'Default', 'Description'], rows),
  ];
}

function namesOf(components: readonly ComponentApi[]): RootContent[] {
  const list = (title: string, heads: string[], rows: string[][]) =>
    rows.length > 0 ? [...parsed(`## ${title}`), table(heads, rows)] : [];
  const parts = components.flatMap(partsOf);
  const states = components.flatMap((component) => component.states);
  const rowsOf = (named: typeof parts) => named.map(({ name, description }) => [`\`${name}\``, description]);
  return [
    ...list('Parts (`data-part`)', ['Part', 'Element'], rowsOf(parts)),
    ...list('States', ['Selector', 'When'], rowsOf(states)),
  ];
}

function keysOf(component: string): RootContent[] {
  const [file = ''] = globSync(`src/components/*/${component}.keyboard.json`, { cwd: library });
  const rows: KeyboardRow[] = JSON.parse(readFileSync(join(library, file), 'utf8'));
  const cells = rows.map(({ key, where, does, rightToLeft = 'the same' }) => [key, where, does, rightToLeft]);
  return [table(['Key', 'Where', 'Does', 'Right to left'], cells)];
}

const parsed = (markdown: string) => remark().use(remarkGfm).parse(markdown).children;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): Table => ({
  type: 'table',
  children: [heads, ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: inline(cell) })),
  })),
});

/** The content of a cell, which is one paragraph. Code with `|` can't be parsed inside a table, so it is read alone. */
const inline = (markdown: string) =>
  parsed(markdown.replaceAll(/\s*\n\s*/g, ' ')).flatMap((node) =>
    node.type === 'paragraph'
      ? node.children
      : [{ type: 'text', value: (node as Code).value ?? '' } as const],
  );

if (import.meta.main) {
  const pages = markdownPages();
  const folder = join(library, 'dist/docs');
  mkdirSync(folder, { recursive: true });
  for (const { name, markdown } of pages) writeFileSync(join(folder, `${name}.md`), markdown);
  const lines = pages.map(({ name, summary }) => `- [${name}](docs/${name}.md): ${summary}`);
  writeFileSync(
    join(library, 'dist/llms.txt'),
    `# @console/ui\n\n> An accessibility-first React component library: right-to-left, localized, light and dark.\n\nStart with [README.md](../README.md): styles, theme, languages, server rendering.\n\n## Components\n\n${lines.join('\n')}\n`,
  );
}
