import { expect, test } from 'vitest';
import { felt, obstacles } from './obstacles.ts';

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
const ready = { version: '0.2.0', changelog, notes: [], changed: [] };

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

test('what can be felt with assistive technology is told for the version alone', () => {
  expect(felt(changelog, '0.2.0')).toEqual(['- **a11y** Escape closes it.']);
  expect(felt(changelog, '0.1.0')).toEqual(['- **a11y** First.']);
});
