import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { unzipped } from '../../testing/unzipped.ts';

let server: TestServer;
let dataDir: string;
let statements = 0;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'copies-test-'));
  await mkdir(join(dataDir, 'recordings'));
  server = await startForTest({
    dataDir,
    onQuery: () => {
      statements += 1;
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

/** A contact with two calls, one of them recorded, and two appointments; and another contact with one of each. */
async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id, { name: 'A Bakery' });
  const contact = await server.contact(orgId, { name: '=Dana', phone: '0521112233', notes: 'Wants rye' });
  const other = await server.contact(orgId, { name: 'Other Person', phone: '0529998877' });
  const sound = randomBytes(2_000);
  const file_name = `${randomBytes(8).toString('hex')}.wav`;
  await writeFile(join(dataDir, 'recordings', file_name), sound);
  const recording = await server.database.db
    .insertInto('recordings')
    .values({ org_id: orgId, file_name, media_type: 'audio/wav', size: sound.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  const call = await server.session(orgId, {
    ...{ contact_id: contact, recording_id: recording.id, summary: 'Asked about rye' },
    ...{ transcription: 'שלום, rye', transcript: JSON.stringify([{ content: 'שלום, rye', start: 1 }]) },
  });
  await server.session(orgId, { contact_id: contact, summary: 'Called again' });
  await server.session(orgId, { contact_id: other, summary: 'Someone else' });
  await server.appointment(orgId, { contact_id: contact, title: 'Linked' });
  await server.appointment(orgId, { title: 'By number', contact_phonenumber: '+972-52-111-2233' });
  await server.appointment(orgId, {
    contact_id: other,
    title: 'Not theirs',
    contact_phonenumber: '0521112233',
  });
  const download = async (path: string) => {
    const { statusCode, headers, rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(statusCode).toBe(200);
    return { headers, files: unzipped(rawPayload) };
  };
  return { owner, orgId, contact, other, call, sound, recording: recording.id, download };
}

const textIn = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString() ?? '';
const jsonIn = (files: Map<string, Buffer>, name: string) => JSON.parse(textIn(files, name));

test('the copy of a contact contains the contact, its calls with turns, appointments and recordings', async () => {
  const { orgId, contact, call, sound, recording, download } = await business();
  const { headers, files } = await download(`/organization/${orgId}/contacts/${contact}/copy`);
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="=Dana \d{4}-\d\d-\d\d\.zip"/);
  const sounds = [...files.keys()].filter((name) => name.startsWith('recordings/'));
  expect(sounds).toEqual([`recordings/2026-03-01 ${recording}.wav`]);
  expect(files.get(sounds[0] ?? '')).toEqual(sound);
  expect(jsonIn(files, 'contact.json')).toMatchObject({ id: contact, name: '=Dana', notes: 'Wants rye' });
  const calls = jsonIn(files, 'calls.json');
  expect(calls.map(({ summary }: { summary: string }) => summary).sort()).toEqual([
    'Asked about rye',
    'Called again',
  ]);
  expect(calls.find(({ id }: { id: string }) => id === call)).toMatchObject({
    transcription: 'שלום, rye',
    transcriptionJSON: [{ content: 'שלום, rye', start: 1 }],
    caller: { name: '=Dana', phone: '0521112233' },
  });
  const titles = jsonIn(files, 'appointments.json').map(({ title }: { title: string }) => title);
  expect(titles.sort()).toEqual(['By number', 'Linked']);
});

test('the CSV files open in a spreadsheet with their letters, and run no formula', async () => {
  const { orgId, contact, download } = await business();
  const { files } = await download(`/organization/${orgId}/contacts/${contact}/copy`);
  for (const name of ['contact.csv', 'calls.csv', 'appointments.csv']) {
    expect(textIn(files, name)).toMatch(/^\uFEFF"\w+",.*\r\n"/);
  }
  expect(textIn(files, 'contact.csv')).toContain(`"'=Dana","0521112233"`);
  expect(textIn(files, 'calls.csv')).toContain('"שלום, rye"');
});

test('the copy of an organization contains all of its contacts and calls', async () => {
  const { orgId, download, recording } = await business();
  const { files } = await download(`/organization/${orgId}/copy`);
  expect([...files.keys()].sort()).toEqual([
    ...['appointments.csv', 'appointments.json', 'calls.csv', 'calls.json', 'contacts.csv', 'contacts.json'],
    ...['organization.json', `recordings/2026-03-01 ${recording}.wav`],
  ]);
  expect(jsonIn(files, 'organization.json')).toMatchObject({ id: orgId, name: 'A Bakery' });
  expect(jsonIn(files, 'contacts.json')).toHaveLength(2);
  expect(jsonIn(files, 'calls.json')).toHaveLength(3);
  expect(jsonIn(files, 'appointments.json')).toHaveLength(3);
});

test('a copy needs the permissions to delete contacts and to read transcripts, and is recorded', async () => {
  const { orgId, owner, contact } = await business();
  const colleague = await server.person();
  await server.member(orgId, colleague.id, 'staff');
  const path = `/organization/${orgId}/contacts/${contact}/copy`;
  const grant = (permissions: string[]) =>
    server.database.db
      .updateTable('memberships')
      .set({ permissions })
      .where('user_id', '=', colleague.id)
      .execute();
  for (const [permissions, status] of [
    [['contacts', 'calls'], 403],
    [['transcripts', 'calls'], 403],
    [['contacts', 'transcripts'], 403],
    [['contacts', 'transcripts', 'calls'], 200],
  ] as const) {
    await grant([...permissions]);
    expect([permissions, (await server.call('GET', path, { as: colleague.token })).status]).toEqual([
      permissions,
      status,
    ]);
  }
  await server.call('GET', `/organization/${orgId}/copy`, { as: owner.token });
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'user_id'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute();
  expect(notes).toEqual([
    { action: 'contact.copy', subject_id: contact, user_id: colleague.id },
    { action: 'organization.copy', subject_id: orgId, user_id: owner.id },
  ]);
});

test('a long list is copied page by page, and a client that leaves ends the work', async () => {
  const { orgId, owner } = await business();
  // More than the buffers of the connection. Notes have no index, which would make them slow to write.
  const rows = Array.from({ length: 800 }, (_, at) => ({
    ...{ org_id: orgId, name: `Contact ${at}`, notes: randomBytes(15_000).toString('base64') },
  }));
  for (let at = 0; at < rows.length; at += 100) {
    await server.database.db
      .insertInto('contacts')
      .values(rows.slice(at, at + 100))
      .execute();
  }
  await server.app.listen({ port: 0 });
  const address = server.app.listeningOrigin;
  const { promise: isGone, resolve } = Promise.withResolvers<void>();
  statements = 0;
  const request = get(
    `${address}/api/organization/${orgId}/copy`,
    { headers: { authorization: `Bearer ${owner.token}` } },
    (response) => {
      response.once('data', () => {
        response.pause();
        resolve();
      });
    },
  );
  request.on('error', () => {});
  await isGone;
  // The client doesn't read, so the server stops reading after a few pages.
  const still = async () => {
    const before = statements;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return statements === before;
  };
  await vi.waitFor(async () => expect(await still()).toBe(true), 10_000);
  const pages = (2 * rows.length * 20_000) / 250_000;
  expect(statements).toBeLessThan(pages);
  const paused = statements;
  request.destroy();
  await vi.waitFor(async () => expect(await still()).toBe(true), 10_000);
  expect(statements - paused).toBeLessThan(4);
});
