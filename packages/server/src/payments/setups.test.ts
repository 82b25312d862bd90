import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openForTest } from '../database/openForTest.ts';
import { peopleIn } from '../testing/fixtures.ts';
import { cancelSetup, findSetup, keepCard, startSetup } from './setups.ts';

let database: Database;
beforeAll(async () => {
  database = await openForTest();
});
afterAll(() => database.close());

const card = { mask: '************1234', expiry: '0939' };

async function setup() {
  const { db } = database;
  const { id } = await peopleIn(db).person();
  const secret = await startSetup(db, id);
  const cards = () => db.selectFrom('credit_cards').select('id').where('user_id', '=', id).execute();
  const end = () =>
    db
      .updateTable('card_setups')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', id)
      .execute();
  return { db, id, secret, cards, end };
}

test('a provider notice received ten times at once stores one card', async () => {
  const { db, id, secret, cards } = await setup();
  const kept = await Promise.all(
    Array.from({ length: 10 }, () => db.transaction().execute((trx) => keepCard(trx, secret, card))),
  );
  expect(kept.filter(Boolean)).toMatchObject([{ userId: id }]);
  expect(await cards()).toHaveLength(1);
  expect(await findSetup(db, secret)).toMatchObject({ state: 'completed' });
});

test('a notice after expiry or cancellation stores no card', async () => {
  const { db, secret, cards, end } = await setup();
  await end();
  expect(await keepCard(db, secret, card)).toBeUndefined();
  expect(await cards()).toEqual([]);
  const other = await setup();
  expect(await cancelSetup(db, other.secret)).toEqual({ userId: other.id });
  expect(await keepCard(db, other.secret, card)).toBeUndefined();
});

test('a completed registration can’t be canceled', async () => {
  const { db, secret, cards } = await setup();
  await keepCard(db, secret, card);
  expect(await cancelSetup(db, secret)).toBeUndefined();
  expect(await cards()).toHaveLength(1);
});

test('a new registration deletes the person’s expired ones', async () => {
  const { db, id, end } = await setup();
  const other = await setup();
  await end();
  await startSetup(db, id);
  const rows = await db.selectFrom('card_setups').select('user_id').execute();
  expect(rows.filter(({ user_id }) => user_id === id)).toHaveLength(1);
  expect(rows.filter(({ user_id }) => user_id === other.id)).toHaveLength(1);
});
