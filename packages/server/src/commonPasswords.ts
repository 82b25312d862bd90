import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Next to `src` and, in the built server, next to `dist`. */
export const commonPasswordsFile = new URL('../passwords/common.txt.gz', import.meta.url);

/** A password in the form in which it is compared: Unicode-normalized and in lower case. */
export const spelled = (password: string) => password.normalize('NFKC').toLowerCase();

let list: ReadonlySet<string> | undefined;

/** Whether a password is one of the most common ones of sufficient length (OWASP ASVS 6.2.4). */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(gunzipSync(readFileSync(commonPasswordsFile)).toString().split('\n'));
  return list.has(spelled(password));
}
