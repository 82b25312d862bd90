import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [120_096, '120 kB'],
  [1_240_000, '1.2 MB'],
  [3_000_000_000, '3 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize('en-GB', bytes)).toBe(words);
});
