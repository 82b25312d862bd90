import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenIcons } from '../../scripts/icons.ts';

test('the icon files match the output of scripts/icons.ts', async () => {
  const written = await writtenIcons();
  const kept = Object.keys(written).map((file) => [
    file,
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ]);
  expect(Object.fromEntries(kept)).toEqual(written);
});
