import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pictures from '../forcedColors/pictures.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../forcedColors');
const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));

test('every story with screenshots has one for light and one for dark, and there are no others', () => {
  const asked = Object.keys(pictures).flatMap((id) => [`${id}.dark.webp`, `${id}.light.webp`]);
  expect(files.sort()).toEqual(asked.sort());
});

test('all screenshots together are at most 3.1 MB', () => {
  const bytes = files.map((name) => statSync(join(folder, name)).size).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeLessThan(3_100_000);
});
