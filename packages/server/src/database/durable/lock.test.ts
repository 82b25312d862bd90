import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canUnshare, inContainer } from '../../testing/containers.ts';
import { lock, proveLocked } from './lock.ts';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'console-lock-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A program that locks a folder, prints its process ID and keeps running. */
const program = (path: string) => [
  ...[process.execPath, '--input-type=module', '-e'],
  `import { lock } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
    await lock(${JSON.stringify(path)});
    console.log('held', process.pid);
    setInterval(() => {}, 1000);`,
];

/** Another process that holds a folder, and a function that kills it. */
async function holder([command = '', ...args]: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  onTestFinished(kill);
  const said = await new Promise<string>((resolve) => child.stdout.once('data', resolve));
  return { pid: Number(String(said).split(' ')[1]), kill };
}

/** The error output of another process that tries to lock the folder. */
const complaintOf = ([command = '', ...args]: string[]) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
    cwd: import.meta.dirname,
  }).stderr;

test('a second process is refused while the first runs, with the ID of the first', async () => {
  const path = folder();
  const first = await holder(program(path));

  await expect(lock(path)).rejects.toThrow(
    new RegExp(`already in use by process ${first.pid} on ${hostname()} since 20\\S+Z\\. Stop it, or choose`),
  );
});

test('a second server in the same process is refused and doesn’t release the first lock', async () => {
  const path = folder();
  const held = await lock(path);
  await expect(lock(path)).rejects.toThrow('already in use');

  expect(complaintOf(program(path))).toContain(`already in use by process ${process.pid}`);
  held.release();
  await holder(program(path));
});

test('the lock survives garbage collection', async () => {
  const path = folder();
  const [node = '', ...rest] = program(path);
  rest[2] = `${rest[2]} for (let round = 0; round < 3; round += 1) { await new Promise(setImmediate); gc(); }`;
  await holder([node, '--expose-gc', ...rest]);

  await expect(lock(path)).rejects.toThrow('already in use');
});

test('kill -9 frees the folder immediately', async () => {
  const path = folder();
  const first = await holder(program(path));
  await first.kill();

  (await lock(path)).release();
});

test.skipIf(!canUnshare()).each([
  ['the same name', 'console', 'console'],
  ['another name', 'blue', 'green'],
])(
  'a second container whose host has %s is refused; after a crash it gets the folder',
  async (_, one, other) => {
    const path = folder();
    const first = await holder(inContainer(one, program(path)));
    expect(first.pid).toBe(1);
    const second = inContainer(other, program(path));
    expect(complaintOf(second)).toMatch(new RegExp(`already in use by process 1 on ${one} since`));

    await first.kill();
    await holder(second);
  },
);

test('the lock file of an earlier version is ignored and deleted', async () => {
  const path = folder();
  const file = join(path, 'lock');
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: 'elsewhere', boot: null, started: null }));

  (await lock(path)).release();
  expect(existsSync(file)).toBe(false);
});

test('an unreadable lock.json doesn’t block the lock', async () => {
  const path = folder();
  writeFileSync(join(path, 'lock.json'), '{');
  const held = await lock(path);
  writeFileSync(join(path, 'lock.json'), '{');
  await expect(lock(path)).rejects.toThrow('already in use by another process. Stop it');
  held.release();
});

test('a volume that doesn’t enforce locks is refused', async () => {
  const path = folder();
  const file = join(path, 'lock.sqlite');

  await expect(proveLocked(path, file)).rejects.toThrow(
    `The volume of the data folder ${path} does not keep locks, so a second server`,
  );
});

test.each([
  [0x6969, 'NFS'],
  [0xff534d42, 'SMB'],
  [0x65735546, 'FUSE'],
  [0x01021997, '9P'],
])('a network volume (%i) is refused by name', async (type, name) => {
  const path = folder();

  await expect(lock(path, type)).rejects.toThrow(`The data folder ${path} is on ${name}, whose locks`);
  expect(existsSync(join(path, 'lock.sqlite'))).toBe(false);
});
