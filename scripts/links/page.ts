import type { Nodes, RootContent, Table as TableNode } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';

/** The parts of a Markdown or MDX page for checks of claims and links. */
export interface Page {
  path: string;
  tables: Table[];
  /** The targets of links and images. */
  targets: string[];
  /** Links and images without text, and headings without content. */
  faults: string[];
}

export interface Table {
  head: string[];
  /** The cells as Markdown. */
  rows: { cells: string[]; line: number }[];
}

const markdown = remark().use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = remark().use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

export function readPage(path: string, text: string): Page {
  const root = (path.endsWith('.mdx') ? mdx : markdown).parse(text);
  const all = descendants(root);
  const links = all.filter(
    (node) => node.type === 'link' || node.type === 'image' || node.type === 'definition',
  );
  const at = (node: Nodes) => `${path}:${node.position?.start.line}`;
  return {
    path,
    tables: all.filter((node) => node.type === 'table').map((node) => tableOf(node, text)),
    targets: links.map(({ url }) => url),
    faults: [
      ...links
        .filter((node) => node.type !== 'definition' && textOf(node) === '')
        .map((node) => `${at(node)} shows or links to ${node.url} without words.`),
      ...root.children
        .filter((node, index) => isEmptySection(node, root.children[index + 1]))
        .map((node) => `${at(node)} "${textOf(node)}" has nothing below it.`),
    ],
  };
}

const descendants = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap((child) => descendants(child)) : []),
];

/** A heading without text or a subheading below it. */
const isEmptySection = (node: RootContent, next: RootContent | undefined) =>
  node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth));

function tableOf({ children }: TableNode, text: string): Table {
  const source = (nodes: Nodes[]) =>
    text.slice(nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0);
  const [head, ...rows] = children.map((row) => ({
    cells: row.children.map((cell) => source(cell.children).trim()),
    line: row.position?.start.line ?? 0,
  }));
  return { head: head?.cells ?? [], rows };
}
