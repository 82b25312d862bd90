import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Beside `src` and, in the built server, beside `dist`. */
export const commonPasswordsFile = new URL('../passwords/common.txt.gz', import.meta.url);

/** A password as it is compared: however it is composed, and in small letters. */
export const spelled = (password: string) => password.normalize('NFKC').toLowerCase();

let list: ReadonlySet<string> | undefined;

/** Whether a password is one of the most common that are long enough (OWASP ASVS 6.2.4). */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(gunzipSync(readFileSync(commonPasswordsFile)).toString().split('\n'));
  return list.has(spelled(password));
}
