import { expect, test } from 'vitest';
import { codeNewsIn, failureFrom } from './googleCode.ts';
import { cardAdded, subscribedIn } from './signals.ts';

test('the word of a card is the one the product specifies', () => {
  expect(cardAdded).toBe('OK');
});

test('an approved subscription is read with its id, and without what else came along', () => {
  expect(subscribedIn({ kind: 'subscribed', id: 'I-BW452GLLEP1G', plan: 'P-1' })).toEqual({
    kind: 'subscribed',
    id: 'I-BW452GLLEP1G',
  });
});

test.each([
  ['the word of a card', 'OK'],
  ['nothing', null],
  ['another kind', { kind: 'googleCode', id: 'I-1' }],
  ['no id', { kind: 'subscribed' }],
  ['an empty id', { kind: 'subscribed', id: '' }],
  ['an id that is no text', { kind: 'subscribed', id: 7 }],
  ['an id with markup', { kind: 'subscribed', id: 'I-1<img>' }],
  ['an id without end', { kind: 'subscribed', id: 'I'.repeat(201) }],
])('%s is no subscription', (_what, data) => {
  expect(subscribedIn(data)).toBe(null);
});

test('a code of Google is read only by who asked for it', () => {
  const news = { kind: 'googleCode', state: 'mine', code: '4/0-code' };
  expect(codeNewsIn(news, 'mine')).toEqual(news);
  expect(codeNewsIn(news, 'other')).toBe(null);
  expect(codeNewsIn({ ...news, code: '' }, 'mine')).toBe(null);
  expect(codeNewsIn({ kind: 'googleCode', state: 'mine', failure: 'popup_closed' }, 'mine')).toEqual({
    kind: 'googleCode',
    state: 'mine',
    failure: 'popup_closed',
  });
  expect(codeNewsIn('OK', 'mine')).toBe(null);
});

test('a failure the console has no sentence for is an unknown one', () => {
  expect(failureFrom('access_denied')).toBe('access_denied');
  expect(failureFrom('immediate_failed')).toBe('unknown');
  expect(failureFrom(undefined)).toBe('unknown');
});
