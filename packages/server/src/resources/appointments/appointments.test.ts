import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const meeting = {
  title: 'A first meeting',
  startTime: '2026-03-27T09:30:00+03:00',
  endTime: '2026-03-27T10:30:00+03:00',
  contact_name: 'Ada',
};
const nowhere = '00000000-0000-4000-8000-000000000000';

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const at = `/organization/${orgId}/appointments`;
  const add = (body: object) => server.call('POST', at, { as: owner.token, body: { ...meeting, ...body } });
  return { owner, as: owner.token, orgId, at, add };
}

/** A channel that requires approval of appointments. */
async function carefulChannel(orgId: string) {
  const id = await server.channel(orgId);
  await server.database.db
    .updateTable('channels')
    .set({ appointments_need_approval: true })
    .where('id', '=', id)
    .execute();
  return id;
}

test('an appointment is created, read, updated, listed and deleted', async () => {
  const { as, orgId, at, add } = await business();
  const made = await add({});
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...{ title: 'A first meeting', description: '', status: 'scheduled', contact_name: 'Ada' },
    ...{ contact_phonenumber: '', contact: null, channel: null, organization: orgId },
    ...{ startTime: '2026-03-27T06:30:00.000Z', endTime: '2026-03-27T07:30:00.000Z' },
  });
  const one = `/appointments/${made.body.id}`;
  const read = await server.call('GET', one, { as });
  expect(read.body).toEqual(made.body);
  const again = await server.call('GET', one, {
    as,
    headers: { 'if-none-match': String(read.headers.etag) },
  });
  expect(again.status).toBe(304);

  const body = { status: 'completed', description: 'Went well' };
  const changed = await server.call('PATCH', `${at}/${made.body.id}`, { as, body });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ title: 'A first meeting', ...body });
  expect((await server.call('GET', at, { as })).body).toEqual([changed.body]);

  expect((await server.call('DELETE', one, { as })).status).toBe(204);
  expect((await server.call('GET', one, { as })).status).toBe(404);
  expect((await server.call('GET', at, { as })).body).toEqual([]);
});

describe('an appointment on a channel that requires approval', () => {
  test('is pending unless a status is sent', async () => {
    const { orgId, add } = await business();
    const channel = await carefulChannel(orgId);
    expect((await add({ channel })).body.status).toBe('pending');
    expect((await add({ channel, status: 'scheduled' })).body.status).toBe('scheduled');
    expect((await add({ channel: await server.channel(orgId) })).body.status).toBe('scheduled');
  });

  test('can be approved and declined through its status', async () => {
    const { as, orgId, at, add } = await business();
    const { body } = await add({ channel: await carefulChannel(orgId) });
    for (const status of ['scheduled', 'cancelled', 'pending']) {
      const changed = await server.call('PATCH', `${at}/${body.id}`, { as, body: { status } });
      expect(changed.body.status).toBe(status);
    }
  });
});

test('an appointment can change from any status to any other', async () => {
  const { as, at, add } = await business();
  const { body } = await add({});
  const statuses = ['scheduled', 'completed', 'cancelled', 'pending'];
  for (const from of statuses)
    for (const to of statuses)
      for (const status of [from, to]) {
        const changed = await server.call('PATCH', `${at}/${body.id}`, { as, body: { status } });
        expect([changed.status, changed.body.status]).toEqual([200, status]);
      }
});

describe('an appointment that doesn’t end after its start gets 422', () => {
  const wrong = {
    errors: [{ path: 'endTime', code: 'ends-not-after-start', message: 'Ends must be after starts' }],
  };

  test('when both are sent', async () => {
    const { add } = await business();
    const { status, body } = await add({ endTime: meeting.startTime });
    expect(status).toBe(422);
    expect(body).toMatchObject(wrong);
  });

  test('when one is sent and the other is stored', async () => {
    const { as, at, add } = await business();
    const one = `${at}/${(await add({})).body.id}`;
    const change = (body: object) => server.call('PATCH', one, { as, body });
    for (const body of [
      { startTime: '2026-03-27T10:30:00+03:00' },
      { endTime: '2026-03-27T06:30:00Z' },
      { endTime: '2020-01-01T00:00:00Z' },
    ]) {
      const refused = await change(body);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject(wrong);
    }
    expect((await change({ startTime: '2026-03-27T10:29:59+03:00' })).status).toBe(200);
  });
});

test('PUT replaces every field of an appointment and rejects a partial body', async () => {
  const { as, orgId, add } = await business();
  const contact = await server.contact(orgId);
  const { body } = await add({
    ...{ description: 'Bring the papers', status: 'cancelled', contact_phonenumber: '050-1234567' },
    ...{ contact, channel: await server.channel(orgId) },
  });
  const replaced = await server.call('PUT', `/appointments/${body.id}`, { as, body: meeting });
  expect(replaced.status).toBe(200);
  expect(replaced.body).toMatchObject({
    ...{ id: body.id, title: meeting.title, createdAt: body.createdAt },
    ...{ description: '', status: 'scheduled', contact_phonenumber: '', contact: null, channel: null },
  });
  const partly = await server.call('PUT', `/appointments/${body.id}`, {
    as,
    body: { title: 'Only a title' },
  });
  expect(partly.status).toBe(422);
  const channel = await carefulChannel(orgId);
  const careful = await server.call('PUT', `/appointments/${body.id}`, { as, body: { ...meeting, channel } });
  expect(careful.body).toMatchObject({ channel, status: 'pending' });
});

test('an appointment is created in the organization of its body, if the caller is a member', async () => {
  const { as, orgId } = await business();
  const other = await business();
  const add = (organization: unknown) =>
    server.call('POST', '/appointments', { as, body: { ...meeting, organization } });
  expect(await add(orgId)).toMatchObject({ status: 201, body: { organization: orgId } });
  for (const organization of [other.orgId, nowhere]) {
    const { status, body } = await add(organization);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'organization', code: 'not-found', message: 'Unknown organization' },
    ]);
  }
  expect((await server.call('GET', other.at, { as: other.as })).body).toEqual([]);
});

test('a contact or channel of another organization gets the 422 of an unknown one', async () => {
  const { as, at, add } = await business();
  const other = await business();
  const { id } = (await add({})).body;
  const foreign = {
    contact: await server.contact(other.orgId),
    channel: await server.channel(other.orgId),
  };
  for (const path of ['contact', 'channel'] as const) {
    for (const reference of [foreign[path], nowhere]) {
      const errors = [{ path, message: `Unknown ${path}` }];
      const body = { [path]: reference };
      const tries = [
        await add(body),
        await server.call('PATCH', `${at}/${id}`, { as, body }),
        await server.call('PUT', `/appointments/${id}`, { as, body: { ...meeting, ...body } }),
      ];
      for (const refused of tries) expect(refused).toMatchObject({ status: 422, body: { errors } });
    }
  }
});

test('of three concurrent changes to one version, one succeeds and the others get 412', async () => {
  const { as, at, add } = await business();
  const made = await add({});
  const headers = { 'if-match': String(made.headers.etag) };
  const { id } = made.body;
  const change = (title: string) => server.call('PATCH', `${at}/${id}`, { as, headers, body: { title } });
  const answers = await Promise.all(['One', 'Two', 'Three'].map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  const won = answers.find(({ status }) => status === 200);
  const late = [
    ...answers.filter(({ status }) => status === 412),
    await server.call('PUT', `/appointments/${id}`, { as, headers, body: meeting }),
    await server.call('DELETE', `/appointments/${id}`, { as, headers }),
  ];
  for (const { status, headers } of late) {
    expect([status, headers.etag]).toEqual([412, won?.headers.etag]);
  }
  expect(late[0]?.body.current).toEqual(won?.body);
  const fresh = { 'if-match': String(won?.headers.etag) };
  expect((await server.call('DELETE', `/appointments/${id}`, { as, headers: fresh })).status).toBe(204);
});

test('a viewer can read but not change appointments; strangers can do neither', async () => {
  const { orgId, at, add } = await business();
  const { id } = (await add({})).body;
  const viewer = await server.person();
  await server.member(orgId, viewer.id, 'viewer');
  const other = await business();
  const tries = (as: string, at: string) =>
    Promise.all([
      server.call('GET', `/appointments/${id}`, { as }),
      server.call('PATCH', `${at}/${id}`, { as, body: { title: 'Taken' } }),
      server.call('PUT', `/appointments/${id}`, { as, body: meeting }),
      server.call('DELETE', `/appointments/${id}`, { as }),
      server.call('POST', at, { as, body: meeting }),
      server.call('POST', '/appointments', { as, body: { ...meeting, organization: orgId } }),
    ]);
  const statuses = async (as: string, path: string) => (await tries(as, path)).map(({ status }) => status);
  expect(await statuses(viewer.token, at)).toEqual([200, 403, 403, 403, 403, 403]);
  expect(await statuses(other.as, at)).toEqual([404, 404, 404, 404, 404, 422]);
  expect((await statuses(other.as, other.at)).slice(0, 4)).toEqual([404, 404, 404, 404]);
});
