import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Database } from '../../database/open.ts';
import { openForTest } from '../../database/openForTest.ts';
import { peopleIn } from '../../testing/fixtures.ts';
import { testCards } from './cards.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  database = await openForTest();
  const config = { identity: { kind: 'development' }, trustedProxies: [], consoleDir: '/nowhere' } as const;
  app = await buildApp({
    config: { ...config, trustedProxies: [] },
    database,
    logger: { level: 'trace', stream },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Everything in the database, as text. */
async function dump() {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    database.db,
  );
  const rows = await Promise.all(
    tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database.db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

test('the database and the log contain no card number, security code or page secret', async () => {
  const { token } = await peopleIn(database.db).person();
  const authorization = `Bearer ${token}`;
  const opened = await app.inject({ method: 'POST', url: '/api/initcard', headers: { authorization } });
  const url = new URL(opened.json().sale_url).pathname;
  for (const number of ['4111 1111 1111 1111', testCards.declined, testCards.accepted]) {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ number, expiry: '09/39', code: '9173', action: 'save' }).toString(),
    });
    expect(answer.statusCode).toBe(number === testCards.accepted ? 303 : 422);
  }
  const kept = await dump();
  const log = lines.join('');
  expect(kept).toContain('************4580');
  expect(log).toContain('incoming request');
  for (const text of [kept, log]) expect(text).not.toMatch(/4111[ +]?1111|4580[ +]?4580|"9173|=9173/);
  const secret = url.split('/').at(-1) ?? '';
  expect(secret).toHaveLength(43);
  expect(kept).not.toContain(secret);
  expect(log).not.toContain(secret);
});
