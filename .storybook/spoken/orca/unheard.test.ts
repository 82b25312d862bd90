import { expect, test } from 'vitest';
import { unheardIn } from './unheard.ts';

const box = { priority: 'must', role: 'checkbox', name: 'Active?', state: 'checked' } as const;

test('a role, name and state that were announced aren’t listed, and direction marks don’t matter', () => {
  expect(unheardIn([box], ['Active? check box checked.'])).toEqual([]);
  expect(
    unheardIn([{ priority: 'must', name: 'תנאי השימוש מקובלים' }], ['\u2068תנאי השימוש\u2069 מקובלים']),
  ).toEqual([]);
});

test('words are found in Hebrew too, and a negated state isn’t the state', () => {
  const radio = { priority: 'must', role: 'radio', state: 'checked' } as const;
  expect(unheardIn([radio], ['30 ימים.', 'נבחר radio button'])).toEqual([]);
  expect(unheardIn([radio], ['לא נבחר radio button'])).toEqual(['must: checked']);
});

test('each part that wasn’t announced is listed with its priority', () => {
  expect(unheardIn([box], ['Active? check box not checked.'])).toEqual(['must: checked']);
  expect(unheardIn([{ priority: 'should', role: 'tablist', name: 'Channel' }], ['Basic page tab.'])).toEqual([
    'should: “Channel”',
  ]);
});

test('what can be announced is never listed, and what depends on the data needs some words', () => {
  expect(unheardIn([{ priority: 'may', name: 'Contacts' }], [])).toEqual([]);
  expect(unheardIn([{ priority: 'must', nameHas: 'the number of rows' }], [])).toEqual([
    'must: the number of rows',
  ]);
  expect(unheardIn([{ priority: 'must', nameHas: 'the number of rows' }], ['12 rows found'])).toEqual([]);
});
