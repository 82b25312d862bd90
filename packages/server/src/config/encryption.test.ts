import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { encryption } from './encryption.ts';
import { keyInFolder } from './encryptionKey.ts';

const root = mkdtempSync(join(tmpdir(), 'console-'));
afterAll(() => rmSync(root, { recursive: true }));

const [key, otherKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const { seal, open } = encryption(key);

test('sealed text can be opened again with the key', () => {
  for (const plain of ['', 'JBSWY3DPEHPK3PXP', 'סוד 🔑', 'x'.repeat(100_000)]) {
    expect(encryption(key).open(seal(plain, 'a'), 'a')).toBe(plain);
  }
});

test('sealed text doesn’t contain the plain text, and differs each time', () => {
  const [one, two] = [seal('JBSWY3DPEHPK3PXP', 'a'), seal('JBSWY3DPEHPK3PXP', 'a')];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
});

test('sealed text can’t be opened in another context, with another key, or after a change', () => {
  const sealed = seal('secret', 'users.totp_secret:1');
  const refused = /cannot be read/;
  expect(() => open(sealed, 'users.totp_secret:2')).toThrow(refused);
  expect(() => encryption(otherKey).open(sealed, 'users.totp_secret:1')).toThrow(refused);
  expect(() => encryption(undefined).open(sealed, 'users.totp_secret:1')).toThrow(refused);
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => open(`v1.${changed.toString('base64url')}`, 'users.totp_secret:1')).toThrow(refused);
  }
  for (const plain of ['a', 'ab', 'abc', 'abcd']) {
    const longer = `${seal(plain, 'a')}x`;
    expect(() => open(longer, 'a')).toThrow(refused);
  }
  for (const broken of ['', 'v1.', 'v1.AAAA', sealed.slice(3), sealed.slice(0, -4), 'plain text']) {
    expect(() => open(broken, 'users.totp_secret:1')).toThrow(refused);
  }
});

test('a folder gets its own key once, and only the current user can read it', () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const made = keyInFolder(folder);
  expect(made).toHaveLength(32);
  expect(keyInFolder(folder)).toEqual(made);
  expect(statSync(join(folder, 'encryption.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['encryption.key']);
  expect(keyInFolder(mkdtempSync(join(root, 'data-')))).not.toEqual(made);
});

test('an invalid key file is rejected and not deleted', () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const file = join(folder, 'encryption.key');
  writeFileSync(file, 'hunter2');
  expect(() => keyInFolder(folder)).toThrow(/encryption\.key must hold the encryption key/);
  expect(() => keyInFolder(folder)).not.toThrow(/hunter2/);
  expect(existsSync(file)).toBe(true);
});
