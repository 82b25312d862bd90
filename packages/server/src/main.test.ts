import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The server as a process, as people start and stop it. */

const root = mkdtempSync(join(tmpdir(), 'console-'));
const dataDir = join(root, 'data');
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--conditions=@console/source', main], {
    env: {
      PATH: process.env['PATH'],
      AUTH_DEV_IDP: '1',
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_DATA: 'off',
      ...env,
    },
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const ended = new Promise<{ code: number | null; output: string; complaint: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, complaint })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = /ready: (\S+)/.exec(output) ?? [];
      if (address && output.includes('To stop')) resolve(address);
    });
    ended.then(({ complaint }) => reject(new Error(complaint)), reject);
  });
  ready.catch(() => {});
  return {
    ready,
    ended,
    output: () => output,
    stop: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal),
  };
}

let server: ReturnType<typeof start>;
let address: string;
beforeAll(async () => {
  server = start();
  address = await server.ready;
});
afterAll(() => rmSync(root, { recursive: true }));

test('a second server on the same data exits with a one-sentence error', async () => {
  const { code, complaint } = await start().ended;
  expect(code).toBe(1);
  expect(complaint).toMatch(/^[^\n]+\.\n$/);
  expect(complaint).toContain(dataDir);
});

test('a port that is in use gives a one-sentence error, before a database is created', async () => {
  const { port } = new URL(address);
  const { code, complaint } = await start({ PORT: port, DATA_DIR: join(root, 'other') }).ended;
  expect(code).toBe(1);
  expect(complaint).toBe(
    `Port ${port} is taken by another program: stop that one, or set PORT to a free port.\n`,
  );
  expect(existsSync(join(root, 'other'))).toBe(false);
});

test('so does a port of the metrics that is in use', async () => {
  const { port } = new URL(address);
  const { complaint } = await start({ METRICS_PORT: port, DATA_DIR: join(root, 'other') }).ended;
  expect(complaint).toMatch(/ is taken by another program: .* METRICS_PORT to a free port\.\n$/);
  expect(existsSync(join(root, 'other'))).toBe(false);
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'abc' }, /^PORT must be [^\n]+\n$/],
  [{ NODE_ENV: 'production' }, /^The development identity [^\n]+\n$/],
  [{ DATA_DIR: '/proc/console' }, /^[^\n]*\/proc\/console[^\n]+\n$/],
  [
    { DATABASE_URL: 'postgresql://a:hunter2@127.0.0.1:1/a' },
    /^The PostgreSQL server at 127\.0\.0\.1:1 [^\n]+\n$/,
  ],
])('%j gives a one-sentence error', async (env, sentence) => {
  const { code, complaint } = await start(env).ended;
  expect(code).toBe(1);
  expect(complaint).toMatch(sentence);
  expect(complaint).not.toContain('hunter2');
});

test('prints its address, its database, the sign-in method and how to stop it', async () => {
  const { status } = await fetch(`${address}/readyz`);
  expect(status).toBe(200);
  server.stop();
  const { code, output, complaint } = await server.ended;
  expect(code).toBe(0);
  expect(complaint).toBe('');
  expect(output).toContain('Creating the database');
  expect(output).toContain(`embedded, in ${dataDir}`);
  expect(output).toContain('DEVELOPMENT sign-in');
  expect(output).toContain('Ctrl+C');
  expect(output).toContain('Stopping');
});

test('a different encryption key gives a one-sentence error', async () => {
  const { code, complaint } = await start({ ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }).ended;
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The encryption key is not the one [^\n]+\n$/);
});

test('reopens its database after a restart, serves its metrics, and stops on SIGINT', async () => {
  const again = start({ METRICS_PORT: '0' });
  expect((await fetch(`${await again.ready}/healthz`)).status).toBe(200);
  expect(statSync(join(dataDir, 'encryption.key')).mode & 0o777).toBe(0o600);
  const [, metrics = ''] = /Metrics +(\S+)/.exec(again.output()) ?? [];
  expect(await (await fetch(metrics)).text()).toContain('console_database_up 1\n');
  again.stop('SIGINT');
  const { code, output } = await again.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('Creating');
});
