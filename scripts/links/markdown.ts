/** What the links of a page of Markdown or MDX are checked by. Code, comments and front matter are not read. */
export interface Page {
  path: string;
  headings: Heading[];
  links: Link[];
  tables: Table[];
  /** The text line by line, with code, comments and imports blanked out. */
  lines: string[];
}

export interface Heading {
  level: number;
  text: string;
  /** Its anchor, as GitHub and Storybook write it. */
  slug: string;
  line: number;
}

export interface Link {
  target: string;
  /** What stands between the square brackets: the words of a link, the text in place of an image. */
  words: string;
  isImage: boolean;
  line: number;
}

export interface Table {
  head: string[];
  rows: { cells: string[]; line: number }[];
}

const link = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(<?([^\s)>]+)>?(?:\s+"[^"]*")?\)/g;
const definition = /^\s*\[([^\]]+)\]:\s+<?([^\s>]+)>?/;
const attribute = /<(a|img)\b[^>]*?\s(?:href|src)="([^"]+)"[^>]*>/g;
const bare = /<(https?:[^>\s]+)>/g;

export function readPage(path: string, text: string): Page {
  const lines = withoutCode(text, path.endsWith('.mdx'));
  return { path, lines, headings: headingsOf(lines), links: linksOf(lines), tables: tablesOf(lines) };
}

/** The lines, with what is code blanked out, so that numbers of lines stay. */
function withoutCode(text: string, isMdx: boolean) {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  let open: string | undefined;
  const lines = text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(isMdx ? /\{\/\*[\s\S]*?\*\/\}/g : /<!--[\s\S]*?-->/g, blank)
    .split('\n')
    .map((line) => {
      const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (open !== undefined) {
        if (fence?.startsWith(open)) open = undefined;
        // Not empty: a section that holds nothing but code is no empty section.
        return ' `` ';
      }
      if (fence) open = fence;
      return fence ? ' `` ' : line;
    });
  return isMdx ? lines.map((line) => (/^(import|export) /.test(line) ? '' : line)) : lines;
}

function headingsOf(lines: readonly string[]): Heading[] {
  const taken = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const [, marks = '', text = ''] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? [];
    if (!marks) return [];
    const plain = slugOf(text);
    const before = taken.get(plain) ?? 0;
    taken.set(plain, before + 1);
    const slug = before === 0 ? plain : `${plain}-${before}`;
    return [{ level: marks.length, text, slug, line: index + 1 }];
  });
}

/** The anchor of a heading: what GitHub makes of its words. */
const slugOf = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function linksOf(lines: readonly string[]): Link[] {
  return lines.flatMap((raw, index) => {
    const line = index + 1;
    const text = raw.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    const found = [...text.matchAll(link)].map(([, mark, words = '', target = '']) => ({
      target,
      words: raw.includes('`') ? words || 'code' : words,
      isImage: mark === '!',
      line,
    }));
    // A picture that is the words of a link is a link of its own: [![words](picture)](target).
    const inner = [...text.matchAll(/\[!\[([^\]]*)\]\(([^)\s]+)\)\]/g)].map(
      ([, words = '', target = '']) => ({ target, words, isImage: true, line }),
    );
    const tags = [...text.matchAll(attribute)].map(([tag, name, target = '']) => ({
      target,
      words: name === 'img' ? (/\salt="([^"]*)"/.exec(tag)?.[1] ?? '') : 'link',
      isImage: name === 'img',
      line,
    }));
    const plain = [...text.matchAll(bare)].map(([, target = '']) => ({
      target,
      words: target,
      isImage: false,
      line,
    }));
    const [, words = '', target = ''] = definition.exec(text) ?? [];
    const defined = target ? [{ target, words, isImage: false, line }] : [];
    return [...found, ...inner, ...tags, ...plain, ...defined];
  });
}

function tablesOf(lines: readonly string[]): Table[] {
  const tables: Table[] = [];
  lines.forEach((line, index) => {
    if (!/^\|[\s:|-]+\|\s*$/.test(line) || !line.includes('-')) return;
    const rows: Table['rows'] = [];
    for (let at = index + 1; lines[at]?.startsWith('|'); at += 1)
      rows.push({ cells: cellsOf(lines[at] ?? ''), line: at + 1 });
    tables.push({ head: cellsOf(lines[index - 1] ?? ''), rows });
  });
  return tables;
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
