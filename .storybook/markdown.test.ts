import { expect, test } from 'vitest';
import { markdownPages } from './markdown.ts';

const pages = new Map(markdownPages().map((page) => [page.name, page]));

test('a page in Markdown has the examples, props, keys, parts and states of its page in Storybook', () => {
  const { markdown = '', summary } = pages.get('Switch') ?? {};
  expect(summary).toMatch(/^Turns something on or off/);
  expect(markdown).toContain("```tsx\nimport { Switch } from '@console/ui';");
  expect(markdown).toMatch(/^\| `label` \(required\) \| `string` \|/m);
  expect(markdown).toMatch(/^\| Space \| switch \|/m);
  expect(markdown).toMatch(/^\| `switch-track` \|/m);
  expect(markdown).toMatch(/^\| `\[data-selected\]` \|/m);
});

test('no page needs Storybook: neither for its elements nor for its links', () => {
  expect(pages.size).toBeGreaterThan(50);
  for (const [name, { markdown }] of pages) {
    const prose = markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '');
    expect(prose, name).not.toMatch(/<[A-Z]|\?path=|^import /m);
  }
});
