import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOf } from '../http/log.ts';
import { logLines } from '../testing/logLines.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';

/* Rows that were written without the API, such as by a phone service that stores transcripts. */

const { lines, stream } = logLines();

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ logger: { ...logOf('warn'), stream } });
});
afterAll(() => server.stop());

async function business() {
  const { id, token } = await server.person();
  const orgId = await server.organization(id);
  return { as: token, orgId, contacts: `/organization/${orgId}/contacts` };
}

test('a repaired field is logged once with its endpoint, for all rows and replies', async () => {
  const { as, orgId, contacts } = await business();
  const long = 'n'.repeat(300);
  for (let count = 0; count < 3; count += 1) await server.contact(orgId, { name: long, responsible: long });
  for (const query of ['', '', '?limit=10']) {
    expect((await server.call('GET', `${contacts}/${query}`, { as })).status).toBe(200);
  }
  const endpoint = 'GET /organization/:orgId/contacts/';
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, endpoint, field: 'name' }),
    expect.objectContaining({ level: 40, endpoint, field: 'responsible' }),
  ]);
  expect(lines.join('')).not.toContain('nnn');
});

test('rows that the API would reject are repaired, so that their list still loads', async () => {
  const { as, orgId, contacts } = await business();
  const long = `${'n'.repeat(198)}😀${'n'.repeat(9_800)}`;
  const names = [
    long,
    '\u200b\u202e',
    '\u202eeman\u2066',
    `x${'\u0301'.repeat(400)}`,
    'Dana',
    '\u202e'.repeat(300),
    '\u0958'.repeat(150),
  ];
  for (const name of names) await server.contact(orgId, { name, responsible: long });
  const { status, body } = await server.call('GET', `${contacts}/?sort=createdAt`, { as });
  expect(status).toBe(200);
  expect(body.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    [
      `${'n'.repeat(198)}…`,
      '(?)',
      'eman',
      `x${'\u0301'.repeat(5)}`,
      'Dana',
      '(?)',
      `${'\u0958'.normalize().repeat(99)}…`,
    ].toSorted(),
  );
  for (const { responsible } of body) expect(responsible).toHaveLength(199);
});

test('transcripts are returned without directional characters and control characters', async () => {
  const { as, orgId } = await business();
  await server.session(orgId, {
    summary: 'one\u202e\r\ntwo\u2067',
    transcription: '\u2066a\u0007',
    transcript: JSON.stringify([{ content: '\u202eevil', speaker: 'caller', start: 0 }]),
  });
  const { body } = await server.call('GET', `/organization/${orgId}/sessions`, { as });
  expect(body).toMatchObject([
    { summary: 'one\ntwo', transcription: 'a', transcriptionJSON: [{ content: 'evil' }] },
  ]);
});

test('input is sanitized when it is stored, and invalid text is rejected at its field', async () => {
  const { as, orgId, contacts } = await business();
  const made = await server.call('POST', '/contacts', {
    as,
    body: { organization: orgId, phone: '0541234567', name: '\ufeffe\u0301\u202e', notes: 'a\r\n\u2066b' },
  });
  const kept = await server.database.db
    .selectFrom('contacts')
    .select(['name', 'notes'])
    .where('id', '=', made.body.id)
    .executeTakeFirst();
  expect(kept).toEqual({ name: 'é', notes: 'a\nb' });
  for (const [field, text] of [
    ['name', '\u200b'],
    ['name', 'a'.repeat(10_000)],
    ['notes', '\u0000'],
    ['notes', '\ud800'],
  ] as const) {
    const { status, body } = await server.call('PATCH', `${contacts}/${made.body.id}`, {
      as,
      body: { [field]: text },
    });
    expect([status, body.errors[0].path]).toEqual([422, field]);
  }
});

test('a search ignores directional characters pasted with the name', async () => {
  const { as, orgId, contacts } = await business();
  await server.contact(orgId, { name: 'Dana Levi' });
  const { body } = await server.call('GET', `${contacts}/?q=${encodeURIComponent('\u202aDana\u202c')}`, {
    as,
  });
  expect(body).toHaveLength(1);
});
