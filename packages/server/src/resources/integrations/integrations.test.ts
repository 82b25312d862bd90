import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let types: { id: string; type: string }[];
/** The texts of all responses in a test. */
let answers: string[];

beforeAll(async () => {
  server = await startForTest();
  const { token } = await server.person();
  types = (await server.call('GET', '/integrationTypes/', { as: token })).body;
});
afterAll(() => server.stop());
beforeEach(() => {
  answers = [];
});

const nowhere = '00000000-0000-4000-8000-000000000000';
const typeOf = (name: string) => types.find(({ type }) => type === name)?.id;

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const at = `/organization/${orgId}/integrations`;
  async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers = {}) {
    const answer = await server.call(method, path, { as: owner.token, body, headers });
    answers.push(answer.text);
    return answer;
  }
  const connect = (body: object, type = 'google_calendar') =>
    ask('POST', at, { type: typeOf(type), ...body });
  const change = (id: string, body: object, headers?: object) => ask('PATCH', `${at}/${id}`, body, headers);
  /** The stored configuration and tokens, decrypted. */
  async function kept(id: string) {
    const { sealed_configuration, sealed_app_tokens } = await server.database.db
      .selectFrom('integrations')
      .select(['sealed_configuration', 'sealed_app_tokens'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const opened = (name: string, sealed: string | null) =>
      sealed && JSON.parse(server.app.encryption.open(sealed, `integrations.${name}:${id}`));
    return {
      configuration: opened('configuration', sealed_configuration),
      app_tokens: opened('app_tokens', sealed_app_tokens),
    };
  }
  return { as: owner.token, orgId, at, ask, connect, change, kept };
}

test('anyone signed in can list the integration types, in grid order', async () => {
  expect(types).toMatchObject([
    { type: 'google_calendar', label: 'Google Calendar', image: 'google_calendar.svg' },
    { type: 'whatsapp', label: 'WhatsApp', image: 'whatsapp.svg' },
    { type: 'meta', label: 'Meta', image: 'meta.svg' },
  ]);
  expect((await server.call('GET', '/integrationTypes/')).status).toBe(401);
});

test('an integration is created, updated, listed and included in organization and channel', async () => {
  const { orgId, at, ask, connect, change } = await business();
  const made = await connect({ configuration: { calendar: 'main' } });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...{ type: typeOf('google_calendar'), enabled: true, channel: null, organization: orgId },
    ...{ configuration: { calendar: 'main' }, connectedAt: made.body.createdAt },
  });
  const channel = await server.channel(orgId);
  const changed = await change(made.body.id, { enabled: false, channel });
  expect(changed.body).toMatchObject({ enabled: false, channel, configuration: { calendar: 'main' } });
  expect((await ask('GET', at)).body).toEqual([changed.body]);
  const organization = (await ask('GET', `/organizations/${orgId}`)).body;
  expect(organization.integrations).toMatchObject([{ id: made.body.id, enabled: false, channel }]);
  expect(organization.channels[0].integrations).toEqual([made.body.id]);
});

test('fields not known to be harmless are stored and never returned by any call', async () => {
  const { orgId, at, ask, connect, change, kept } = await business();
  const names = [
    'code',
    'api-key',
    'x-api-key',
    'passwd',
    'authorization',
    'webhook_url',
    'credentials',
    'jwt',
  ];
  const configuration = {
    ...Object.fromEntries(names.map((name) => [name, 'hush'])),
    ...{ calendar: 'main', phoneNumberId: 'hush', google: { calendar: 'hush' } },
  };
  const made = await connect({ configuration, app_tokens: 'hush' });
  expect(made.body).toMatchObject({ configuration: { calendar: 'main' }, storedConfiguration: 'object' });
  const nested = { phoneNumberId: ['hush'], businessAccountId: { token: 'hush' } };
  const other = await connect({ configuration: nested }, 'whatsapp');
  expect(other.body).toMatchObject({ configuration: null, storedConfiguration: 'object' });
  for (const text of ['sk-hush', JSON.stringify({ page: 'hush' })]) {
    const { body } = await change(other.body.id, { type: typeOf('meta'), configuration: text });
    expect(body).toMatchObject({ configuration: null, storedConfiguration: 'text' });
    expect((await kept(other.body.id)).configuration).toBe(text);
  }
  const late = { 'if-match': '"9"' };
  const stale = await change(made.body.id, { enabled: false }, late);
  expect([stale.status, stale.body.current]).toEqual([412, made.body]);
  await change(made.body.id, { enabled: false });
  await change(made.body.id, { channel: nowhere });
  await connect({ configuration });
  for (const path of [at, `/organizations/${orgId}`, '/organizations', `/organization/${orgId}/channels`]) {
    expect((await ask('GET', path)).status).toBe(200);
  }
  expect(answers.join()).not.toMatch(/hush|app_tokens/);
  expect(await kept(made.body.id)).toEqual({ configuration, app_tokens: 'hush' });
});

test('an update keeps hidden fields it doesn’t send and drops visible ones it doesn’t send', async () => {
  const { connect, change, kept } = await business();
  const configuration = { code: 'hush', calendar: 'main', google: { token: 'hush', zone: 'il' } };
  const { id } = (await connect({ configuration, app_tokens: 'hush' })).body;
  await change(id, { configuration: { calendar: 'second' } });
  expect((await kept(id)).configuration).toEqual({ ...configuration, calendar: 'second' });
  await change(id, { configuration: {} });
  expect((await kept(id)).configuration).toEqual({ code: 'hush', google: configuration.google });
  await change(id, { configuration: { code: 'new', google: null } });
  expect(await kept(id)).toEqual({ configuration: { code: 'new', google: null }, app_tokens: 'hush' });
  await change(id, { configuration: 'plain words' });
  expect(await kept(id)).toEqual({ configuration: 'plain words', app_tokens: 'hush' });
  await change(id, { enabled: false });
  expect(await kept(id)).toEqual({ configuration: 'plain words', app_tokens: 'hush' });
  await change(id, { configuration: null, app_tokens: null });
  expect(await kept(id)).toEqual({ configuration: null, app_tokens: null });
});

test('concurrent updates that each add a secret keep all of them', async () => {
  const { connect, change, kept } = await business();
  const { id } = (await connect({ configuration: {} })).body;
  const names = ['code', 'token', 'secret', 'password', 'key'];
  await Promise.all(names.map((name) => change(id, { configuration: { [name]: 'hush' } })));
  expect(Object.keys((await kept(id)).configuration as object).sort()).toEqual([...names].sort());
});

test('a configuration that gets too large together with stored fields gets 422', async () => {
  const { connect, change } = await business();
  const { id } = (await connect({ configuration: { token: 'x'.repeat(15_000) } })).body;
  const { status, body } = await change(id, { configuration: { code: 'x'.repeat(15_000) } });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ path: 'configuration', code: 'too-long', limit: 20_000 }]);
});

test('changing the type of an integration clears its configuration and tokens', async () => {
  const { connect, change, kept } = await business();
  const first = { configuration: { code: 'hush' }, app_tokens: 'hush' };
  const { id, type } = (await connect(first)).body;
  await change(id, { type: String(type).toUpperCase(), configuration: {} });
  expect(await kept(id)).toEqual(first);
  const changed = await change(id, { type: typeOf('meta') });
  expect(changed.body).toMatchObject({ type: typeOf('meta'), configuration: null });
  expect(await kept(id)).toEqual({ configuration: null, app_tokens: null });
});

test('a service can be connected once, even with concurrent requests', async () => {
  const { at, ask, connect, change } = await business();
  const tries = await Promise.all(Array.from({ length: 5 }, () => connect({})));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const { id } = (await connect({}, 'meta')).body;
  const late = [await connect({}), await change(id, { type: typeOf('google_calendar') })];
  for (const { status, body } of late) {
    expect(status).toBe(409);
    expect(body.errors).toEqual([
      { path: 'type', code: 'taken', message: 'This service is already connected' },
    ]);
  }
  expect((await ask('GET', at)).headers['x-total-count']).toBe('2');
});

test('an unknown type, or an unknown or foreign channel, gets 422 on that field', async () => {
  const { connect, change } = await business();
  const other = await business();
  const foreign = await server.channel(other.orgId);
  const { id } = (await connect({}, 'meta')).body;
  for (const body of [{ type: nowhere }, { channel: nowhere }, { channel: foreign }]) {
    const [path] = Object.keys(body);
    for (const refused of [await connect(body), await change(id, body)]) {
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([{ path }]);
    }
  }
});

test('of four concurrent changes to the same version, one succeeds', async () => {
  const { connect, change } = await business();
  const made = await connect({});
  const headers = { 'if-match': String(made.headers.etag) };
  const tries = await Promise.all(
    [1, 2, 3, 4].map((calendar) => change(made.body.id, { configuration: { calendar } }, headers)),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
});

test('integrations are sorted by creation time and can be searched by service and paged', async () => {
  const { at, ask, connect } = await business();
  for (const type of ['meta', 'google_calendar', 'whatsapp'])
    await connect({ enabled: type !== 'meta' }, type);
  const names = async (query: string) =>
    (await ask('GET', `${at}?${query}`)).body.map(
      ({ type }: { type: string }) => types.find(({ id }) => id === type)?.type,
    );
  expect(await names('')).toEqual(['meta', 'google_calendar', 'whatsapp']);
  expect(await names('sort=-createdAt&limit=2')).toEqual(['whatsapp', 'google_calendar']);
  expect((await names('sort=enabled'))[0]).toBe('meta');
  expect(await names('q=APP')).toEqual(['whatsapp']);
});

test('a viewer can list integrations but not change them; a stranger gets 404', async () => {
  const { orgId, at, connect } = await business();
  const { id } = (await connect({})).body;
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  const other = await business();
  const tries = async (as: string, at: string) => {
    const answers = await Promise.all([
      server.call('GET', at, { as }),
      server.call('POST', at, { as, body: { type: typeOf('meta') } }),
      server.call('PATCH', `${at}/${id}`, { as, body: { enabled: false } }),
    ]);
    return answers.map(({ status }) => status);
  };
  expect(await tries(viewer.token, at)).toEqual([200, 403, 403]);
  expect(await tries(other.as, at)).toEqual([404, 404, 404]);
  expect((await tries(other.as, other.at))[2]).toBe(404);
});

test('configurations are in the database only encrypted, and not in stored responses', async () => {
  const { as, orgId, at } = await business();
  const made = await server.call('POST', at, {
    as,
    body: { type: types[0]?.id, configuration: 'hush 1', app_tokens: 'hush 2' },
    headers: { 'idempotency-key': 'once' },
  });
  expect(made.status).toBe(201);
  const body = { configuration: { calendar: 'hush 3', code: 'hush 4' } };
  const changed = await server.call('PATCH', `${at}/${made.body.id}`, { as, body });
  expect(changed.body.configuration).toEqual({ calendar: 'hush 3' });
  for (const table of ['integrations', 'idempotency_keys', 'audit_log', 'list_versions'] as const) {
    const rows = await server.database.db.selectFrom(table).selectAll().execute();
    expect(rows.length, table).toBeGreaterThan(0);
    expect(JSON.stringify(rows), table).not.toContain('hush ');
  }
  expect((await server.call('GET', `/organizations/${orgId}`, { as })).body.integrations).toMatchObject([
    { configuration: null, storedConfiguration: null },
  ]);
});

test('members who can’t change integrations don’t see their configuration', async () => {
  const { as, orgId, at } = await business();
  const body = { type: types[0]?.id, configuration: { calendar: 'main', code: 'hush' } };
  await server.call('POST', at, { as, body });
  for (const role of ['viewer', 'staff'] as const) {
    const member = await server.person();
    await server.member(orgId, member.id, role);
    const list = await server.call('GET', at, { as: member.token });
    expect(list.body).toMatchObject([
      { type: types[0]?.id, enabled: true, channel: null, configuration: null, storedConfiguration: null },
    ]);
  }
});
