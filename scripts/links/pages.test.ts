import { expect, test } from 'vitest';
import { readPage } from './markdown.ts';
import { externalLinks, faultsOfPages } from './pages.ts';

const files: Record<string, string> = {
  'docs/there.md': '# There\n\n## Twice\nA\n\n## Twice\nB',
  'src/main.ts': 'one\ntwo',
};
const others = new Set([...Object.keys(files), 'docs', 'src', 'docs/picture.png']);

/** The faults of one page beside the files above. */
function faultsIn(text: string, path = 'docs/page.md') {
  const pages = new Map(
    Object.entries({ 'docs/there.md': files['docs/there.md'] ?? '', [path]: text }).map(([name, words]) => [
      name,
      readPage(name, words),
    ]),
  );
  return faultsOfPages({
    pages,
    has: (name) => others.has(name) || name === path,
    linesOf: (name) => (files[name] ?? '').split('\n').length,
  });
}

test('links to files, folders, headings, lines and pictures that are there are no faults', () => {
  const text = `# Page
[file](there.md), [folder](../src), [heading](there.md#twice-1), [own](#page), [line](../src/main.ts#L2),
![A picture](picture.png) [![A picture in a link](picture.png)](there.md) <a href="there.md">there</a>
[the \`code\`](there.md "With a title") [later]

[later]: there.md`;
  expect(faultsIn(text)).toEqual([]);
});

test.each([
  ['a file that is gone', '[x](gone.md)', 'docs/gone.md is not there'],
  ['a file behind a definition', '[x]\n\n[x]: gone.md', 'docs/gone.md is not there'],
  ['a file in a tag', '<a href="gone.md">x</a>', 'docs/gone.md is not there'],
  ['a picture that is gone', '![A picture](gone.png)', 'docs/gone.png is not there'],
  ['a picture in a link', '[![A picture](gone.png)](there.md)', 'docs/gone.png is not there'],
  ['a heading that was renamed', '[x](there.md#renamed)', 'no heading "renamed"'],
  ['a heading of its own', '[x](#renamed)', 'no heading "renamed"'],
  ['a heading of a file that has none', '[x](../src/main.ts#main)', 'has no headings'],
  ['a line past the end', '[x](../src/main.ts#L9)', 'past its end'],
  ['a place outside', '[x](../../elsewhere)', 'outside the repository'],
  ['an address from the root', '[x](/docs/there.md)', "from the page's own folder"],
  ['a scheme of its own', '[x](file:there.md)', 'neither a page nor a file'],
  ['a picture without words', '![](picture.png)', 'without words'],
  ['a picture tag without words', '<img src="picture.png">', 'without words'],
  ['a link without words', '[](there.md)', 'without words'],
])('%s is a fault', (_what, text, said) => {
  expect(faultsIn(`# Page\n${text}`)).toEqual([expect.stringContaining(said)]);
});

test('a fault says the page and the line', () => {
  expect(faultsIn('# Page\n\n\n[x](gone.md)')[0]).toMatch(/^docs\/page\.md:4 /);
});

test('a heading with nothing below it is a fault; with a smaller heading, code or a table it is none', () => {
  expect(faultsIn('# Page\n\n## Empty\n\n## Full\nWords')).toEqual([
    'docs/page.md:3 "Empty" has nothing below it.',
  ]);
  expect(faultsIn('# Page\nWords\n\n## Last')).toEqual(['docs/page.md:4 "Last" has nothing below it.']);
  expect(faultsIn('# Page\n<!-- words nobody sees -->')).toHaveLength(1);
  expect(faultsIn('# Page\n\n## Code\n```\n# no heading\n[no link](gone.md)\n```')).toEqual([]);
});

test('what stands in code is no link, and imports of MDX are no words', () => {
  expect(faultsIn('# Page\nWrite `[x](gone.md)`.')).toEqual([]);
  expect(faultsIn("# Page\nimport x from './x.ts';", 'docs/page.mdx')).toHaveLength(1);
});

test('links that leave the repository are listed once, with their place, and those to this machine are not', () => {
  const page = readPage(
    'a.md',
    '# A\n[x](https://example.com/x) <https://example.com/x> http\n[here](http://localhost:6006)',
  );
  expect([...externalLinks([page])]).toEqual([['https://example.com/x', 'a.md:2']]);
});
