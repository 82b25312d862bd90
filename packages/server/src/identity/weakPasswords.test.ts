import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { passwordLength } from '@console/contract/rules';
import { expect, test } from 'vitest';
import { commonPasswordsFile } from '../commonPasswords.ts';
import { refuseWeakPassword } from './weakPasswords.ts';

const person = { email: 'ada.lovelace@bakery.example', name: 'Ada Byron Lovelace' };
const codeOf = (password: string, of = person) => {
  try {
    refuseWeakPassword(password, of);
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ status: 422, extras: { errors: [{ path: 'password' }] } });
    return (error as { extras: { errors: [{ code: string }] } }).extras.errors[0].code;
  }
};

test.each([
  ...['password1234', 'Password1234', '123456789012', 'qwertyuiop123', 'qwertyuiop[]', 'letmeinletmein'],
  ...['йцукенгшщзхъ', 'ПАРОЛЬПАРОЛЬ', '１２３４５６７８９０１２'],
])('%s is too common', (password) => {
  expect(codeOf(password)).toMatch(/^(common|repeated)-password$/);
});

test.each(['aaaaaaaaaaaa', '🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐🥐', 'abcabcabcabca', '2580258025802580'])(
  '%s only repeats itself',
  (password) => {
    expect(codeOf(password)).toBe('repeated-password');
  },
);

test.each(['ada.lovelace@bakery.example', 'Ada Lovelace 1815', 'lovelace-bakery-2026', 'ByronLovelace!'])(
  '%s is too close to the person’s name or email',
  (password) => {
    expect(codeOf(password)).toBe('personal-password');
  },
);

test('a name in another script is also recognized', () => {
  expect(codeOf('עדה לבלייס 1815', { email: 'ada@example.test', name: 'עדה לבלייס' })).toBe(
    'personal-password',
  );
});

test.each([
  ...[
    'correct horse battery',
    'lovelace likes purple trains',
    'סוס נכון סוללה',
    '482913750264',
    'a long password',
  ],
])('%s is accepted', (password) => {
  expect(codeOf(password)).toBeUndefined();
});

test('the list has over 20,000 common passwords, none below the minimum length', () => {
  const list = gunzipSync(readFileSync(commonPasswordsFile)).toString().split('\n');
  expect(list.length).toBeGreaterThan(20_000);
  expect(list.filter((password) => password.length < passwordLength.min)).toEqual([]);
});
