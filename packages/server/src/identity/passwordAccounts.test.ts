import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openForTest } from '../database/openForTest.ts';
import { hashPassword } from './password.ts';
import {
  deleteIfPlaceless,
  enterWithPassword,
  makePasswordAccount,
  passwordAccountOf,
  replacePassword,
} from './passwordAccounts.ts';

let database: Database;
beforeAll(async () => {
  database = await openForTest();
});
afterAll(() => database.close());

const credentials = { email: 'ada@example.test', password: 'correct horse battery' };

test('a password replaced while it’s being checked doesn’t sign in', async () => {
  const { db } = database;
  const id =
    (await makePasswordAccount(db, {
      ...{ email: credentials.email, fullName: 'Ada' },
      passwordHash: await hashPassword(credentials.password),
    })) ?? '';
  const checked = await passwordAccountOf(db, credentials);
  if (!checked) throw new Error('The password was not accepted');
  const next = await hashPassword('another horse battery');
  await db.transaction().execute((trx) => replacePassword(trx, id, next));
  const isIn = await db.transaction().execute((trx) => enterWithPassword(trx, checked, undefined));
  expect(isIn).toBe(false);
  expect(await passwordAccountOf(db, credentials)).toBeUndefined();
});

test('password functions don’t sign in, change or delete identity provider accounts', async () => {
  const { db } = database;
  const { id } = await db
    .insertInto('users')
    .values({ iss: 'urn:test', sub: 'grace', email: 'grace@example.test', full_name: 'Grace' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePassword(db, id, await hashPassword(credentials.password));
  expect(await passwordAccountOf(db, { ...credentials, email: 'grace@example.test' })).toBeUndefined();
  expect(await deleteIfPlaceless(db, id)).toBe(false);
});
