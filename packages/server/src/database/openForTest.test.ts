import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { extensions } from './extensions.ts';
import { template } from './openForTest.ts';

test('a template that another process replaces after it was read still opens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-template-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const loadDataDir = await template(folder);

  const [file = ''] = readdirSync(folder);
  const other = join(folder, 'written by another process');
  writeFileSync(other, readFileSync(join(folder, file)));
  renameSync(other, join(folder, file));

  const lite = await PGlite.create({ loadDataDir, extensions });
  onTestFinished(() => lite.close());
  expect((await lite.query('select count(*) from users')).rows).toEqual([{ count: 0 }]);
});
