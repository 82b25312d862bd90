// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type DocsPage, faultsOfDocs, lookAtDocs } from './docsPages.ts';
import type { Entry } from './stories.ts';

/** The built Storybook of a test: two docs pages, one of them under test, and one story. */
function faultsIn(html: string) {
  document.body.innerHTML = `<div id="storybook-docs">${html}</div>`;
  const other: DocsPage = { anchors: ['advice'], targets: [], emptySections: [], brokenPictures: [] };
  const entries: [string, Entry['type'], string][] = [
    ['page--docs', 'docs', 'Page'],
    ['other--docs', 'docs', 'Other'],
    ['other--ready', 'story', 'Other'],
  ];
  return faultsOfDocs(
    new Map([
      ['page--docs', lookAtDocs()],
      ['other--docs', other],
    ]),
    new Map(entries.map(([id, type, title]) => [id, { id, type, title, name: id }])),
    (path) => path === '/report.html',
  );
}

test('existing pages, stories, anchors, frames and files aren’t reported', () => {
  const html = `<h1 id="page">Page</h1><p>Words</p>
    <a href="?path=/docs/other--docs">docs</a> <a href="./?path=/docs/other--docs#advice">advice</a>
    <a href="?path=/story/other--ready">story</a> <a href="#page">up</a> <a href="/report.html">report</a>
    <a href="https://example.com/">elsewhere</a> <iframe src="iframe.html?id=other--ready"></iframe>`;
  expect(faultsIn(html)).toEqual([]);
});

test.each([
  ['a link to a missing page', '<a href="?path=/docs/gone--docs">x</a>', 'no such page'],
  ['a link to a missing story', '<a href="?path=/story/gone--ready">x</a>', 'no such page'],
  ['a docs link to a story', '<a href="?path=/docs/other--ready">x</a>', 'a page of story'],
  ['a missing heading of another page', '<a href="?path=/docs/other--docs#gone">x</a>', 'called "gone"'],
  ['a missing heading of the same page', '<a href="#gone">x</a>', 'called "gone"'],
  ['a link to a missing file', '<a href="../docs/page.md">x</a>', 'no such file'],
  ['a frame of a missing story', '<iframe src="iframe.html?id=gone--ready"></iframe>', 'no such page'],
])('%s is reported', (_what, html, said) => {
  expect(faultsIn(`<h1>Page</h1>${html}`)).toEqual([expect.stringContaining(said)]);
});

test('a heading without content is reported; an image or a subheading counts as content', () => {
  expect(faultsIn('<h1>Page</h1><h2>Empty</h2><h2>Full</h2><p>Words</p>')).toEqual([
    'Page has nothing below "Empty".',
  ]);
  expect(faultsIn('<h1>Page</h1><p>Words</p><h2>Last</h2>')).toEqual(['Page has nothing below "Last".']);
  expect(faultsIn('<h1>Page</h1><svg></svg>')).toEqual([]);
});

test('links and headings inside a story are ignored', () => {
  expect(
    faultsIn('<h1>Page</h1><div class="sb-story"><a href="/contacts">x</a><h2>Title</h2></div>'),
  ).toEqual([]);
});
