import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const search = (q: string, rest = '', token = owner.token) =>
    server.call('GET', `/organization/${orgId}/search?q=${encodeURIComponent(q)}${rest}`, { as: token });
  return { owner, orgId, search };
}

/** The columns of a call with these turns; each is a line of the transcription. */
const said = (...contents: string[]) => ({
  transcription: contents.join('\n'),
  transcript: JSON.stringify(contents.map((content) => ({ content }))),
});

test('hits are listed newest call first; in a call, the summary before the turns in order', async () => {
  const { orgId, search } = await business();
  const channel_id = await server.channel(orgId);
  const contact_id = await server.contact(orgId);
  const older = await server.session(orgId, {
    ...{ channel_id, contact_id, start_time: '2026-02-01T09:00:00Z', summary: 'Wants rye bread' },
    ...said('Good morning', 'Is there RYE bread?', 'Yes, rye and wheat'),
  });
  const newer = await server.session(orgId, { ...said('Rye, please'), summary: 'A short one' });
  await server.session(orgId, { ...said('Cakes only'), summary: 'No bread at all' });
  const { status, body } = await search('rye');
  expect(status).toBe(200);
  const place = {
    session: older,
    channel: channel_id,
    contact: contact_id,
    startTime: '2026-02-01T09:00:00.000Z',
  };
  expect(body).toEqual([
    {
      ...{ session: newer, channel: null, contact: null, startTime: '2026-03-01T09:00:00.000Z' },
      ...{ turn: 0, excerpt: 'Rye, please' },
    },
    { ...place, turn: null, excerpt: 'Wants rye bread' },
    { ...place, turn: 1, excerpt: 'Is there RYE bread?' },
    { ...place, turn: 2, excerpt: 'Yes, rye and wheat' },
  ]);
});

test('search ignores niqqud, accents and case in Hebrew, Russian and Latin text', async () => {
  const { orgId, search } = await business();
  const hebrew = await server.session(orgId, said('שָׁלוֹם, הַאִם יֵשׁ חַלָּה?'));
  const russian = await server.session(orgId, said('ДОБРЫЙ ДЕНЬ, у вас есть чёрный хлеб?'));
  const latin = await server.session(orgId, said('Para JOSÉ, un café y açaí.'));
  const of = async (q: string) =>
    (await search(q)).body.map(({ session, excerpt }: { session: string; excerpt: string }) => [
      session,
      excerpt,
    ]);
  expect(await of('חלה')).toEqual([[hebrew, 'שָׁלוֹם, הַאִם יֵשׁ חַלָּה?']]);
  expect(await of('שָׁלוֹם')).toEqual([[hebrew, 'שָׁלוֹם, הַאִם יֵשׁ חַלָּה?']]);
  expect(await of('добрый')).toEqual([[russian, 'ДОБРЫЙ ДЕНЬ, у вас есть чёрный хлеб?']]);
  expect(await of('ЧЕРНЫЙ')).toEqual([[russian, 'ДОБРЫЙ ДЕНЬ, у вас есть чёрный хлеб?']]);
  for (const q of ['jose', 'JOSÉ', 'cafe', 'acai'])
    expect(await of(q)).toEqual([[latin, 'Para JOSÉ, un café y açaí.']]);
  expect(await of('יש')).toHaveLength(1);
});

test('a match in a transcription without turns, or across two turns, has a null turn', async () => {
  const { orgId, search } = await business();
  const plain = await server.session(orgId, { transcription: 'Only text about bagels', transcript: null });
  const broken = await server.session(orgId, {
    ...{
      transcription: 'one bagel please',
      transcript: JSON.stringify([{ content: 'one bag' }, { content: 'el please' }]),
    },
    start_time: '2026-02-01T09:00:00Z',
  });
  expect((await search('bagel')).body).toMatchObject([
    { session: plain, turn: null, excerpt: 'Only text about bagels' },
    { session: broken, turn: null, excerpt: 'one bagel please' },
  ]);
});

test('paging neither repeats nor skips hits inside a call or among calls with equal times', async () => {
  const { orgId, search, owner } = await business();
  for (let call = 0; call < 3; call += 1) {
    await server.session(orgId, { summary: 'A match', ...said('match 0', 'nothing', 'match 2', 'match 3') });
  }
  const whole = (await search('match')).body;
  expect(whole).toHaveLength(12);
  const pages: unknown[] = [];
  let { body, headers } = await search('match', '&limit=5');
  expect(headers).not.toHaveProperty('x-total-count');
  for (;;) {
    pages.push(...body);
    expect(body.length).toBeLessThanOrEqual(5);
    const next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    if (!next) break;
    ({ body, headers } = await server.call('GET', next, { as: owner.token }));
  }
  expect(pages).toEqual(whole);
});

test('a forged cursor gets 422', async () => {
  const { search } = await business();
  const id = '00000000-0000-4000-8000-000000000000';
  for (const place of [
    ...['nonsense', {}, [], null, { started: '2026-02-31T09:00:00Z', id, rank: 1 }],
    ...[
      { started: '0000-01-01T09:00:00Z', id, rank: 1 },
      { started: '2026-02-01T09:00:00Z', id: 'x', rank: 1 },
    ],
    { started: '2026-02-01T09:00:00Z', id, rank: 1e300 },
  ]) {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    const { status, body } = await search('match', `&cursor=${cursor}`);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: 'cursor', code: 'foreign-cursor' }]);
  }
  expect((await search('match', '&cursor=%7B')).status).toBe(422);
});

test('wildcards are matched literally; niqqud alone finds nothing; short queries get 422', async () => {
  const { orgId, search } = await business();
  const id = await server.session(orgId, said('It is 100% sure_thing \\ yes'));
  const found = async (q: string) => (await search(q)).body.length;
  expect((await search('0% s')).body).toMatchObject([{ session: id }]);
  expect([await found('sure_'), await found('\\ y')]).toEqual([1, 1]);
  expect([await found('1%0'), await found('s_re'), await found('%%'), await found('ְִ')]).toEqual([0, 0, 0, 0]);
  expect((await search('a')).status).toBe(422);
  expect((await search('   a   ')).status).toBe(422);
});

test('search is limited to the organization and requires the transcripts permission', async () => {
  const { orgId, search } = await business();
  await server.session(orgId, said('a secret word'));
  const other = await business();
  await server.session(other.orgId, { summary: 'secret too' });
  expect((await search('secret')).body).toHaveLength(1);
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  expect((await search('secret', '', viewer.token)).status).toBe(403);
  expect((await search('secret', '', other.owner.token)).status).toBe(404);
});

test('a reader gets 304 until a conversation changes', async () => {
  const { owner, orgId, search } = await business();
  const id = await server.session(orgId, said('hello'));
  const etag = String((await search('hello')).headers.etag);
  const again = () =>
    server.call('GET', `/organization/${orgId}/search?q=hello`, {
      ...{ as: owner.token, headers: { 'if-none-match': etag } },
    });
  expect((await again()).status).toBe(304);
  await server.database.db.updateTable('sessions').set({ summary: 'hello' }).where('id', '=', id).execute();
  expect((await again()).body).toHaveLength(2);
});

test('a person who searches too often gets 429', async () => {
  const strict = await startForTest({
    limits: { ...usualLimits, search: 2, invitation: 99 },
  });
  try {
    const owner = await strict.person();
    const path = `/organization/${await strict.organization(owner.id)}/search?q=hello`;
    const search = async () => (await strict.call('GET', path, { as: owner.token })).status;
    expect([await search(), await search(), await search()]).toEqual([200, 200, 429]);
  } finally {
    await strict.stop();
  }
});

test('two-letter queries search only the newest 1,000 calls and set X-Searched-Count', async () => {
  const { owner, orgId, search } = await business();
  const oldest = await server.session(orgId, { ...said('Quite'), start_time: '2020-01-01T09:00:00Z' });
  const list = (q: string) =>
    server.call('GET', `/organization/${orgId}/sessions?limit=25&q=${q}`, { as: owner.token });
  const addCalls = (count: number) =>
    sql`insert into sessions (org_id, start_time) select ${orgId}, now() from generate_series(1, ${count}::int)`.execute(
      server.database.db,
    );
  const found = async (q: string) => {
    const answers = [await search(q), await list(q)];
    return answers.map(({ body, headers }) => [body.length, headers['x-searched-count']]);
  };
  await addCalls(999);
  expect((await search('qu')).body).toMatchObject([{ session: oldest }]);
  expect(await found('qu')).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  await addCalls(1);
  expect(await found('qu')).toEqual([
    [0, '1000'],
    [0, '1000'],
  ]);
  expect(await found('qui')).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
});
