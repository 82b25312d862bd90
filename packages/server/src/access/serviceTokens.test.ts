import { type Endpoint, type EndpointName, endpoints } from '@console/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { makeSide, type Side } from '../testing/world.ts';
import { callCases } from './callCases.ts';

/** Service tokens: tries every call of the contract with one, and every call of phone services with everything else. */

let server: TestServer;
let side: Side;
let other: Side;
let calls = 0;
beforeAll(async () => {
  server = await startForTest();
  [side, other] = [await makeSide(server), await makeSide(server)];
});
afterAll(() => server.stop());

const every = Object.entries(endpoints) as [EndpointName, Endpoint][];
const ofServices = every.filter(([, { service }]) => service);
const ofPeople = every.filter(([, { service, public: isPublic }]) => !service && !isPublic);

interface Target {
  as: string | undefined;
  ids?: Side['ids'];
  channel?: string;
}

function attempt(name: EndpointName, { as, ids = side.ids, channel = ids.channel }: Target) {
  const { method, path, bytes }: Endpoint = endpoints[name];
  const sample = callCases[name];
  const known: Record<string, string> = {
    ...{ orgId: ids.organization, channelId: channel, contactId: ids.contact, text: 'person' },
    ...{ id: sample?.id ? ids[sample.id] : ids.organization, externalId: `call-${++calls}` },
  };
  const url = path.replace(/:(\w+)/g, (_, param: string) => known[param] ?? '');
  const body = bytes ? Buffer.from('ID3 and more of it') : sample?.body?.(side);
  const headers = bytes && { 'content-type': bytes.types[0] ?? '' };
  return server.call(method, url, { as, ...(body && { body }), ...(headers && { headers }) });
}

/** Everything that an organization has, by kind. */
const rowsOf = async (orgId: string) =>
  Object.fromEntries(
    (
      await server.database.db
        .selectFrom('list_versions')
        .select(['kind', 'version'])
        .where('org_id', '=', orgId)
        .execute()
    ).map(({ kind, version }) => [kind, version]),
  );

test.each(ofPeople)('a service token is useless for %s', async (name) => {
  const before = await rowsOf(side.ids.organization);
  expect((await attempt(name, { as: side.service.token })).status).toBe(401);
  expect(await rowsOf(side.ids.organization)).toEqual(before);
});

test('a service token can’t play a recording', async () => {
  const path = `/recordings/${side.ids.recording}`;
  const { status } = await server.call('GET', path.slice(1), { as: side.service.token });
  expect(status).not.toBe(200);
  const { statusCode } = await server.app.inject({
    url: path,
    headers: { authorization: `Bearer ${side.service.token}` },
  });
  expect(statusCode).toBe(401);
});

describe.each(ofServices)('%s', (name) => {
  const isRecording = /Recording$/.test(name);

  test('accepts a service token of the organization', async () => {
    // Without a folder or an allowed host here, a recording can't be accepted.
    const { status } = await attempt(name, { as: side.service.token });
    expect(isRecording ? [404, 422] : [200]).toContain(status);
  });

  test('returns 401 for people, without a token and with an invalid or revoked one', async () => {
    const gone = await server.serviceToken(side.ids.organization, side.owner);
    const at = `/organization/${side.ids.organization}/serviceTokens/${gone.id}`;
    expect((await server.call('DELETE', at, { as: side.owner.token })).status).toBe(204);
    const { owner, manager, service } = side;
    const wrong = [undefined, owner.token, manager.token, gone.token];
    for (const as of [...wrong, service.token.slice(0, -1), `${service.token}x`, service.token.slice(8)]) {
      const { status, body } = await attempt(name, { as });
      expect(status).toBe(401);
      expect(body.type).toBe('urn:console:problem:unauthenticated');
    }
  });

  test('returns 404 for another organization and its channels, and changes nothing', async () => {
    const before = await rowsOf(other.ids.organization);
    const crossed = { ...side.ids, channel: other.ids.channel };
    for (const ids of [other.ids, crossed, { ...other.ids, channel: side.ids.channel }]) {
      const { status, text } = await attempt(name, { as: side.service.token, ids });
      expect(status).toBe(404);
      expect(text).not.toContain(other.secret);
    }
    expect(await rowsOf(other.ids.organization)).toEqual(before);
  });

  test('returns 404 outside the channels of a limited token', async () => {
    const { organization, channel } = side.ids;
    const second = await server.channel(organization);
    const limited = await server.serviceToken(organization, side.owner, [second]);
    const before = await rowsOf(organization);
    expect((await attempt(name, { as: limited.token })).status).toBe(404);
    expect(await rowsOf(organization)).toEqual(before);
    if (!isRecording) expect((await attempt(name, { as: limited.token, channel: second })).status).toBe(200);
    // Deleting the channel doesn't lift the limit.
    await server.database.db.deleteFrom('channels').where('id', '=', second).execute();
    for (const at of [channel, second]) {
      expect((await attempt(name, { as: limited.token, channel: at })).status).toBe(404);
    }
  });
});

test('a service token ends with its organization', async () => {
  const gone = await makeSide(server);
  await server.call('DELETE', `/organizations/${gone.ids.organization}`, { as: gone.owner.token });
  expect((await attempt('ingestContact', { as: gone.service.token, ids: gone.ids })).status).toBe(401);
});
