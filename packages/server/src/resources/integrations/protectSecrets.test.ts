import { expect, onTestFinished, test } from 'vitest';
import { encryption, newKey } from '../../config/encryption.ts';
import { openForTest } from '../../database/openForTest.ts';
import { peopleIn } from '../../testing/fixtures.ts';
import { protectSecrets } from './protectSecrets.ts';
import { configurationOf } from './sealed.ts';

async function database() {
  const { db, close } = await openForTest();
  onTestFinished(close);
  return db;
}

test('secrets that an older version stored in plain text are encrypted once, at startup', async () => {
  const db = await database();
  const fixtures = peopleIn(db);
  const { id: owner } = await fixtures.person();
  const { id: type_id } = await db.selectFrom('integration_types').select('id').executeTakeFirstOrThrow();
  for (let count = 0; count < 101; count += 1) {
    const org_id = await fixtures.organization(owner);
    const configuration = JSON.stringify(count === 0 ? 'hush hush' : { code: 'hush hush' });
    const app_tokens = count === 1 ? JSON.stringify('hush hush') : null;
    await db.insertInto('integrations').values({ org_id, type_id, configuration, app_tokens }).execute();
  }
  const keys = encryption(newKey());
  await protectSecrets(db, keys);
  const rows = await db.selectFrom('integrations').selectAll().orderBy('created_at').execute();
  expect(JSON.stringify(rows)).not.toContain('hush hush');
  expect(rows.map((row) => configurationOf(keys, row))).toEqual([
    'hush hush',
    ...Array(100).fill({ code: 'hush hush' }),
  ]);
  expect(rows.filter(({ sealed_app_tokens }) => sealed_app_tokens)).toHaveLength(1);

  await protectSecrets(db, keys);
  expect(await db.selectFrom('integrations').selectAll().orderBy('created_at').execute()).toEqual(rows);
});

test('startup with a different key fails with one sentence and changes nothing', async () => {
  const db = await database();
  const keys = encryption(newKey());
  await protectSecrets(db, keys);
  const fixtures = peopleIn(db);
  const org_id = await fixtures.organization((await fixtures.person()).id);
  const { id: type_id } = await db.selectFrom('integration_types').select('id').executeTakeFirstOrThrow();
  await db.insertInto('integrations').values({ org_id, type_id, configuration: '"hush hush"' }).execute();
  const stored = () =>
    Promise.all([
      db.selectFrom('server_state').selectAll().orderBy('key').execute(),
      db.selectFrom('integrations').selectAll().execute(),
    ]);
  const before = await stored();
  await expect(protectSecrets(db, encryption(newKey()))).rejects.toThrow(
    /^The encryption key is not the one .* ENCRYPTION_KEY of before\.$/,
  );
  expect(await stored()).toEqual(before);
  await protectSecrets(db, keys);
});
