import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lock } from './lock.ts';
import { aliveSince, bootId } from './process.ts';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'console-lock-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Another process that holds a folder, and a way to end it at once. */
async function holder(path: string) {
  const program = `import { lock } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
    await lock(${JSON.stringify(path)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  onTestFinished(kill);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { pid: child.pid ?? 0, kill };
}

const someone = (changes: object) =>
  JSON.stringify({
    ...{ pid: process.pid, host: hostname(), boot: bootId(), started: aliveSince(process.pid) },
    ...changes,
  });

test('a second process is refused while the first lives, and told who it is', async () => {
  const path = folder();
  const first = await holder(path);

  await expect(lock(path)).rejects.toThrow(`already in use by process ${first.pid} on ${hostname()}`);
});

test('after kill -9 the folder is free at once', async () => {
  const path = folder();
  const first = await holder(path);
  await first.kill();
  expect(existsSync(join(path, 'lock'))).toBe(true);

  const held = await lock(path);
  held.release();
  expect(existsSync(join(path, 'lock'))).toBe(false);
});

test('a live holder that cannot be seen on the socket, as from another container, keeps the folder', async () => {
  const path = folder();
  writeFileSync(join(path, 'lock'), someone({}));

  await expect(lock(path)).rejects.toThrow(`in use by process ${process.pid}`);
});

test('a holder on another machine keeps the folder, with a word on what to delete', async () => {
  const path = folder();
  writeFileSync(join(path, 'lock'), someone({ host: 'elsewhere', pid: 7 }));

  await expect(lock(path)).rejects.toThrow(`process 7 on elsewhere. Stop it`);
  await expect(lock(path)).rejects.toThrow(`If it no longer runs, delete ${join(path, 'lock')}.`);
});

test.each([
  ['a process with the number of the dead holder', { started: '1' }],
  ['a start of the machine since then', { boot: 'another' }],
])('%s does not count as the holder', async (_, changes) => {
  const path = folder();
  writeFileSync(join(path, 'lock'), someone(changes));

  (await lock(path)).release();
});

test('a lock file that nobody can read is never thrown away', async () => {
  const path = folder();
  writeFileSync(join(path, 'lock'), '{');

  await expect(lock(path)).rejects.toThrow(
    'cannot be read. If no other server runs on this folder, delete it.',
  );
});
