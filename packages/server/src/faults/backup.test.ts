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
  /** Lets the hours pass of a server that is stopped and started in between. */
  async function pass(hours: number) {
    const nightly = backupNightly(lite, folder);
    vi.advanceTimersByTime(hours * HOUR);
    await nightly.stop();
  }
  return { folder, pass };
}

test('a server that runs an hour has a backup, and another one a day later', async () => {
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

test('a backup that cannot be written is told and does not end the server', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const { pass } = await started((folder) => writeFileSync(folder, 'in the way'));
  await pass(1);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The nightly backup failed \(.+\)\.\n$/));
});
