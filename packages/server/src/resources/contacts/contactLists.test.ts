import { randomUUID } from 'node:crypto';
import { contactStatuses } from '@console/contract/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

async function business() {
  const { id, token } = await server.person();
  const orgId = await server.organization(id);
  const at = `/organization/${orgId}/contacts`;
  const list = (query = '') => server.call('GET', `${at}/?${query}`, { as: token });
  const names = async (query = ''): Promise<string[]> =>
    (await list(query)).body.map(({ name }: { name: string }) => name);
  return { as: token, id, orgId, at, list, names };
}

/** Every row of a list, read page by page. */
async function pages(as: string, path: string) {
  const rows: { id: string; name: string }[] = [];
  let next: string | undefined = `/api${path}`;
  while (next) {
    const { body, headers } = await server.call('GET', next, { as });
    rows.push(...body);
    next = /^<([^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1];
  }
  return rows;
}

test('contacts are ordered by next contact date, then by name; those without a date are last', async () => {
  const { orgId, names } = await business();
  const [early, late] = ['2026-04-01T06:00:00Z', '2026-04-02T06:00:00Z'];
  for (const [name, next_date_of_contact] of [
    ...[['Zoe', null] as const, ['ben', late] as const, ['Ada', late] as const],
    ...[['אבי', null] as const, ['Yael', early] as const],
  ]) {
    await server.contact(orgId, { name, next_date_of_contact });
  }
  const usual = ['Yael', 'Ada', 'ben', 'אבי', 'Zoe'];
  expect(await names()).toEqual(usual);
  expect(await names('sort=-nextDateOfContact')).toEqual(usual.toReversed());
});

test('dueBefore filters contacts by their next contact date and counts them', async () => {
  const { orgId, list } = await business();
  for (const [name, next_date_of_contact] of [
    ...[['Overdue', '2026-04-01T06:00:00Z'] as const, ['Due', '2026-04-02T20:59:59Z'] as const],
    ...[['Later', '2026-04-02T21:00:00Z'] as const, ['Never', null] as const],
  ]) {
    await server.contact(orgId, { name, next_date_of_contact });
  }
  const { body, headers } = await list('dueBefore=2026-04-02T21:00:00Z&limit=1');
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Overdue']);
  expect(headers['x-total-count']).toBe('2');
  expect((await list('dueBefore=tomorrow')).status).toBe(422);
});

test('a list can be sorted by each of its columns, ascending and descending', async () => {
  const { orgId, names } = await business();
  const rows = [
    ...([
      ['ada', '0509', 'postponed', 'Noa', 3],
      ['Ben', '0507', 'new', 'avi', 1],
    ] as const),
    ...([['Cid', '0508', 'contacted', '', 2]] as const),
  ];
  for (const [name, phone, status, responsible, day] of rows) {
    await server.contact(orgId, {
      name,
      phone,
      status,
      responsible,
      created_at: `2026-01-0${day}T00:00:00Z`,
    });
  }
  const orders = {
    name: ['ada', 'Ben', 'Cid'],
    phone: ['Ben', 'Cid', 'ada'],
    status: ['Ben', 'Cid', 'ada'],
    responsible: ['Cid', 'Ben', 'ada'],
    createdAt: ['Ben', 'Cid', 'ada'],
  };
  for (const [sort, expected] of Object.entries(orders)) {
    expect([sort, await names(`sort=${sort}`)]).toEqual([sort, expected]);
    expect([sort, await names(`sort=-${sort}`)]).toEqual([sort, expected.toReversed()]);
  }
});

const latin = ['jose 2', 'Jose 2', 'José 2', 'jose 10', 'Zoe'];
const cyrillic = ['Елена', 'Ёлка', 'Ельцин', 'иод', 'йод'];
const hebrew = ['אבי', 'לוי 9', 'לוי 10', 'שיר', 'שִׁירה'];

test.each([
  ['en', [...latin, ...cyrillic, ...hebrew]],
  ['he', [...hebrew, ...latin, ...cyrillic]],
  ['ru', [...cyrillic, ...latin, ...hebrew]],
])(
  'names are sorted for a reader in %s as the browser’s collator would sort them',
  async (language, expected) => {
    const { as, at, orgId, names } = await business();
    await server.call('PATCH', '/user/settings', { as, body: { language } });
    for (const name of expected.toSorted()) await server.contact(orgId, { name });
    expect(await names('sort=name')).toEqual(expected);
    expect(expected).toEqual(expected.toSorted(new Intl.Collator(language, { numeric: true }).compare));
    for (const sort of ['name', '-name', 'nextDateOfContact']) {
      const seen = (await pages(as, `${at}?limit=4&sort=${sort}`)).map(({ name }) => name);
      expect(seen).toEqual(sort === '-name' ? expected.toReversed() : expected);
    }
  },
);

test('changing the language invalidates the list’s ETag and the cursors of the old order', async () => {
  const { as, at, orgId, list } = await business();
  for (const name of ['Zoe', 'אבי', 'Яна']) await server.contact(orgId, { name });
  const { headers } = await list('limit=1&sort=name');
  const next = /^<([^>]+)>/.exec(String(headers['link']))?.[1] ?? '';
  const again = () =>
    server.call('GET', `${at}?limit=1&sort=name`, {
      as,
      headers: { 'if-none-match': String(headers['etag']) },
    });
  expect((await again()).status).toBe(304);
  await server.call('PATCH', '/user/settings', { as, body: { language: 'ru' } });
  const other = await again();
  expect([other.status, other.body[0].name]).toEqual([200, 'Яна']);
  expect((await server.call('GET', next, { as })).body.errors).toMatchObject([
    { path: 'cursor', code: 'foreign-cursor' },
  ]);
});

test('contacts are sorted by status in workflow order', async () => {
  const { orgId, names, list } = await business();
  for (const status of contactStatuses.toSorted()) await server.contact(orgId, { name: status, status });
  expect(await names('sort=status')).toEqual(contactStatuses);
  for (const status of contactStatuses)
    expect((await list(`status=${status}`)).body).toMatchObject([{ name: status, status }]);
});

test('pages neither repeat nor skip rows with equal names or no dates while rows change', async () => {
  const { as, orgId, at, list } = await business();
  for (let i = 0; i < 24; i += 1) {
    const next_date_of_contact = i % 3 ? null : `2026-04-0${1 + (i % 2)}T00:00:00Z`;
    await server.contact(orgId, { name: i % 4 ? 'Ada' : 'ada', next_date_of_contact });
  }
  for (const sort of ['nextDateOfContact', '-nextDateOfContact', 'name', '-name', 'responsible', 'status']) {
    const whole = (await list(`sort=${sort}`)).body;
    expect(await pages(as, `${at}?limit=5&fields=notes&sort=${sort}`)).toEqual(whole);
  }
  const first = await list('limit=5&sort=name');
  expect([first.body.length, first.headers['x-total-count']]).toEqual([5, '24']);
  await server.call('DELETE', `/contacts/${first.body[4].id}`, { as });
  await server.contact(orgId, { name: 'Aba' });
  const next = /^<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
  const rest = await pages(as, next.replace('/api', ''));
  const seen = new Set([...first.body, ...rest].map(({ id }) => id));
  expect(seen.size).toBe(24);
  for (const query of ['limit=0', 'limit=201', 'sort=notes', 'cursor=x', 'status=lost', 'channel=1']) {
    expect([query, (await list(query)).status]).toEqual([query, 422]);
  }
});

test('a list can be filtered by status, channel and responsible person, also combined', async () => {
  const { orgId, id, names, list } = await business();
  const channel_id = await server.channel(orgId);
  await server.contact(orgId, { name: 'All', status: 'postponed', channel_id, responsible: 'Noa' });
  await server.contact(orgId, { name: 'Status', status: 'postponed' });
  await server.contact(orgId, { name: 'Channel', channel_id });
  await server.contact(orgId, { name: 'Mine', responsible: 'Me', responsible_id: id });
  expect(await names('status=postponed')).toEqual(['All', 'Status']);
  expect(await names(`channel=${channel_id}`)).toEqual(['All', 'Channel']);
  expect(await names('responsible=noa')).toEqual(['All']);
  expect(await names(`responsible=${id}`)).toEqual(['Mine']);
  const all = await list(`status=postponed&channel=${channel_id}&responsible=Noa&q=al`);
  expect([all.body.length, all.headers['x-total-count']]).toEqual([1, '1']);
  expect(await names(`channel=${randomUUID()}`)).toEqual([]);
});

test('search matches names and emails regardless of case, niqqud and accents', async () => {
  const { orgId, names } = await business();
  await server.contact(orgId, { name: 'Ada Lovelace', email: 'countess@example.test' });
  await server.contact(orgId, { name: 'דָּוִד כהן' });
  await server.contact(orgId, { name: 'Алёна 100%_' });
  for (const q of ['LOVE', ' ada lov ', 'Countess@']) expect(await names(`q=${q}`)).toEqual(['Ada Lovelace']);
  for (const q of ['דוד', 'דוּד כ']) {
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(['דָּוִד כהן']);
  }
  for (const q of ['АЛЕНА', '0%_', '%'])
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(['Алёна 100%_']);
  await server.contact(orgId, { name: 'JOSÉ Åkesson', email: 'josé@example.test' });
  for (const q of ['jose', 'José', 'JOSE\u0301 ak', 'jose@']) {
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(['JOSÉ Åkesson']);
  }
  await server.contact(orgId, { name: 'Мой йод' });
  expect(await names(`q=${encodeURIComponent('МОЙ Й')}`)).toEqual(['Мой йод']);
  for (const q of ['мои', 'иод']) expect(await names(`q=${encodeURIComponent(q)}`)).toEqual([]);
  expect(await names('q=a_a')).toEqual([]);
  expect(await names('q=%20')).toHaveLength(5);
});

test('search matches any part of a phone number, with separators or the country code', async () => {
  const { orgId, names } = await business();
  await server.contact(orgId, { name: 'Kept', phone: '0541234567' });
  await server.contact(orgId, { name: 'As it came', phone: '+972-54-123-4567' });
  await server.contact(orgId, { name: 'Other', phone: '0527654321' });
  for (const q of ['0541234567', '054-123', '(054) 123 45', '+972 54-123', '972541', '123-4567', '4567']) {
    expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['As it came', 'Kept']]);
  }
  expect(await names('q=052')).toEqual(['Other']);
});

test('a reader gets 304 until a contact changes; a new conversation doesn’t matter', async () => {
  const { as, orgId, at, list } = await business();
  const id = await server.contact(orgId);
  const headers = { 'if-none-match': String((await list('limit=5')).headers.etag) };
  const again = () => server.call('GET', `${at}?limit=5`, { as, headers });
  expect((await again()).status).toBe(304);
  await server.session(orgId);
  expect((await again()).status).toBe(304);
  await server.call('PATCH', `${at}/${id}`, { as, body: { notes: 'New' } });
  expect((await again()).status).toBe(200);
});
