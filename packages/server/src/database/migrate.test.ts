import { languages, locales } from '@console/contract/rules';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alphabetical } from '../api/paging.ts';
import { DatabaseError } from './errors.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';
import { openForTest } from './openForTest.ts';

async function database() {
  const { db, close } = await openForTest();
  onTestFinished(close);
  return db;
}

const addTable = (name: string): Migration => ({
  name: `9001_${name}`,
  up: async (db) => void (await sql`create table ${sql.table(name)} (id integer)`.execute(db)),
});

test('an up-to-date database is neither changed nor backed up', async () => {
  const db = await database();
  const backup = vi.fn();

  expect(await migrate(db, migrations, backup)).toEqual([]);
  expect(backup).not.toHaveBeenCalled();
});

test('a new migration runs once, after a backup', async () => {
  const db = await database();
  const backup = vi.fn();
  const steps = [...migrations, addTable('extra')];

  expect(await migrate(db, steps, backup)).toEqual(['9001_extra']);
  expect(await migrate(db, steps, backup)).toEqual([]);
  expect(backup).toHaveBeenCalledOnce();
});

test('a failed migration is rolled back', async () => {
  const db = await database();
  const broken: Migration = {
    name: '9002_broken',
    up: async (trx) => {
      await addTable('half').up(trx);
      throw new Error('Broken');
    },
  };

  await expect(migrate(db, [...migrations, broken])).rejects.toThrow('Broken');
  const { rows } = await sql`select to_regclass('half') as found`.execute(db);
  expect(rows).toEqual([{ found: null }]);
  expect(await migrate(db, [...migrations, addTable('half')])).toEqual(['9001_half']);
});

test('a database of a newer version is refused with the name of the migration', async () => {
  const db = await database();
  await migrate(db, [...migrations, addTable('future')]);

  const refusal = expect(migrate(db)).rejects;
  await refusal.toBeInstanceOf(DatabaseError);
  await refusal.toThrow('newer version of the console (it has the step "9001_future")');
});

test('two servers that start together run each migration once', async () => {
  const db = await database();
  const steps = [...migrations, addTable('shared')];

  const taken = await Promise.all([migrate(db, steps), migrate(db, steps)]);
  expect(taken.flat()).toEqual(['9001_shared']);
});

test('alphabetical indexes are rebuilt only after an ICU update', async () => {
  const db = await database();
  const index = async () => {
    const { rows } = await sql<{
      file: string;
      version: string;
    }>`select pg_relation_filenode('contacts_name_he') as file,
      (select collversion from pg_collation where collname = 'alphabet_he') as version`.execute(db);
    return rows[0];
  };
  const before = await index();
  await migrate(db);
  expect(await index()).toEqual(before);

  await sql`update pg_collation set collversion = '1' where collname = 'alphabet_he'`.execute(db);
  await migrate(db);
  const after = await index();
  expect(after?.version).toBe(before?.version);
  expect(after?.file).not.toBe(before?.file);
});

test.each(locales)('in %s, names in the script of the language come first', async (language) => {
  const db = await database();
  const { rows } = await sql<{ name: string }>`select name
    from unnest(array['Zoe', 'זאב', 'Яна', ${languages[language].name}]) as name
    order by ${alphabetical(language, 'name')}`.execute(db);
  const { script } = new Intl.Locale(language).maximize();
  expect(rows[0]?.name, `A migration must create a collation for ${script}, as 0014 does`).toMatch(
    new RegExp(`^\\p{Script=${script}}`, 'u'),
  );
});
