import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kept } from './kept.ts';
import type { Database } from './open.ts';
import { openForTest } from './openForTest.ts';

let database: Database;
beforeAll(async () => {
  // Always the embedded engine, even if the other tests run on PostgreSQL.
  database = await openForTest('');
});
afterAll(() => database.close());

test('a failed query doesn’t affect the next one', async () => {
  const { db } = database;
  await expect(sql`select ${'no number'}::integer`.execute(db)).rejects.toMatchObject({ code: '22P02' });
  await expect(sql`select from nowhere`.execute(db)).rejects.toMatchObject({ code: '42P01' });
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`insert into server_state (key, value) values ('wire', 'half')`.execute(trx);
      await sql`select 1 / ${0}::integer`.execute(trx);
    }),
  ).rejects.toMatchObject({ code: '22012' });
  expect(await db.selectFrom('server_state').selectAll().where('key', '=', 'wire').execute()).toEqual([]);
});

test('a kept query is prepared once and returns current rows', async () => {
  const { db } = database;
  const ask = (key: string) =>
    db.selectFrom('server_state').modifyFront(kept).select('value').where('key', '=', key).execute();
  await db.insertInto('server_state').values({ key: 'kept', value: 'yes' }).execute();
  for (let times = 0; times < 8; times += 1) {
    expect(await ask('kept')).toEqual([{ value: 'yes' }]);
    expect(await ask('another')).toEqual([]);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements where statement like '%server_state%'`.execute(db);
  expect(rows).toEqual([{ count: 1 }]);
});
