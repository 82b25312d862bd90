import { expect, test } from 'vitest';
import { codeNewsIn, failureFrom } from './googleCode.ts';
import { cardAdded, subscribedIn } from './signals.ts';

test('the message about an added card is “OK”, as specified', () => {
  expect(cardAdded).toBe('OK');
});

test('an approved subscription is read with its ID only, without extra fields', () => {
  expect(subscribedIn({ kind: 'subscribed', id: 'I-BW452GLLEP1G', plan: 'P-1' })).toEqual({
    kind: 'subscribed',
    id: 'I-BW452GLLEP1G',
  });
});

test.each([
  ['the message about a card', 'OK'],
  ['nothing', null],
  ['a message of another kind', { kind: 'googleCode', id: 'I-1' }],
  ['a message without an ID', { kind: 'subscribed' }],
  ['a message with an empty ID', { kind: 'subscribed', id: '' }],
  ['a message with a numeric ID', { kind: 'subscribed', id: 7 }],
  ['a message with markup in its ID', { kind: 'subscribed', id: 'I-1<img>' }],
  ['a message with an overlong ID', { kind: 'subscribed', id: 'I'.repeat(201) }],
])('%s isn’t a subscription', (_what, data) => {
  expect(subscribedIn(data)).toBe(null);
});

test('a Google code is accepted only with the state of the request', () => {
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

test('failures without a message of their own are reported as unknown', () => {
  expect(failureFrom('access_denied')).toBe('access_denied');
  expect(failureFrom('immediate_failed')).toBe('unknown');
  expect(failureFrom(undefined)).toBe('unknown');
});
