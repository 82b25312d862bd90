import { expect, test } from 'vitest';
import { type Entry, keyOf, openReview, reviewedOf, verdictsIn } from './reviewStore.ts';

/** A storage with room for some characters, as that of a browser. */
function storageFor(room: number): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      const others = [...items].filter(([other]) => other !== name).flat();
      if ([...others, name, value].join('').length > room) throw new DOMException('', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name) => items.delete(name),
    clear: () => items.clear(),
  };
}

const chart = 'components-linechart--ready';
const key = keyOf(chart, '1.1.1');
const entry = (note: string, verdict?: Entry['verdict']): Entry => ({
  verdict,
  note,
  reader: '',
  browser: '',
});

test('what a person typed is there after a reload, also without a verdict, and only in its version', () => {
  const storage = storageFor(1000);
  const review = openReview(storage, '0.1.0');
  review.enter(key, entry('No value'));
  review.setPerson({ name: 'Dana', reader: 'NVDA', browser: '' });
  const reopened = openReview(storage, '0.1.0').get();
  expect(reopened.entries.get(key)?.note).toBe('No value');
  expect(reopened.person.name).toBe('Dana');
  const next = openReview(storage, '0.2.0');
  expect(next.get()).toMatchObject({ entries: new Map(), ofOtherVersions: 1 });
  next.deleteOtherVersions();
  expect(next.get().ofOtherVersions).toBe(0);
  expect(openReview(storage, '0.1.0').get().entries.size).toBe(0);
});

test('a full storage is counted, what was typed stays in the page, and is stored when there is room again', () => {
  const storage = storageFor(400);
  const review = openReview(storage, '0.1.0');
  const other = keyOf(chart, '1.3.1');
  review.enter(other, entry('x'.repeat(200)));
  review.enter(key, entry('y'.repeat(200)));
  expect(review.get().unkept).toBe(1);
  expect(review.get().entries.get(key)?.note).toHaveLength(200);
  review.replace(new Map([[other, undefined]]), 'Deleted.');
  expect(review.get().unkept).toBe(0);
  expect(openReview(storage, '0.1.0').get().entries.get(key)?.note).toHaveLength(200);
});

test('a deletion can be undone until something else is entered in its place', () => {
  const review = openReview(storageFor(1000), '0.1.0');
  review.enter(key, entry('No value', 'failed'));
  review.replace(new Map([[key, undefined]]), 'Deleted.');
  expect(review.get().entries.size).toBe(0);
  review.enter(keyOf(chart, '1.3.1'), entry('Another'));
  review.undo();
  expect(review.get().entries.get(key)).toEqual(entry('No value', 'failed'));

  review.replace(new Map([[key, undefined]]), 'Deleted.');
  review.enter(key, entry('New'));
  review.undo();
  expect(review.get().entries.get(key)?.note).toBe('New');
});

test('what another tab wrote appears, and what this tab couldn’t store stays', () => {
  const storage = storageFor(300);
  const review = openReview(storage, '0.1.0');
  review.enter(key, entry('x'.repeat(400)));
  openReview(storage, '0.1.0').enter(keyOf(chart, '1.3.1'), entry('Other tab'));
  review.readAgain();
  expect([...review.get().entries.values()].map(({ note }) => note.slice(0, 9)).sort()).toEqual([
    'Other tab',
    'xxxxxxxxx',
  ]);
});

test('only verdicts are saved to files, and progress counts each criterion once', () => {
  const subjects = [{ id: chart }, { id: 'components-linechart--weekly' }];
  const entries = new Map([
    [key, { ...entry(' No\u0000 value\n\u2067again ', 'failed'), reader: 'NVDA\t2026.1\u200e' }],
    [keyOf('components-linechart--weekly', '1.1.1'), entry('', 'passed')],
    [keyOf(chart, '1.3.1'), entry('A draft')],
  ]);
  expect(verdictsIn(entries, subjects)).toEqual([
    {
      story: chart,
      criterion: '1.1.1',
      verdict: 'failed',
      note: 'No value\nagain',
      reader: 'NVDA 2026.1\u200e',
    },
    { story: 'components-linechart--weekly', criterion: '1.1.1', verdict: 'passed', note: '' },
  ]);
  expect(reviewedOf(['1.1.1', '1.3.1'], subjects, entries)).toEqual(['1.1.1']);
});
