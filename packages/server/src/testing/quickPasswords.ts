import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

/*
 * Setup of the server's tests. Hashing or checking a password at the server's own cost takes 0.3 s of CPU time, which
 * is almost all of what tests with passwords do. In tests it has N = 2⁴ instead of 2¹⁵. Other costs stay as they are.
 */

type Scrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const state = Symbol.for('quickPasswords');
/** Shared by all test files of a process, which read this module again. */
const shared = globalThis as typeof globalThis & { [state]?: { isQuick: boolean } };

if (!shared[state]) {
  const quick = { isQuick: true };
  shared[state] = quick;
  const scrypt: Scrypt = crypto.scrypt;
  const inTests: Scrypt = (password, salt, length, options, done) => {
    const isOwnCost = options.N === 2 ** 15;
    scrypt(password, salt, length, quick.isQuick && isOwnCost ? { ...options, N: 2 ** 4 } : options, done);
  };
  crypto.scrypt = inTests as typeof crypto.scrypt;
  syncBuiltinESMExports();
}

/**
 * For a test of what happens while a password is hashed: until its end, hashing takes as long as on the server. Only
 * passwords that are set after this call can be checked.
 */
export function hashSlowly() {
  const quick = shared[state];
  if (!quick) throw new Error('quickPasswords.ts is a setup file of the project.');
  quick.isQuick = false;
  onTestFinished(() => {
    quick.isQuick = true;
  });
}
