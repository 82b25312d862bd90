import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOwners } from '../src/simulation/owners.ts';

/** The packed server, unpacked in a temporary folder and run with an empty `PATH`. */

const folder = mkdtempSync(join(tmpdir(), 'console-packed-'));
const dataDir = join(folder, 'data');
const env = { PATH: '/nonexistent', HOME: folder, DATA_DIR: dataDir, AUTH_DEV_IDP: '1', PORT: '0' };
let home = '';
let server: ChildProcess | undefined;

beforeAll(() => {
  const pack = fileURLToPath(new URL('../scripts/pack.ts', import.meta.url));
  execFileSync(process.execPath, [pack, folder]);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  const sum = createHash('sha256').update(readFileSync(join(folder, file)));
  expect(readFileSync(join(folder, `${file}.sha256`), 'utf8')).toBe(`${sum.digest('hex')}  ${file}\n`);
  execFileSync('tar', ['-xzf', file], { cwd: folder });
  home = join(folder, file.replace('.tar.gz', ''));
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) =>
  spawnSync(join(home, 'console'), args, { env, cwd: '/', encoding: 'utf8' });

test('it contains the packages of production with their licenses, and no others', () => {
  const names = readdirSync(join(home, 'node_modules'));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'prom-client']));
  for (const name of ['vitest', 'tsup', 'typescript', 'vite', 'react', '@console'])
    expect(names).not.toContain(name);
  const notices = readFileSync(join(home, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const name of ['fastify', 'react', '@electric-sql/pglite']) expect(notices).toContain(`\n${name} `);
  for (const file of ['LICENSE', 'node/LICENSE']) expect(existsSync(join(home, file)), file).toBe(true);
});

test('it explains its commands', () => {
  const help = run('--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toMatch(/^console \d+\.\d+\.\d+\n/);
  for (const wrong of [['restart'], [], ['restore'], ['sweep']]) {
    const { status, stdout, stderr } = run(...wrong);
    expect([status, stdout, stderr], wrong[0]).toEqual([2, '', help.stdout]);
  }
});

test('it starts, shows the console and signs people in', async () => {
  const child = spawn(join(home, 'console'), ['start'], { env, cwd: '/' });
  server = child;
  const ready = Promise.withResolvers<string>();
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    const [, address] = /ready: (\S+)[\s\S]*To stop/.exec(output) ?? [];
    if (address) ready.resolve(address);
  });
  child.stderr.on('data', (text) => ready.reject(new Error(String(text))));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = await ready.promise;

  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const login = await (await fetch(`${address}/login`)).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(login) ?? [];
  expect((await fetch(new URL(script, address))).status).toBe(200);
  const [owner] = await signInOwners(address);
  const me = await fetch(`${address}/api/users/me`, { headers: { authorization: `Bearer ${owner?.token}` } });
  expect(me.status).toBe(200);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('it restores and sweeps the data of the stopped server', () => {
  expect(run('restore', dataDir)).toMatchObject({
    status: 1,
    stderr: `There is no backup in ${dataDir}/backups.\n`,
  });
  const sweep = run('sweep', dataDir);
  expect([sweep.status, sweep.stderr]).toEqual([0, '']);
  expect(sweep.stdout).toContain('Nothing was removed');
});
