// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadMessages, type Translate } from '../i18n/index.ts';
import { checkCountry } from './checkCountry.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { checksIn } from './useChecks.ts';
import { isSame, valuesIn } from './values.ts';

let t: Translate;
beforeAll(async () => {
  t = await loadMessages('en');
});
beforeEach(() => sessionStorage.clear());

test('the validation messages match the specification exactly', () => {
  const check = checksIn(t);
  expect(check.notEmpty('  ', 'Channel Name')).toBe('Channel Name is required');
  expect(check.notEmpty([], 'Permissions')).toBe('Permissions is required');
  expect(check.notEmpty('Reception', 'Channel Name')).toBeUndefined();
  expect(check.notNullObject(null, 'Phone Number')).toBe('Phone Number is required');
  expect(check.notNullObject({}, 'Phone Number')).toBeUndefined();
  expect(checkCountry('xx', 'Country', t)).toBe('Country is malformed, please choose from the list');
  expect(checkCountry('il', 'Country', t)).toBeUndefined();
  expect(check.email('')).toBe('E-mail must be valid');
  expect(check.nonRequiredEmail('')).toBeUndefined();
  expect(check.nonRequiredEmail('a@b')).toBe('E-mail must be valid');
  expect(check.email(' dana@example.com ')).toBeUndefined();
  expect(check.phone('054-22')).toBe('Phone number must be 10 digits');
  expect(check.phone('+972 54-220 7710')).toBeUndefined();
});

test('form data is read into the shape of the initial values', () => {
  const data = new FormData();
  data.append('name', 'Dana');
  data.append('permissions', 'calls');
  data.append('permissions', 'contacts');
  data.append('stray', 'x');
  const shape = { name: '', permissions: [] as string[], isActive: 'on', none: [] as string[] };
  expect(valuesIn(data, shape)).toEqual({
    name: 'Dana',
    permissions: ['calls', 'contacts'],
    isActive: '',
    none: [],
  });
});

test('surrounding spaces and separators in a phone number don’t count as a change', () => {
  const saved = { name: 'Dana', phone: '0501112234', size: '1' };
  expect(isSame({ phone: '050-111 22 34', name: ' Dana', size: '1' }, saved)).toBe(true);
  expect(isSame({ phone: '050-111 22 35', name: 'Dana', size: '1' }, saved)).toBe(false);
  expect(isSame({ phone: '050-111 22 34', name: 'Dana', size: ' 11' }, saved)).toBe(false);
});

test('a draft is restored only in its form and for its author, and an unreadable one is ignored', () => {
  const shape = { name: '', tags: [] as string[], added: 'later' };
  keepDraft('contact/1', 'maya', { name: 'Dana', tags: ['a'] });
  expect(readDraft('contact/1', 'maya', shape)).toEqual({ name: 'Dana', tags: ['a'], added: 'later' });
  expect(readDraft('contact/1', 'noa', shape)).toBeNull();
  expect(readDraft('contact/2', 'maya', shape)).toBeNull();
  dropDraft('contact/1');
  expect(readDraft('contact/1', 'maya', shape)).toBeNull();
  sessionStorage.setItem('console.draft.contact/1', '{broken');
  expect(readDraft('contact/1', 'maya', shape)).toBeNull();
});
