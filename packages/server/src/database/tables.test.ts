import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './open.ts';
import { openForTest } from './openForTest.ts';
import type { Tables } from './schema.ts';

let database: Database;
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await openForTest();
  ({ db } = database);
});
afterAll(() => database.close());

const foreignKey = { code: '23503' };
const unique = { code: '23505' };
const start_time = '2026-03-01T09:00:00Z';
const end_time = '2026-03-01T10:00:00Z';

async function user() {
  const values = { iss: 'urn:test', sub: randomUUID(), email: 'a@example.test', full_name: 'A Person' };
  return (await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** A business with one row of each kind that other rows reference. */
async function business() {
  const owner_id = await user();
  const organizations = db.insertInto('organizations').values({ name: 'A Business', owner_id });
  const { id: org_id } = await organizations.returning('id').executeTakeFirstOrThrow();
  await db.insertInto('memberships').values({ org_id, user_id: owner_id, role: 'owner' }).execute();
  const add = async (table: 'channels' | 'contacts') =>
    (await db.insertInto(table).values({ org_id, name: 'A Name' }).returning('id').executeTakeFirstOrThrow())
      .id;
  const [channel_id, contact_id] = [await add('channels'), await add('contacts')];
  const sound = { org_id, file_name: `${randomUUID()}.wav`, media_type: 'audio/wav', size: 1 };
  const recordings = db.insertInto('recordings').values(sound).returning('id');
  const { id: recording_id } = await recordings.executeTakeFirstOrThrow();
  return { owner_id, org_id, channel_id, contact_id, recording_id };
}

test('a row can’t reference a row of another organization', async () => {
  const ours = await business();
  const theirs = await business();
  const { org_id } = ours;
  const session = { org_id, start_time };
  const appointment = { org_id, start_time, end_time, title: 'A Title', contact_name: 'A Name' };
  const type = await db.selectFrom('integration_types').select('id').executeTakeFirstOrThrow();
  const { channel_id, contact_id, recording_id, owner_id } = theirs;

  const trespasses = [
    db.insertInto('contacts').values({ org_id, name: 'A Name', channel_id }),
    db.insertInto('contacts').values({ org_id, name: 'A Name', responsible_id: owner_id }),
    db.insertInto('sessions').values({ ...session, channel_id }),
    db.insertInto('sessions').values({ ...session, contact_id }),
    db.insertInto('sessions').values({ ...session, recording_id }),
    db.insertInto('appointments').values({ ...appointment, channel_id }),
    db.insertInto('appointments').values({ ...appointment, contact_id }),
    db.insertInto('bots').values({ org_id, channel_id, name: 'A Name', opening_message: 'Hello' }),
    db.insertInto('integrations').values({ org_id, type_id: type.id, channel_id }),
    db.updateTable('contacts').set({ channel_id }).where('id', '=', ours.contact_id),
  ];
  for (const trespass of trespasses) await expect(trespass.execute()).rejects.toMatchObject(foreignKey);
});

test('another person’s card can’t be the main card, and deleting the main card clears it', async () => {
  const [me, other] = [await user(), await user()];
  const card = (user_id: string) =>
    db
      .insertInto('credit_cards')
      .values({ user_id, buyer_card_mask: '4580********1234', buyer_card_exp: '1230' })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [mine, theirs] = [await card(me), await card(other)];
  const choose = (main_credit_card: string) =>
    db.updateTable('users').set({ main_credit_card }).where('id', '=', me).execute();

  await expect(choose(theirs.id)).rejects.toMatchObject(foreignKey);
  await choose(mine.id);
  await db.deleteFrom('credit_cards').where('id', '=', mine.id).execute();
  const left = await db.selectFrom('users').select(['id', 'main_credit_card']).where('id', '=', me).execute();
  expect(left).toEqual([{ id: me, main_credit_card: null }]);
});

test('two channels can’t share a phone, and a channel can’t have two bots', async () => {
  const { org_id, channel_id } = await business();
  const phones = db.insertInto('phones').values({ number: '0745550001' }).returning('id');
  const { id: phone_id } = await phones.executeTakeFirstOrThrow();
  const bot = { org_id, channel_id, name: 'Noa', opening_message: 'Hello' };
  const addChannel = () => db.insertInto('channels').values({ org_id, name: 'Second', phone_id }).execute();
  const addBot = () => db.insertInto('bots').values(bot).execute();

  await addChannel();
  await addBot();
  await expect(addChannel()).rejects.toMatchObject({ ...unique, constraint: 'channels_phone_id_key' });
  await expect(addBot()).rejects.toMatchObject(unique);
});

test('sessions outlive their channel and contact, and are deleted with the organization', async () => {
  const { org_id, channel_id, contact_id } = await business();
  await db.insertInto('sessions').values({ org_id, channel_id, contact_id, start_time }).execute();
  const left = () =>
    db
      .selectFrom('sessions')
      .select(['org_id', 'channel_id', 'contact_id'])
      .where('org_id', '=', org_id)
      .execute();

  await db.deleteFrom('channels').where('id', '=', channel_id).execute();
  await db.deleteFrom('contacts').where('id', '=', contact_id).execute();
  expect(await left()).toEqual([{ org_id, channel_id: null, contact_id: null }]);
  await db.deleteFrom('organizations').where('id', '=', org_id).execute();
  expect(await left()).toEqual([]);
});

test('each change increments the version, so a second change to the old version fails', async () => {
  const { contact_id } = await business();
  const change = (notes: string) =>
    db
      .updateTable('contacts')
      .set({ notes })
      .where('id', '=', contact_id)
      .where('version', '=', 1)
      .returning('version')
      .execute();

  expect(await change('First')).toEqual([{ version: 2 }]);
  expect(await change('Second')).toEqual([]);
});

test('each insert, update and delete increments the list version of its organization only', async () => {
  const [ours, theirs] = [await business(), await business()];
  const version = async ({ org_id }: { org_id: string }) => {
    const seen = db.selectFrom('list_versions').select('version').where('org_id', '=', org_id);
    return (await seen.where('kind', '=', 'contacts').executeTakeFirstOrThrow()).version;
  };
  const before = await version(theirs);

  await db.insertInto('contacts').values({ org_id: ours.org_id, name: 'B Name' }).execute();
  await db.updateTable('contacts').set({ notes: 'A note' }).where('org_id', '=', ours.org_id).execute();
  await db.deleteFrom('contacts').where('org_id', '=', ours.org_id).execute();
  expect(await version(ours)).toBe(4);
  expect(await version(theirs)).toBe(before);
});

test('the audit log is append-only', async () => {
  await db.insertInto('audit_log').values({ action: 'login' }).execute();

  const refused = { message: 'The audit log only grows' };
  await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toMatchObject(refused);
  await expect(db.deleteFrom('audit_log').execute()).rejects.toMatchObject(refused);
  await expect(sql`truncate audit_log`.execute(db)).rejects.toMatchObject(refused);
});

test('values are read back unchanged: Hebrew, times, lists, objects and strings stored as JSON', async () => {
  const { org_id } = await business();
  const { id: type_id } = await db.selectFrom('integration_types').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('qna')
    .values({ org_id, id: 1_774_000_000_000, question: 'מה שלומך?', answer: 'טוב' })
    .execute();
  const configuration = JSON.stringify('a text');
  await db.insertInto('integrations').values({ org_id, type_id, configuration }).execute();
  const transcript = JSON.stringify([{ content: 'Hello', start: 0.5 }]);
  await db.insertInto('sessions').values({ org_id, start_time, transcript }).execute();

  const qna = await db.selectFrom('qna').select(['id', 'question']).where('org_id', '=', org_id).execute();
  expect(qna).toEqual([{ id: 1_774_000_000_000, question: 'מה שלומך?' }]);
  const kept = await db
    .selectFrom('integrations')
    .select('configuration')
    .where('org_id', '=', org_id)
    .execute();
  expect(kept).toEqual([{ configuration: 'a text' }]);
  const said = db.selectFrom('sessions').select(['start_time', 'transcript']).where('org_id', '=', org_id);
  expect(await said.execute()).toEqual([
    { start_time: new Date(start_time), transcript: [{ content: 'Hello', start: 0.5 }] },
  ]);
});
