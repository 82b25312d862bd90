import { expect, test } from 'vitest';
import { readPage } from './page.ts';

const faultsIn = (text: string, path = 'a.md') => readPage(path, text).faults;

test.each([
  ['an image without words', '![](a.png)', 'a.png without words'],
  ['a link without words', 'See [](b.md).', 'b.md without words'],
  [
    'a section with nothing in it',
    '# One\n\n## Two\n\n## Three\n\nWords',
    'a.md:3 "Two" has nothing below it',
  ],
  ['an empty section at the end', '# One\n\nWords\n\n## Two\n', 'a.md:5 "Two" has nothing below it'],
])('%s is a fault', (_what, text, said) => {
  expect(faultsIn(text)).toEqual([expect.stringContaining(said)]);
});

test('words, code, a smaller heading or a component below a heading are something', () => {
  expect(faultsIn('# One\n\n## Two\n\n```sh\n# no heading\n```\n')).toEqual([]);
  expect(faultsIn('import { A } from "./A.tsx";\n\n# One\n\n<A />\n', 'a.mdx')).toEqual([]);
});

test('links in code and in comments are not read, those of tables and definitions are', () => {
  const text = '| A |\n| --- |\n| [a](a.md) |\n\n`[b](b.md)` <!-- [c](c.md) -->\n\n[d]: d.md\n';
  expect(readPage('a.md', text).targets).toEqual(['a.md', 'd.md']);
});

test('the cells of a table are given as they are written', () => {
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
