import { type Endpoint, type EndpointName, endpoints } from '@console/contract';
import { type Permission, type Role, rolePermissions } from '@console/contract/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { makeSide, type Side } from '../testing/world.ts';
import { type CallCase, callCases } from './callCases.ts';

/**
 * Permissions: tries every call of the contract as every role, as the owner of another organization, without a session
 * and with an expired one; then with each ID in path, query and body replaced with someone else's.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const everyCall = Object.entries(endpoints) as [EndpointName, Endpoint][];
/** The calls of people. `serviceTokens.test.ts` tries those of phone services. */
const guarded = everyCall.filter(([, endpoint]) => !endpoint.public && !endpoint.service);
const roles = ['owner', 'manager', 'staff', 'viewer'] as const;
const nowhere = '00000000-0000-4000-8000-000000000000';

function may(role: Role, need: CallCase['need']) {
  if (need === 'self' || need === 'membership' || role === 'owner') return true;
  if (need === 'serviceTokens') return role === 'manager';
  return need !== 'ownership' && rolePermissions[role].includes(need as Permission);
}

/** The IDs in a path, keyed by parameter name. */
function pathIds({ path }: Endpoint, sample: CallCase, side: Side): Record<string, string> {
  const { organization, channel, contact } = side.ids;
  const known = { orgId: organization, channelId: channel, contactId: contact };
  const given = {
    ...known,
    id: sample.id ? side.ids[sample.id] : organization,
    text: sample.text?.(side) ?? '',
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name as keyof typeof given);
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

interface Parts {
  path: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

function attempt(endpoint: Endpoint, as: string | undefined, { path, query, body }: Parts) {
  const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const asked = new URLSearchParams(query).toString();
  return server.call(endpoint.method, asked ? `${address}?${asked}` : address, { as, ...(body && { body }) });
}

/** A response without `instance`, which differs between requests. */
const bare = ({ status, body }: { status: number; body: object | undefined }) => ({
  status,
  body: body && { ...body, instance: '' },
});

/** The names of the fields that contain IDs according to the schema. */
function idFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties, $ref, $defs } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = properties ?? $defs?.[$ref?.split('/').at(-1) ?? '']?.properties ?? {};
  return Object.entries(fields).flatMap(([name, part]) =>
    /"(uuid|guid)"/.test(JSON.stringify(part)) ? [name] : [],
  );
}

test.each(guarded)('%s has an entry in callCases', (name) => {
  expect(callCases[name]).toBeDefined();
});

const rows = guarded.flatMap(([name, endpoint]) => {
  const sample = callCases[name];
  return sample ? [{ name, endpoint, sample }] : [];
});

describe.each(rows)('$name', ({ name, endpoint, sample }) => {
  const done = sample.answers ?? endpoint.status ?? 200;

  const partsOf = (side: Side): Parts => ({
    path: pathIds(endpoint, sample, side),
    query: sample.query?.(side) ?? {},
    body: sample.body?.(side),
  });

  async function ready() {
    const side = await makeSide(server);
    if (sample.before === 'no bot') {
      await server.database.db.deleteFrom('bots').where('channel_id', '=', side.ids.channel).execute();
    }
    return side;
  }

  test('returns 401 if the session is missing, unknown, ended or expired', async () => {
    const side = await ready();
    const ended = await server.person();
    await server.call('POST', '/user/logout', { as: ended.token });
    const old = await server.person();
    await server.database.db
      .updateTable('login_sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', old.id)
      .execute();
    for (const token of [undefined, 'short', `${side.owner.token.slice(1)}x`, ended.token, old.token]) {
      const { status, body } = await attempt(endpoint, token, partsOf(side));
      expect(status).toBe(401);
      expect(body.type).toBe('urn:console:problem:unauthenticated');
    }
  });

  test.each(roles)('allows a %s only what the role permits', async (role) => {
    const side = await ready();
    // The caller's own IDs belong to the owner here, so only the owner can make these calls.
    const isOwn = sample.need === 'self' && (sample.id || sample.body);
    const as = isOwn ? side.owner : side[role];
    const { status, body } = await attempt(endpoint, as.token, partsOf(side));
    expect(status).toBe(may(role, sample.need) ? done : 403);
    if (status === 403) expect(body.type).toBe('urn:console:problem:forbidden');
  });

  test('reveals nothing to a stranger, not even that something exists', async () => {
    const side = await ready();
    const stranger = await makeSide(server);
    const parts = partsOf(side);
    const answer = await attempt(endpoint, stranger.owner.token, parts);
    expect(answer.text).not.toContain(side.secret);
    const asked = new Set([...Object.values(parts.path), ...ownValues(parts.body)]);
    for (const id of Object.values(side.ids)) {
      if (!asked.has(id) && id !== side.ids.type && id !== side.ids.freeType && id !== side.ids.freePhone) {
        expect(answer.text).not.toContain(id);
      }
    }
    if (sample.need === 'self' && !sample.id && !idFields(endpoint.body).length) {
      expect(answer.status).toBe(done);
      return;
    }
    expect(answer.status).toBe(sample.strangerGets ?? (sample.id || sample.need !== 'self' ? 404 : 422));
    const absent = await attempt(endpoint, stranger.owner.token, {
      path: Object.fromEntries(Object.keys(parts.path).map((name) => [name, nowhere])),
      query: parts.query,
      body: parts.body && replaced(parts.body, new Map(Object.values(side.ids).map((id) => [id, nowhere]))),
    });
    if (sample.id !== 'qna') expect(bare(answer)).toEqual(bare(absent));
  });

  test('is closed to the owner of a deleted organization', async () => {
    const side = await ready();
    const parts = partsOf(side);
    const deletion = await server.call('DELETE', `/organizations/${side.ids.organization}`, {
      as: side.owner.token,
    });
    expect(deletion.status).toBe(204);
    const isOwn = sample.need === 'self';
    for (const { token } of [side.owner, side.viewer]) {
      const answer = await attempt(endpoint, token, parts);
      // What waits to be erased has its name.
      if (name !== 'listOwnErasures') expect(answer.text).not.toContain(side.secret);
      if (!isOwn) expect(answer.status).toBe(sample.strangerGets ?? 404);
    }
  });

  const params = Object.keys(endpoint.params?.shape ?? {}).filter((name) => name !== 'text');
  test.each(params.length > 1 ? params : [])(
    'doesn’t reach someone else’s rows through the path (%s)',
    async (name) => {
      const side = await ready();
      const other = await ready();
      const parts = partsOf(side);
      const path = { ...parts.path, [name]: partsOf(other).path[name] ?? '' };
      for (const { token } of [side.owner, other.owner]) {
        const answer = await attempt(endpoint, token, { ...parts, path });
        // Q&A IDs are unique per organization: saving an item under an unused ID creates it.
        const isOwnPlace = (token === side.owner.token) === (name !== 'orgId');
        if (sample.id === 'qna' && endpoint.method === 'PATCH' && isOwnPlace) continue;
        expect(answer.status).toBe(404);
        expect(answer.text).not.toContain(token === side.owner.token ? other.secret : side.secret);
      }
    },
  );

  const inBody = [...idFields(endpoint.body), ...(sample.idAsText ? [sample.idAsText] : [])].filter(
    (name) => !sample.shared?.includes(name),
  );
  test.each(idFields(endpoint.body))('has an ID for this body field in callCases (%s)', async (name) => {
    expect(Object.keys(sample.body?.(await ready()) ?? {})).toContain(name);
  });

  test.each(inBody)('rejects someone else’s ID in the body (%s)', async (name) => {
    const side = await ready();
    const other = await ready();
    const parts = partsOf(side);
    const foreign = sample.body?.(other)[name];
    const answer = await attempt(endpoint, side.owner.token, {
      ...parts,
      body: { ...parts.body, [name]: foreign },
    });
    const absent = await attempt(endpoint, side.owner.token, {
      ...parts,
      body: { ...parts.body, [name]: Array.isArray(foreign) ? [nowhere] : nowhere },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: name }]);
    expect(bare(answer)).toEqual(bare(absent));
  });

  const inQuery = idFields(endpoint.query);
  test.each(inQuery)('returns nothing for someone else’s ID in the query (%s)', async (name) => {
    const side = await ready();
    const other = await ready();
    const kind = name === 'id' ? 'session' : (name as 'channel' | 'contact');
    const query = { [name]: other.ids[kind] };
    const answer = await attempt(endpoint, side.owner.token, { ...partsOf(side), query });
    expect(answer).toMatchObject({ status: 200, body: [] });
  });
});

/** All strings in a body, at any depth. */
const ownValues = (body: unknown): string[] =>
  typeof body === 'string'
    ? [body]
    : body && typeof body === 'object'
      ? Object.values(body).flatMap(ownValues)
      : [];

function replaced(body: Record<string, unknown>, ids: ReadonlyMap<string, string>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(body), (_name, value) => ids.get(value) ?? value);
}
