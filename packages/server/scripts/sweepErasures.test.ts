import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../src/database/open.ts';
import { requestErasure } from '../src/resources/personalData/erasures.queries.ts';
import { peopleIn } from '../src/testing/fixtures.ts';

const script = fileURLToPath(new URL('sweepErasures.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

test('the command prints what it would remove, and removes it only with --apply', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-sweep-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { db, close } = await open({ dataDir });
  const { person, organization, contact, session } = peopleIn(db);
  const orgId = await organization((await person()).id);
  const contactId = await contact(orgId);
  await session(orgId, { contact_id: contactId });
  const old = await session(orgId);
  await db.updateTable('organizations').set({ retention_days: 7 }).execute();
  const id = await requestErasure(db, null, { orgId, contactId });
  await db.updateTable('erasures').set({ due_at: new Date() }).execute();
  await close();

  async function state() {
    const { db, close } = await open({ dataDir });
    const erasure = await db.selectFrom('erasures').select('erased_at').executeTakeFirstOrThrow();
    const call = await db
      .selectFrom('sessions')
      .select('transcription')
      .where('id', '=', old)
      .executeTakeFirst();
    await close();
    return { isErased: erasure.erased_at !== null, transcription: call?.transcription };
  }
  const dry = run(dataDir);
  expect({ status: dry.status, stderr: dry.stderr }).toEqual({ status: 0, stderr: '' });
  expect(dry.stdout).toContain(String(id));
  expect(dry.stdout).toMatch(/Nothing was removed/);
  expect(await state()).toEqual({ isErased: false, transcription: 'Hello' });
  expect(run(dataDir, '--apply', '--compact')).toMatchObject({ status: 0, stderr: '' });
  expect(await state()).toEqual({ isErased: true, transcription: '' });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Name the data folder') });
}, 90_000);
