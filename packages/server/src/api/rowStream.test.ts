import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';

let server: TestServer;
let asked: string[] = [];
let as: string;
let orgId: string;
let at: string;

beforeAll(async () => {
  server = await startForTest({ onQuery: (statement) => asked.push(statement) });
  await server.app.listen({ port: 0 });
});
afterAll(() => server.stop());

beforeEach(async () => {
  asked = [];
  const owner = await server.person();
  as = owner.token;
  orgId = await server.organization(owner.id);
  at = `/organization/${orgId}/contacts/`;
});

const addContacts = (count: number, notes = '') =>
  sql`insert into contacts (org_id, name, phone, notes)
    select ${orgId}, 'Contact ' || lpad(n::text, 5, '0'), '0501234567', ${notes}
    from generate_series(1, ${count}::int) as n`.execute(server.database.db);

const batches = () => asked.filter((statement) => statement.includes('as weighed')).length;

test('a list without a limit is sent whole and in order, with X-Total-Count and an ETag', async () => {
  await addContacts(450);
  const { status, headers, body } = await server.call('GET', `${at}?sort=-name`, { as });
  expect({ status, total: headers['x-total-count'], link: headers.link }).toEqual({
    status: 200,
    total: '450',
  });
  const names = body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(Array.from({ length: 450 }, (_, n) => `Contact ${String(450 - n).padStart(5, '0')}`));
  expect(body[0].notes).toBe('');
  expect(batches()).toBe(3);

  const again = { as, headers: { 'if-none-match': String(headers.etag) } };
  expect((await server.call('GET', `${at}?sort=-name`, again)).status).toBe(304);
});

test('batches have fewer rows if texts are long; a row larger than a batch is read alone', async () => {
  await addContacts(6, 'x'.repeat(100_000));
  const { body } = await server.call('GET', at, { as });
  expect(body).toHaveLength(6);
  expect(batches()).toBe(2);
  asked = [];
  await sql`update contacts set notes = repeat('x', 1500000) where org_id = ${orgId}`.execute(
    server.database.db,
  );
  expect((await server.call('GET', at, { as })).body).toHaveLength(6);
  expect(batches()).toBe(6);
});

test('a page has the long texts named in fields, and fewer rows if they are very long', async () => {
  await addContacts(30, 'x'.repeat(1_000_000));
  const bare = await server.call('GET', `${at}?limit=25`, { as });
  expect([bare.body.length, 'notes' in bare.body[0]]).toEqual([25, false]);
  const pages: number[] = [];
  let next: string | undefined = `${at}?limit=25&fields=notes`;
  while (next) {
    const { body, headers }: Awaited<ReturnType<typeof server.call>> = await server.call('GET', next, { as });
    expect(body[0].notes).toMatch(/^x+…$/);
    pages.push(body.length);
    next = /^<([^>]+)>/.exec(String(headers.link))?.[1];
  }
  expect(pages).toEqual([8, 8, 8, 6]);
  expect((await server.call('GET', `${at}?limit=25&fields=name`, { as })).status).toBe(422);
});

test('each long text can be requested separately', async () => {
  await server.session(orgId, {
    summary: 'Short',
    transcription: 'Long',
    transcript: '[{"content":"Long"}]',
  });
  const texts = { summary: 'Short', transcription: 'Long', transcriptionJSON: [{ content: 'Long' }] };
  for (const [name, value] of Object.entries(texts)) {
    const { body } = await server.call('GET', `/organization/${orgId}/sessions?limit=1&fields=${name}`, {
      as,
    });
    expect(Object.entries(body[0]).filter(([field]) => field in texts)).toEqual([[name, value]]);
  }
});

test('top-level collections are sent in the same way', async () => {
  await addContacts(450);
  const { headers, body } = await server.call('GET', '/contacts', { as });
  expect([body.length, headers['x-total-count'], headers.link]).toEqual([450, '450', undefined]);
});

test('rows added or deleted while a list is sent don’t repeat or hide other rows', async () => {
  await addContacts(450);
  const { db } = server.database;
  const queue = server.app.slowQueryQueue;
  let changes = 0;
  vi.spyOn(server.app, 'slowQueryQueue').mockImplementation(async (work, isGone) => {
    if (batches() === 1) {
      changes += 1;
      // In the first batch, at its end, and in the next one.
      await sql`delete from contacts where org_id = ${orgId}
        and name in ('Contact 00100', 'Contact 00200', 'Contact 00300')`.execute(db);
      await sql`insert into contacts (org_id, name, phone, notes)
        values (${orgId}, 'Contact 00000', '', ''), (${orgId}, 'Contact 00250a', '', '')`.execute(db);
    }
    return queue(work, isGone);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const names: string[] = (await server.call('GET', `${at}?sort=name`, { as })).body.map(
    ({ name }: { name: string }) => name,
  );
  expect(changes).toBe(1);
  const expected = Array.from({ length: 450 }, (_, n) => `Contact ${String(n + 1).padStart(5, '0')}`);
  expected.splice(250, 0, 'Contact 00250a');
  expect(names).toEqual(expected.filter((name) => name !== 'Contact 00300'));
});

/** Requests the whole list and reads only the first data. */
async function readerThatStops() {
  const socket = connect({ port: Number(new URL(server.app.listeningOrigin).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(`GET /api${at} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${as}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  socket.pause();
  return { status: Number(String(head).split(' ')[1]), leave: () => socket.destroy() };
}

test('a slow reader can keep at most two lists open, and rows aren’t read ahead', async () => {
  // 400 batches each, 80 MB: the kernel's buffers can hold half of it.
  await addContacts(400, 'x'.repeat(1_000_000));
  const [first, second] = [await readerThatStops(), await readerThatStops()];
  expect([first.status, second.status]).toEqual([200, 200]);
  const third = await server.call('GET', at, { as });
  expect([third.status, third.headers['retry-after']]).toEqual([429, '5']);
  expect(batches()).toBeLessThan(600);
  // Pages still work.
  expect((await server.call('GET', `${at}?limit=50`, { as })).status).toBe(200);

  first.leave();
  await expect.poll(async () => (await server.call('HEAD', at, { as })).status).toBe(200);
  second.leave();
});
