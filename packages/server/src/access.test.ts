import { type Endpoint, type EndpointName, endpoints } from '@console/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForTest, type TestServer } from './testing/startForTest.ts';

/** Who may do what: every call of the API that is answered, by everybody who could try it. */

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** What a viewer of the organization gets: the same as its owner, or a refusal. */
type ViewerMay = 'all' | 'nothing';

interface Sample {
  viewer: ViewerMay;
  body?: (world: World) => unknown;
  /** The calls that need no organization act on the caller alone. */
  isOwn?: true;
}

const own: Sample = { viewer: 'all', isOwn: true };

/** How each call is tried. A call that is answered and missing here fails the tests. */
const samples: Partial<Record<EndpointName, Sample>> = {
  readMe: own,
  updateMe: { ...own, body: () => ({ fullName: 'New Name' }) },
  logout: own,
  readSettings: own,
  updateSettings: { ...own, body: () => ({ language: 'ru' }) },
  listOrganizations: own,
  createOrganization: { ...own, body: () => ({ name: 'Another Business' }) },
  readOrganization: { viewer: 'all' },
  updateOrganization: { viewer: 'nothing', body: () => ({ name: 'New Name' }) },
  deleteOrganization: { viewer: 'nothing' },
  listChannels: { viewer: 'all' },
  createChannel: { viewer: 'nothing', body: () => ({ name: 'A New Channel' }) },
  updateChannel: { viewer: 'nothing', body: () => ({ active: false }) },
  deleteChannel: { viewer: 'nothing' },
  createBot: { viewer: 'nothing', body: () => ({ name: 'Noa' }) },
  updateBot: { viewer: 'nothing', body: () => ({ name: 'Noa' }) },
  listAvailablePhones: own,
  readPhone: { viewer: 'all' },
  readDailyReport: { viewer: 'all' },
  readMonthlyReport: { viewer: 'all' },
};

async function makeWorld(name: EndpointName) {
  const owner = await server.person({ paying: true });
  const viewer = await server.person();
  const stranger = await server.person({ paying: true });
  const orgId = await server.organization(owner.id, { name: `Secret ${owner.id}` });
  await server.member(orgId, viewer.id, 'viewer');
  await server.channel(await server.organization(stranger.id));
  const channelId = await server.channel(orgId);
  const phone = await server.phone();
  const { db } = server.database;
  await db.updateTable('channels').set({ phone_id: phone.id }).where('id', '=', channelId).execute();
  if (name === 'createBot') await db.deleteFrom('bots').where('channel_id', '=', channelId).execute();
  const id = name === 'readPhone' ? phone.id : orgId;
  return {
    owner,
    viewer,
    stranger,
    orgId,
    channelId,
    ids: { orgId, channelId, id } as Record<string, string>,
  };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

const answered = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = answered.filter(([, endpoint]) => !endpoint.public);

const addressOf = ({ path }: Endpoint, ids: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'missing');

describe.each(guarded)('%s', (name, endpoint) => {
  const sample = samples[name];

  async function world() {
    const world = await makeWorld(name);
    const attempt = (as: string | undefined, ids = world.ids) =>
      server.call(endpoint.method, addressOf(endpoint, ids), {
        as,
        ...(sample?.body && { body: sample.body(world) }),
      });
    return { ...world, attempt };
  }

  test('has a row in this table', () => {
    expect(sample).toBeDefined();
  });

  test('answers nobody whose session is missing, unknown, ended or old', async () => {
    const { owner, attempt } = await world();
    const ended = await server.person();
    await server.call('POST', '/user/logout', { as: ended.token });
    const old = await server.person();
    await server.database.db
      .updateTable('login_sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', old.id)
      .execute();
    const unknown = `${owner.token.slice(1)}x`;
    for (const token of [undefined, 'short', unknown, ended.token, old.token]) {
      const { status, body } = await attempt(token);
      expect(status).toBe(401);
      expect(body.type).toBe('urn:console:problem:unauthenticated');
    }
  });

  test('answers the owner', async () => {
    const { owner, attempt } = await world();
    expect((await attempt(owner.token)).status).toBe(endpoint.status ?? 200);
  });

  test('answers a viewer as far as viewers may', async () => {
    const { viewer, attempt } = await world();
    const { status, body } = await attempt(viewer.token);
    expect(status).toBe(sample?.viewer === 'all' ? (endpoint.status ?? 200) : 403);
    if (sample?.viewer === 'nothing') expect(body.type).toBe('urn:console:problem:forbidden');
  });

  test('tells a stranger nothing, not even that something is there', async () => {
    const { orgId, channelId, owner, stranger, attempt } = await world();
    const { status, text, body } = await attempt(stranger.token);
    for (const secret of [orgId, channelId, `Secret ${owner.id}`]) expect(text).not.toContain(secret);
    if (sample?.isOwn) {
      expect(status).toBe(endpoint.status ?? 200);
      return;
    }
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const ids = { orgId: nowhere, channelId: nowhere, id: nowhere };
    const absent = await attempt(stranger.token, ids);
    expect(status).toBe(404);
    expect({ ...body, instance: '' }).toEqual({ ...absent.body, instance: '' });
  });

  test('does not reach into another organization through its own', async () => {
    if (!endpoint.path.includes(':orgId') || !endpoint.path.includes(':channelId')) return;
    const { channelId, stranger, attempt } = await world();
    const [mine] = (await server.call('GET', '/organizations', { as: stranger.token })).body;
    expect((await attempt(stranger.token, { orgId: mine.id, channelId })).status).toBe(404);
  });
});

test('every call of the contract is answered, and no other', () => {
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false })).filter((route) =>
    /^(?!HEAD).* \/api\//.test(route),
  );
  const promised = answered.map(([, { method, path }]) => `${method} /api${path.replace(/\/$/, '')}`);
  expect(routes.sort()).toEqual(promised.sort());
});

/** The routes of Fastify's drawn tree, as `GET /api/users/me`. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([^)]+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    const path = above.join('').replace(/\/$/, '');
    return methods ? methods.split(', ').map((method) => `${method} ${path}`) : [];
  });
}

test('a refused attempt and every change are in the audit log, without their contents', async () => {
  const { owner, viewer, orgId } = await makeWorld('updateOrganization');
  const body = { name: 'A secret name' };
  const done = await server.call('PATCH', `/organizations/${orgId}`, { as: owner.token, body });
  await server.call('PATCH', `/organizations/${orgId}`, { as: viewer.token, body });
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['user_id', 'org_id', 'action', 'fields', 'request_id'])
    .where('user_id', 'in', [owner.id, viewer.id])
    .orderBy('id')
    .execute();
  expect(notes).toMatchObject([
    { user_id: owner.id, org_id: orgId, action: 'organization.update', fields: ['name'] },
    { user_id: viewer.id, action: 'denied PATCH /organizations/:id' },
  ]);
  expect(notes[0]?.request_id).toBe(done.headers['x-request-id']);
  expect(JSON.stringify(notes)).not.toContain('secret');
});
