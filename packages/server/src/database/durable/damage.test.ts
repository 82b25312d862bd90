import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { template } from '../openForTest.ts';
import { createCluster } from './cluster.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

const root = mkdtempSync(join(tmpdir(), 'console-damage-'));
const whole = join(root, 'whole');
beforeAll(async () => createCluster(whole, await template()));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts the server on a damaged copy of a database. */
function startOn(spoil: (folder: string) => void) {
  const dataDir = mkdtempSync(join(root, 'data-'));
  const folder = join(dataDir, 'database');
  cpSync(whole, folder, { recursive: true });
  spoil(folder);
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=@console/source', main], {
    encoding: 'utf8',
    env: { AUTH_DEV_IDP: '1', PORT: '0', DEMO_DATA: 'off', DATA_DIR: dataDir },
  });
  return { dataDir, status, complaint: stderr };
}

test.each<[string, (folder: string) => void, RegExp]>([
  ['without its control file', (at) => rmSync(join(at, 'global/pg_control')), /pg_control": No such file/],
  [
    'with a corrupt control file',
    (at) => writeFileSync(join(at, 'global/pg_control'), Buffer.alloc(8192, 7)),
    /incompatible with server/,
  ],
  ['with an empty control file', (at) => truncateSync(join(at, 'global/pg_control')), /read 0 of/],
  [
    'without its write-ahead log',
    (at) => {
      const log = join(at, 'pg_wal');
      for (const name of readdirSync(log)) rmSync(join(log, name), { recursive: true });
    },
    /could not locate a valid checkpoint/,
  ],
])('a database %s is reported as damaged, with the restore command', (_, spoil, reason) => {
  const { dataDir, status, complaint } = startOn(spoil);

  expect(status).toBe(65);
  expect(complaint).toMatch(/^The embedded database in [^\n]+ is damaged [^\n]+\n$/);
  expect(complaint).toMatch(reason);
  expect(complaint).toContain(
    `a restart does not help. Put the newest backup in its place: node packages/server/scripts/restoreBackup.ts ${dataDir}\n`,
  );
});
