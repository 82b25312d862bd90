import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { passwordLength } from '@console/contract/rules';
import { commonPasswordsFile, spelled } from '../src/commonPasswords.ts';

/**
 * Regenerates the list of common passwords from lists with one password per line, the most common first:
 * `node --conditions=@console/source packages/server/scripts/commonPasswords.ts LIST…`
 * The sources are in passwords/README.md.
 */
const mostOfEach = 13_000;

const passwords = new Set(
  process.argv.slice(2).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const fitting = lines
      .map((line) => spelled(line.trim()))
      .filter((line) => line.length >= passwordLength.min);
    return [...new Set(fitting)].slice(0, mostOfEach);
  }),
);
writeFileSync(commonPasswordsFile, gzipSync([...passwords].sort().join('\n'), { level: 9 }));
console.log(`${passwords.size} passwords in ${commonPasswordsFile.pathname}`);
