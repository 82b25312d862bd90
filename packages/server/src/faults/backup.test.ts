import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backupNightly } from '../database/durable/backupNightly.ts';
import { extensions } from '../database/extensions.ts';
import { template } from '../database/openForTest.ts';

const HOUR = 3_600_000;

async function started(prepare: (folder: string) => void = () => {}) {
  const home = mkdtempSync(join(tmpdir(), 'console-nightly-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const folder = join(home, 'backups');
  prepare(folder);
  const lite = await PGlite.create({ loadDataDir: await template(), extensions });
  onTestFinished(() => lite.close());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  /** Advances the time by hours for a server that is started before and stopped after them. */
  async function pass(hours: number) {
    const nightly = backupNightly(lite, folder);
    vi.advanceTimersByTime(hours * HOUR);
    await nightly.stop();
  }
  return { folder, pass, lite };
}

test('writes a backup after an hour, and another one a day later', async () => {
  const { folder, pass } = await started();
  await pass(0.5);
  expect(() => readdirSync(folder)).toThrow('ENOENT');
  mkdirSync(folder);
  writeFileSync(join(folder, '2026-01-01.tar.gz.part'), 'interrupted');
  await pass(1);
  expect(readdirSync(folder)).toHaveLength(1);
  await pass(2);
  expect(readdirSync(folder)).toHaveLength(1);
  vi.advanceTimersByTime(24 * HOUR);
  await pass(1);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('other queries are answered while the tables are vacuumed', async () => {
  const { pass, lite } = await started();
  await lite.exec('create table one as select generate_series(1, 10); create table two as select 1');
  const done: string[] = [];
  const exec = lite.exec.bind(lite);
  vi.spyOn(lite, 'exec').mockImplementation(async (statement) => {
    const answer = await exec(statement);
    done.push(statement);
    return answer;
  });
  setImmediate(() => void lite.query('select 1').then(() => done.push('answered')));
  await pass(1);
  const last = done.findLastIndex((statement) => statement.startsWith('vacuum'));
  expect(done.indexOf('answered')).toBeLessThan(last);
  const { rows } = await lite.query(
    "select reltuples from pg_class where relname in ('one', 'two') order by 1",
  );
  expect(rows).toEqual([{ reltuples: 1 }, { reltuples: 10 }]);
});

test('a backup that can’t be written is reported and doesn’t stop the server', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const { pass } = await started((folder) => writeFileSync(folder, 'in the way'));
  await pass(1);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The nightly backup failed \(.+\)\.\n$/));
});
