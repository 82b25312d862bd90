// @vitest-environment jsdom
import { type FieldErrorCode, fieldErrorCodes } from '@console/contract';
import { locales } from '@console/contract/rules';
import { expect, test } from 'vitest';
import { en, he } from '../../testing/messages.ts';
import type { FieldError } from '../http/errors.ts';
import { loadMessages } from '../i18n/index.ts';
import { refusalsIn } from './refusals.ts';

const labels = { name: 'Organization Name', country: 'Country', industry: 'Industry', email: 'Email' };

async function refusals(fields: readonly FieldError[], locale: 'en' | 'he' = 'en') {
  return refusalsIn(fields, await loadMessages(locale), labels, (path) => path.split('.')[0] ?? '');
}

test('the code of a field error determines the message, whatever text the server sends', async () => {
  const message = 'A reworded sentence';
  const fields = [
    { path: 'name', code: 'required', message },
    { path: 'country.code', code: 'not-in-list', message },
    { path: 'address', code: 'too-long', limit: 500, message },
    { path: 'password', code: 'too-short', limit: 12, message },
    { path: 'quota', code: 'too-large', limit: 3000, message },
    { path: 'email', code: 'already-on-team', message },
    { path: 'permissions', code: 'permission-not-held', message },
    { path: 'industry', code: 'invalid', message },
    { path: 'size', code: 'invalid', message },
    { path: 'phoneNumber', code: 'too-many', limit: 5, message },
    { path: 'notes', code: 'too-much', limit: 2000, message },
    { path: '', code: 'values-conflict', message },
  ];
  expect(await refusals(fields)).toEqual({
    name: 'Organization Name is required',
    country: 'Country is malformed, please choose from the list',
    address: en('forms.tooLong', { count: 500 }),
    password: en('forms.tooShort', { count: 12 }),
    quota: en('forms.tooLarge', { count: 3000 }),
    email: en('team.alreadyThere'),
    permissions: en('team.cannotGive'),
    industry: en('forms.fieldNotAccepted', { field: 'Industry' }),
    size: en('forms.notAccepted'),
    phoneNumber: en('forms.tooMany', { count: 5 }),
    notes: en('forms.tooMuch', { count: 2000 }),
    '': en('forms.valuesConflict'),
  });
});

test("the server's own message is shown if the code is unknown or missing, or lacks its limit", async () => {
  const fields = [
    { path: 'name', message: 'Name is rude' },
    { path: 'country', code: 'embargo', message: 'No business there' },
    { path: 'email', code: 'toString', message: 'Not this one' },
    { path: 'address', code: 'too-long', message: 'Too big' },
    { path: 'industry', code: 'embargo', message: '' },
    { path: '', code: 'unknown-field', message: 'Unrecognized key: "theme"' },
  ];
  expect(await refusals(fields)).toEqual({
    name: en('forms.refused', { message: 'Name is rude' }),
    country: en('forms.refused', { message: 'No business there' }),
    email: en('forms.refused', { message: 'Not this one' }),
    address: en('forms.refused', { message: 'Too big' }),
    industry: en('forms.notAccepted'),
    '': en('error.validation'),
  });
  // English text in Hebrew is isolated, so that its full stop stays at its end.
  expect(await refusals([{ path: 'name', message: 'Name is rude.' }], 'he')).toEqual({
    name: he('forms.refused', { message: 'Name is rude.' }),
  });
  expect(he('forms.refused', { message: 'Name is rude.' })).toContain('\u2068Name is rude.\u2069');
});

test.each(locales)('every error code of the contract has a complete message in %s', async (locale) => {
  const t = await loadMessages(locale);
  for (const code of Object.keys(fieldErrorCodes) as FieldErrorCode[]) {
    const field = { path: 'name', code, limit: 7, message: 'Words of the server' };
    for (const known of [labels, {}]) {
      const { name = '' } = refusalsIn([field], t, known, (path) => path);
      expect(name, code).toMatch(code.startsWith('too-') ? /7/ : /./);
      expect(name, code).not.toMatch(/undefined|NaN|[{}]|Words of the server/);
    }
  }
});
