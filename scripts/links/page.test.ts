import { expect, test } from 'vitest';
import { readPage } from './page.ts';

const faultsIn = (text: string, path = 'a.md') => readPage(path, text).faults;

test.each([
  ['an image without alternative text', '![](a.png)', 'a.png without words'],
  ['a link without text', 'See [](b.md).', 'b.md without words'],
  ['an empty section', '# One\n\n## Two\n\n## Three\n\nWords', 'a.md:3 "Two" has nothing below it'],
  ['an empty section at the end', '# One\n\nWords\n\n## Two\n', 'a.md:5 "Two" has nothing below it'],
])('%s is a fault', (_what, text, said) => {
  expect(faultsIn(text)).toEqual([expect.stringContaining(said)]);
});

test('text, code, a subheading or a component below a heading count as content', () => {
  expect(faultsIn('# One\n\n## Two\n\n```sh\n# no heading\n```\n')).toEqual([]);
  expect(faultsIn('import { A } from "./A.tsx";\n\n# One\n\n<A />\n', 'a.mdx')).toEqual([]);
});

test('links in code and comments are ignored; those in tables and definitions are read', () => {
  const text = '| A |\n| --- |\n| [a](a.md) |\n\n`[b](b.md)` <!-- [c](c.md) -->\n\n[d]: d.md\n';
  expect(readPage('a.md', text).targets).toEqual(['a.md', 'd.md']);
});

test('table cells are returned as Markdown', () => {
  const text = '| A | B |\n| --- | --- |\n| `x` and [y](y.md) | |\n| one \\| two | z |';
  expect(readPage('a.md', text).tables).toEqual([
    {
      head: ['A', 'B'],
      rows: [
        { cells: ['`x` and [y](y.md)', ''], line: 3 },
        { cells: ['one \\| two', 'z'], line: 4 },
      ],
    },
  ]);
});
