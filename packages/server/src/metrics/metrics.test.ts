import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/errors.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { listenForScrapers } from './ownPort.ts';

const token = '0123456789abcdef';
const metrics = { host: '127.0.0.1', token };

let server: TestServer;
afterEach(() => server.stop());

/** Reads `/metrics` and parses the text. */
async function scrape() {
  const { statusCode, headers, body } = await server.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  return parse(body);
}

/** The metrics of a text in the OpenMetrics format, which ends with `# EOF`. Fails for a line that breaks the format. */
function parse(text: string) {
  expect(text.endsWith('\n# EOF\n')).toBe(true);
  const lines = text.slice(0, -'\n# EOF\n'.length).split('\n');
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  let family = '';
  for (const line of lines) {
    const [, word, name = '', rest] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? [];
    if (word === 'TYPE') types.set(name, String(rest));
    if (word) family = name;
    if (word) continue;
    const [, sample, value] = /^(\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})?) (\S+)$/.exec(line) ?? [];
    expect(sample, line).toBeDefined();
    expect(sample?.startsWith(family), line).toBe(true);
    if (types.get(family) === 'counter') expect(sample, line).toMatch(/^\w+_total(\{|$)/);
    expect(value, line).toMatch(/^(nan|-?\d+(\.\d+)?(e[+-]\d+)?)$/i);
    expect(samples, line).not.toContain(sample);
    samples.set(String(sample), Number(value));
  }
  return {
    samples,
    types,
    /** The values of the label `route`. */
    routes: new Set([...samples.keys()].flatMap((sample) => /route="([^"]*)"/.exec(sample)?.[1] ?? [])),
  };
}

test('without a setting there are no metrics', async () => {
  server = await startForTest();
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  expect(server.app.metrics).toBeUndefined();
});

test('the scraper needs the token', async () => {
  server = await startForTest({ metrics });
  const { app } = server;
  for (const authorization of ['', 'Bearer', `Bearer ${token}0`, `Basic ${token}`, token]) {
    const { statusCode, headers, body } = await app.inject({ url: '/metrics', headers: { authorization } });
    expect([statusCode, headers['www-authenticate']], authorization).toEqual([401, 'Bearer']);
    expect(body).not.toContain('process_');
  }
  await scrape();
});

test('requests are counted and timed by method, route pattern and status', async () => {
  server = await startForTest({ metrics });
  const { token: as } = await server.person();
  expect((await server.call('GET', '/users/me', { as })).status).toBe(200);
  expect((await server.call('GET', '/users/me')).status).toBe(401);
  expect((await server.call('GET', '/users/me?q=Dana')).status).toBe(401);
  const { samples, types } = await scrape();
  const me = 'method="GET",route="/api/users/me"';
  expect([...samples].filter(([name]) => name.includes('users/'))).toEqual(
    expect.arrayContaining([
      [`http_requests_total{${me},status="200"}`, 1],
      [`http_requests_total{${me},status="401"}`, 2],
      [`http_request_duration_seconds_count{${me}}`, 3],
      [`http_request_duration_seconds_bucket{le="+Inf",${me}}`, 3],
    ]),
  );
  expect(types.get('http_requests')).toBe('counter');
  expect(types.get('http_request_duration_seconds')).toBe('histogram');
  // Only this request.
  expect(samples.get('http_requests_in_flight')).toBe(1);
});

test('neither IDs, search terms nor unknown paths become labels', async () => {
  server = await startForTest({ metrics });
  const { app } = server;
  const { token: as } = await server.person();
  await server.call('GET', '/managers/search/Dana%20Levi', { as });
  for (let count = 0; count < 20; count++) {
    await server.call('GET', `/contacts/${crypto.randomUUID()}`, { as });
    await app.inject(`/api/unknown-${count}`);
    await app.inject(`/assets/unknown-${count}.js`);
    await app.inject({ url: `/admin/unknown-${count}`, headers: { accept: 'text/html' } });
    await app.inject({ method: 'PROPFIND', url: `/unknown-${count}` });
  }
  const { samples, routes } = await scrape();
  const patterns = ['/api/managers/search/:text', '/api/contacts/:id', 'console', 'unknown'];
  expect([...routes].sort()).toEqual(patterns.sort());
  expect(samples.get('http_requests_total{method="GET",route="unknown",status="404"}')).toBe(40);
  expect(samples.get('http_requests_total{method="other",route="unknown",status="404"}')).toBe(20);
});

test('a client that leaves is counted, and isn’t in flight any more', async () => {
  server = await startForTest({ metrics });
  const { app, database } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const isReady = database.isReady;
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<boolean>();
  database.isReady = () => {
    asked.resolve();
    return answer.promise;
  };
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await asked.promise;
  socket.destroy();
  database.isReady = isReady;
  await vi.waitFor(async () => {
    const { samples } = await scrape();
    expect(samples.get('http_requests_total{method="GET",route="/readyz",status="499"}')).toBe(1);
    expect(samples.get('http_requests_in_flight')).toBe(1);
  });
  answer.resolve(true);
});

test('the process, the database and the sessions are measured', async () => {
  server = await startForTest({ metrics });
  const { db } = server.database;
  await server.person();
  const gone = await server.person();
  const expired = new Date(Date.now() - 1000);
  await db
    .updateTable('login_sessions')
    .set({ expires_at: expired })
    .where('user_id', '=', gone.id)
    .execute();
  const { samples } = await scrape();
  expect(samples.get('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(samples.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(samples.get('console_database_up')).toBe(1);
  expect(samples.get('console_database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(samples.get('console_database_connections_max')).toBe(
    server.database.engine === 'embedded' ? 1 : 10,
  );
  expect(samples.get('console_database_waiting')).toBe(0);
});

test('the disk and the newest backup are measured', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  server = await startForTest({ metrics, dataDir });
  const first = await scrape();
  expect(first.samples.get('console_data_free_bytes')).toBeGreaterThan(0);
  expect(first.samples.get('console_data_size_bytes')).toBeGreaterThan(
    first.samples.get('console_data_free_bytes') ?? Number.NaN,
  );
  expect(first.samples.has('console_backup_last_success_timestamp_seconds')).toBe(false);

  mkdirSync(join(dataDir, 'backups'));
  for (const day of ['01', '02']) writeFileSync(join(dataDir, 'backups', `2026-01-${day}.tar.gz`), day);
  writeFileSync(join(dataDir, 'backups', '2026-01-03.tar.gz.part'), '');
  const { samples } = await scrape();
  const { mtimeMs } = statSync(join(dataDir, 'backups/2026-01-02.tar.gz'));
  expect(samples.get('console_backup_last_success_timestamp_seconds')).toBe(mtimeMs / 1000);
  expect(samples.get('console_backup_last_size_bytes')).toBe(2);
});

test('the alerts name only metrics that exist', async () => {
  server = await startForTest({ metrics });
  await server.app.inject('/healthz');
  const { samples, types } = await scrape();
  const names = new Set([...types.keys(), ...[...samples.keys()].map((sample) => sample.split('{')[0])]);
  const rules = readFileSync(new URL('../../deploy/alerts.yaml', import.meta.url), 'utf8');
  const named = new Set(rules.match(/\b(console|http|process|nodejs)_\w+/g));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !names.has(name))).toEqual([]);
});

test('queries that wait for a connection are counted', async () => {
  server = await startForTest({ metrics });
  const { db, connections } = server.database;
  const { most } = connections();
  const release = Promise.withResolvers<void>();
  const open = Array.from({ length: most + 2 }, () => db.connection().execute(() => release.promise));
  await vi.waitFor(() => expect(connections()).toEqual({ busy: most, waiting: 2, most }));
  release.resolve();
  await Promise.all(open);
  expect(connections()).toMatchObject({ busy: 0, waiting: 0 });
});

test('a database that is away is down, and what it can’t tell has no value', async () => {
  server = await startForTest({ metrics });
  const { isReady } = server.database;
  const { selectFrom } = server.database.db;
  server.database.isReady = async () => false;
  server.database.db.selectFrom = () => {
    throw new DatabaseUnavailable(new Error('away'));
  };
  const { samples } = await scrape();
  Object.assign(server.database, { isReady });
  Object.assign(server.database.db, { selectFrom });
  expect(samples.get('console_database_up')).toBe(0);
  expect(samples.has('console_database_size_bytes')).toBe(false);
});

test('on a port of their own, the server’s port has no metrics', async () => {
  server = await startForTest({ metrics: { host: '127.0.0.1', port: 0 } });
  const { app } = server;
  if (!app.metrics) throw new Error('No metrics');
  const own = await listenForScrapers(app.metrics, { port: 0, host: '127.0.0.1' });
  const address = own.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
  expect(parse(await answer.text()).samples.get('console_database_up')).toBe(1);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  own.close();
});

test('a token also protects the port of their own', async () => {
  server = await startForTest({ metrics: { ...metrics, port: 0 } });
  if (!server.app.metrics) throw new Error('No metrics');
  const own = await listenForScrapers(server.app.metrics, { port: 0, host: '127.0.0.1' });
  const address = own.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}/metrics`;
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  own.close();
});
