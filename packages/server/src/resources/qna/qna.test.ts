import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const bread = { question: 'Is the bread fresh?', answer: 'Every morning.' };
const id = 1_774_000_000_000;

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const at = `/organization/${orgId}/qna`;
  const as = owner.token;
  const save = (id: number | string, body: object = bread, headers = {}) =>
    server.call('PATCH', `${at}/${id}`, { as, body, headers });
  const list = (query = '') => server.call('GET', `${at}?${query}`, { as });
  const ids = async (query: string) => (await list(query)).body.map(({ id }: { id: number }) => id);
  return { as, orgId, at, save, list, ids };
}

test('an item is saved under a new ID, listed, saved again and deleted', async () => {
  const { as, orgId, at, save, list } = await business();
  const made = await save(id);
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({ id, ...bread, organization: orgId });
  const changed = await save(id, { ...bread, answer: 'Twice a day.' });
  expect(changed.body).toMatchObject({ id, answer: 'Twice a day.', createdAt: made.body.createdAt });
  const listed = await list();
  expect(listed.body).toEqual([changed.body]);
  expect(listed.headers['x-total-count']).toBe('1');

  expect((await server.call('DELETE', `${at}/${id}`, { as })).status).toBe(204);
  expect((await server.call('DELETE', `${at}/${id}`, { as })).status).toBe(404);
  expect((await list()).body).toEqual([]);
  const { db } = server.database;
  const notes = await db.selectFrom('audit_log').select('action').where('org_id', '=', orgId).execute();
  expect(notes.map(({ action }) => action).sort()).toEqual(['qna.create', 'qna.delete', 'qna.update']);
});

test('an ID can be added once; the same question can be added twice', async () => {
  const { as, at, list } = await business();
  const add = (id: number) => server.call('POST', at, { as, body: { id, ...bread } });
  expect((await add(id)).status).toBe(201);
  const taken = await add(id);
  expect(taken.status).toBe(409);
  expect(taken.body.type).toBe('urn:console:problem:conflict');
  expect(taken.body.errors).toMatchObject([{ path: 'id', code: 'taken' }]);
  expect((await add(id + 1)).status).toBe(201);
  expect((await list()).body).toMatchObject([bread, bread]);
});

test('of ten concurrent saves of a new item, one creates it and the others update it', async () => {
  const { save, list } = await business();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save(id, { ...bread, answer: `Answer ${n}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(answers.map(({ headers }) => headers.etag).sort()).toEqual(
    Array.from({ length: 10 }, (_, n) => `"${n + 1}"`).sort(),
  );
  const listed = await list();
  expect(listed.headers['x-total-count']).toBe('1');
  expect(listed.body).toEqual([answers.find(({ headers }) => headers.etag === '"10"')?.body]);
});

test('of ten concurrent requests to add the same item, one succeeds', async () => {
  const { as, at } = await business();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call('POST', at, { as, body: { id, ...bread } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
});

test('saving an outdated version gets 412, and a deleted item isn’t recreated', async () => {
  const { as, at, save } = await business();
  const made = await save(id);
  const headers = { 'if-match': String(made.headers.etag) };
  const tries = await Promise.all(
    Array.from({ length: 5 }, (_, n) => save(id, { ...bread, answer: `Answer ${n}` }, headers)),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  const won = tries.find(({ status }) => status === 200);
  expect(tries.find(({ status }) => status === 412)?.body.current).toEqual(won?.body);
  expect((await server.call('DELETE', `${at}/${id}`, { as, headers })).status).toBe(412);
  await server.call('DELETE', `${at}/${id}`, { as });
  expect((await save(id, bread, { 'if-match': String(won?.headers.etag) })).status).toBe(404);
});

test('items can be sorted by ID or question, and paged', async () => {
  const { as, save, list, ids } = await business();
  const questions = { 10: 'what?', 9: 'Why?', 100: 'How?' };
  for (const [id, question] of Object.entries(questions)) await save(id, { question, answer: 'So.' });
  expect(await ids('')).toEqual([9, 10, 100]);
  expect(await ids('sort=-id')).toEqual([100, 10, 9]);
  expect(await ids('sort=question')).toEqual([100, 10, 9]);
  const first = await list('limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const [, next] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  expect((await server.call('GET', String(next), { as })).body).toMatchObject([{ id: 100 }]);
});

test('search matches questions and answers', async () => {
  const { save, ids } = await business();
  await save(1, bread);
  await save(2, { question: 'Шеф Пётр здесь?', answer: 'בְּקוֹמָה שְׁנִיָּה' });
  expect(await ids('q=MORNING')).toEqual([1]);
  expect(await ids('q=bread')).toEqual([1]);
  expect(await ids(`q=${encodeURIComponent('петр')}`)).toEqual([2]);
  expect(await ids(`q=${encodeURIComponent('בקומה')}`)).toEqual([2]);
  expect(await ids('q=_')).toEqual([]);
});

test('the largest safe integer is accepted as an ID; a larger one is rejected', async () => {
  const { as, at, save, ids } = await business();
  expect((await save(Number.MAX_SAFE_INTEGER)).body.id).toBe(Number.MAX_SAFE_INTEGER);
  expect(await ids('')).toEqual([Number.MAX_SAFE_INTEGER]);
  for (const id of ['9007199254740992', '0', '-1', '1.5', 'x']) expect((await save(id)).status).toBe(404);
  const body = { id: 2 ** 53, ...bread };
  expect((await server.call('POST', at, { as, body })).status).toBe(422);
});

test('organizations can use the same ID independently', async () => {
  const one = await business();
  const other = await business();
  await one.save(id);
  const own = await other.save(id, { ...bread, answer: 'Ours.' });
  expect(own.headers.etag).toBe('"1"');
  expect((await one.list()).body).toMatchObject([bread]);
  await server.call('DELETE', `${other.at}/${id}`, { as: other.as });
  expect((await one.list()).body).toHaveLength(1);
});

test('members without the channels permission can only read; strangers get 404', async () => {
  const { orgId, at, save, list } = await business();
  await save(id);
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  const stranger = await business();
  const tries = async (as: string) => {
    const body = { id: id + 1, ...bread };
    const answers = await Promise.all([
      server.call('GET', at, { as }),
      server.call('PATCH', `${at}/${id}`, { as, body: { question: 'Taken?', answer: 'Yes.' } }),
      server.call('PATCH', `${at}/${id}`, { as, body, headers: { 'if-match': '"9"' } }),
      server.call('PATCH', `${at}/${id + 1}`, { as, body }),
      server.call('POST', at, { as, body }),
      server.call('DELETE', `${at}/${id}`, { as }),
    ]);
    return answers.map(({ status }) => status);
  };
  expect(await tries(viewer.token)).toEqual([200, 403, 403, 403, 403, 403]);
  expect(await tries(stranger.as)).toEqual(Array(6).fill(404));
  expect((await list()).body).toMatchObject([bread]);
});
