import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { hashSlowly } from '../testing/quickPasswords.ts';
import { hashPassword, isPassword } from './password.ts';

const secret = 'correct horse battery';

test('a hash matches its own password and no other', async () => {
  const hash = await hashPassword(secret);
  expect(await isPassword(secret, hash)).toBe(true);
  expect(await isPassword(`${secret} `, hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('two hashes of one password differ and contain their cost parameters', async () => {
  hashSlowly();
  const [one, two] = [await hashPassword(secret), await hashPassword(secret)];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toContain('horse');
});

test('a hash with different cost parameters is still accepted', async () => {
  // RFC 7914, section 12: "pleaseletmein", "SodiumChloride", N=16384, r=8, p=1, its first 32 bytes.
  const salt = Buffer.from('SodiumChloride').toString('base64').replace(/=+$/, '');
  const key = Buffer.from('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2', 'hex');
  const hash = `$scrypt$ln=14,r=8,p=1$${salt}$${key.toString('base64').replace(/=+$/, '')}`;
  expect(await isPassword('pleaseletmein', hash)).toBe(true);
  expect(await isPassword('pleaseletmeout', hash)).toBe(false);
});

test('a password matches in composed and decomposed Unicode form', async () => {
  const hash = await hashPassword('cafe\u0301 cafe\u0301 noir');
  expect(await isPassword('café café noir', hash)).toBe(true);
});

test('an email without an account costs the same work and never matches', async () => {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') count++;
    },
  }).enable();
  const hash = await hashPassword(secret);
  count = 0;
  await isPassword('wrong password', hash);
  const known = count;
  count = 0;
  expect(await isPassword('wrong password', undefined)).toBe(false);
  expect(await isPassword('', undefined)).toBe(false);
  hook.disable();
  expect(known).toBe(1);
  expect(count).toBe(2);
});
