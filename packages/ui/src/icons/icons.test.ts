import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenIcons } from '../../scripts/icons.ts';

test('the icons are those that the script writes', async () => {
  const kept = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
  expect(kept).toBe(await writtenIcons());
});
