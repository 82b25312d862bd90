import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Review } from '../review.ts';
import { keepReview, slugOf } from './keepReview.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-reviews-'));
afterAll(() => rmSync(folder, { recursive: true }));

const jpeg = `data:image/jpeg;base64,${btoa('\xff\xd8\xff\xe0')}`;
const review: Review = {
  version: '0.1.0',
  reviewer: 'Dana Lévi',
  date: '2026-11-27',
  verdicts: [
    { story: 'screen:contacts', criterion: '1.1.1', verdict: 'passed', note: '', reader: 'NVDA 2026.1' },
    { story: 'screen:contacts', criterion: '1.3.1', verdict: 'failed', note: 'See', picture: jpeg },
  ],
};

test('a review is kept by date and reviewer, with its pictures as files', () => {
  const file = keepReview(review, folder);
  expect(file).toBe(join(folder, '2026-11-27-dana-levi.json'));
  const [first, second] = review.verdicts;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...review,
    verdicts: [first, { ...second, picture: '2026-11-27-dana-levi/1.jpg' }],
  });
  expect([...readFileSync(join(folder, '2026-11-27-dana-levi/1.jpg'))]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
});

test('a review is kept twice without a change, but never replaces another one', () => {
  expect(keepReview(review, folder)).toBe(keepReview(review, folder));
  expect(() => keepReview({ ...review, verdicts: review.verdicts.slice(1) }, folder)).toThrow('exists');
});

test('a name can’t leave the folder, and a name without Latin letters has a file of its own', () => {
  expect(slugOf('../../etc/passwd')).toBe('etc-passwd');
  expect(slugOf('דנה')).toMatch(/^reviewer-[0-9a-f]{8}$/);
  expect(slugOf('דנה')).not.toBe(slugOf('מאיה'));
});
