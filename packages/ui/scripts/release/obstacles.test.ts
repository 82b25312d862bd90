import { expect, test } from 'vitest';
import { felt, obstacles, placeholdersIn } from './obstacles.ts';

const changelog = [
  '# @console/ui',
  '',
  '## 0.2.0',
  '',
  '- **a11y** Escape closes it.',
  '- A door.',
  '',
  '## 0.1.0',
  '',
  '- **a11y** First.',
].join('\n');
const ready = { version: '0.2.0', changelog, notes: [], changed: [], placeholders: [] };

test('a version that is written down and committed may be published', () => {
  expect(obstacles(ready)).toEqual([]);
});

test('notes without a version, a version without notes, and work that is not committed stand in the way', () => {
  expect(obstacles({ ...ready, notes: ['sidebar.md'] })).toEqual([expect.stringContaining('sidebar.md')]);
  expect(obstacles({ ...ready, version: '0.3.0' })).toEqual([expect.stringContaining('0.3.0')]);
  expect(obstacles({ ...ready, changed: ['src/index.ts'] })).toEqual([
    expect.stringContaining('src/index.ts'),
  ]);
});

test('addresses of nobody stand in the way until the vendor fills them in', () => {
  const own = {
    author: 'Dana <dana@example.com>',
    homepage: 'https://example.com',
    repository: 'github:dana/console',
  };
  expect(placeholdersIn({ ...own, bugs: { url: 'https://owner.invalid/issues' } })).toEqual(['bugs']);
  expect(placeholdersIn({ ...own, bugs: 'https://example.com/issues', homepage: '' })).toEqual(['homepage']);
  expect(obstacles({ ...ready, placeholders: ['bugs'] })).toEqual([expect.stringContaining('bugs')]);
});

test('what can be felt with assistive technology is told for the version alone', () => {
  expect(felt(changelog, '0.2.0')).toEqual(['- **a11y** Escape closes it.']);
  expect(felt(changelog, '0.1.0')).toEqual(['- **a11y** First.']);
});
