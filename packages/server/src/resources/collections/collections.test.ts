import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { makeSide } from '../../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const everywhere = [
  ...['/calls', '/contacts', '/sessions', '/channels', '/bots', '/appointments', '/phonenumbers'],
];

const get = (path: string, as: string) => server.call('GET', path, { as });

const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

test('a collection has the rows of all the caller’s organizations, as in their resources', async () => {
  const side = await makeSide(server);
  const other = await makeSide(server);
  const { token: as, id } = side.owner;
  await server.member(other.ids.organization, id, 'manager');
  const [channel] = (await get(`/organization/${side.ids.organization}/channels`, as)).body;
  const same: [string, object][] = [
    ['/channels', channel],
    ['/bots', channel.bot],
    ['/phonenumbers', channel.phoneNumber],
    ['/contacts', (await get(`/contacts/${side.ids.contact}`, as)).body],
    ['/appointments', (await get(`/appointments/${side.ids.appointment}`, as)).body],
    ['/sessions', (await get(`/organization/${side.ids.organization}/sessions`, as)).body[0]],
    ['/calls', (await get(`/organization/${side.ids.organization}/sessions`, as)).body[0]],
  ];
  for (const [path, row] of same) {
    const { body, headers } = await get(path, as);
    expect([path, body.length, headers['x-total-count']]).toEqual([path, 2, '2']);
    expect(body[1]).toEqual(row);
  }
});

test('/users and /creditcards list only the caller’s own rows', async () => {
  const { owner, viewer, ids } = await makeSide(server);
  const me = (await get('/users/me', owner.token)).body;
  const users = await get('/users', owner.token);
  expect([users.body, users.headers['x-total-count']]).toEqual([[me], '1']);
  expect((await get('/creditcards', owner.token)).body).toMatchObject([
    { id: ids.card },
    { id: ids.spareCard },
  ]);
  expect((await get('/creditcards', viewer.token)).body).toEqual([]);
  expect(idsOf(await get('/users', viewer.token))).toEqual([viewer.id]);
});

test('cards and integration types each have one URL', async () => {
  const { token } = await server.person();
  expect((await get('/integrationTypes/', token)).body.length).toBeGreaterThan(1);
  for (const path of ['/creditCards', '/integrationtypes']) expect((await get(path, token)).status).toBe(404);
});

test('collections contain nothing from organizations the caller isn’t a member of', async () => {
  const { secret } = await makeSide(server);
  const { token } = await server.person();
  for (const path of everywhere) {
    const answer = await get(path, token);
    expect([path, answer.text, answer.headers['x-total-count']]).toEqual([path, '[]', '0']);
    expect((await get(`${path}?q=${secret}`, token)).text).toBe('[]');
  }
});

test('conversations need the calls permission, and transcripts the transcripts permission', async () => {
  const [whole, listed, hidden] = [await makeSide(server), await makeSide(server), await makeSide(server)];
  const { id, token } = await server.person();
  await server.member(whole.ids.organization, id, 'manager');
  await server.member(listed.ids.organization, id, 'viewer');
  await server.member(hidden.ids.organization, id, 'viewer');
  await server.database.db
    .updateTable('memberships')
    .set({ permissions: ['contacts'] })
    .where('org_id', '=', hidden.ids.organization)
    .where('user_id', '=', id)
    .execute();
  for (const path of ['/sessions', '/calls']) {
    const answer = await get(path, token);
    expect(idsOf(answer)).toEqual([listed.ids.session, whole.ids.session]);
    expect(answer.body).toMatchObject([
      { transcription: '', transcriptionJSON: [], recordingUrl: null },
      { transcription: `Said ${whole.secret}`, transcriptionJSON: [{ content: 'Hello' }] },
    ]);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.text).not.toContain(`Said ${listed.secret}`);
  }
  expect(idsOf(await get('/contacts', token))).toHaveLength(3);
});

test('/calls lists only conversations of kind call', async () => {
  const { owner, ids } = await makeSide(server);
  const chat = await server.session(ids.organization, { kind: 'chat' });
  expect(idsOf(await get('/calls', owner.token))).toEqual([ids.session]);
  expect(idsOf(await get('/sessions', owner.token))).toEqual([chat, ids.session]);
});

test('collections are sorted newest first, or oldest first on request, and paged', async () => {
  const { id, token } = await server.person();
  const at = (day: number) => ({ created_at: `2026-01-0${day}T00:00:00Z` });
  const rows: Record<string, string[]> = { '/contacts': [], '/appointments': [], '/sessions': [] };
  for (const day of [2, 1, 2, 3, 2]) {
    const orgId = await server.organization(id);
    rows['/contacts']?.push(await server.contact(orgId, at(day)));
    rows['/appointments']?.push(await server.appointment(orgId, at(day)));
    rows['/sessions']?.push(await server.session(orgId, at(day)));
    await server.channel(orgId);
  }
  for (const path of ['/contacts', '/appointments', '/sessions', '/channels', '/bots']) {
    const newest = await get(path, token);
    const moments = newest.body.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect([path, moments]).toEqual([path, moments.toSorted().toReversed()]);
    const oldest = await get(`${path}?sort=createdAt`, token);
    expect([path, idsOf(oldest)]).toEqual([path, idsOf(newest).toReversed()]);
    const paged: string[] = [];
    let next: string | undefined = `/api${path}?limit=2`;
    while (next) {
      const page = await get(next, token);
      expect(page.headers['x-total-count']).toBe('5');
      paged.push(...idsOf(page));
      next = /^<([^>]+)>; rel="next"$/.exec(String(page.headers['link']))?.[1];
    }
    expect([path, paged]).toEqual([path, idsOf(newest)]);
    if (rows[path]) expect(paged.toSorted()).toEqual(rows[path].toSorted());
  }
  for (const query of ['limit=0', 'sort=name', 'cursor=x']) {
    for (const path of [...everywhere, '/users']) {
      expect([path, query, (await get(`${path}?${query}`, token)).status]).toEqual([path, query, 422]);
    }
  }
});

test('collections can be searched', async () => {
  const { owner, ids, secret } = await makeSide(server);
  await server.channel(ids.organization, 'Another');
  await server.contact(ids.organization, { name: 'Another' });
  const as = owner.token;
  const found = async (path: string, q: string) => idsOf(await get(`${path}?q=${encodeURIComponent(q)}`, as));
  expect(await found('/channels', secret)).toEqual([ids.channel]);
  expect(await found('/contacts', secret)).toEqual([ids.contact]);
  expect(await found('/appointments', secret)).toEqual([ids.appointment]);
  expect(await found('/sessions', secret)).toEqual([ids.session]);
  expect(await found('/bots', 'noa')).toHaveLength(2);
  expect(await found('/users', 'A PERSON')).toEqual([owner.id]);
  const [{ number }] = (await get('/phonenumbers', as)).body;
  expect(await found('/phonenumbers', number.slice(3))).toEqual([ids.phone]);
  expect(await found('/users', 'somebody else')).toEqual([]);
});
