import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person({ paying: true });
  const orgId = await server.organization(owner.id);
  return { owner, orgId, at: `/organization/${orgId}/channels` };
}

test('a channel is added with a phone, listed with it, changed and deleted', async () => {
  const { owner, at } = await business();
  const phone = await server.phone();
  const made = await server.call('POST', at, {
    as: owner.token,
    body: { name: 'Front desk', phoneNumber: phone.id },
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    name: 'Front desk',
    type: 'phone',
    active: true,
    bot: null,
    phoneNumber: { number: phone.number, used: true },
  });

  const changed = await server.call('PATCH', `${at}/${made.body.id}`, {
    as: owner.token,
    body: { active: false },
  });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ name: 'Front desk', active: false, phoneNumber: { id: phone.id } });

  const listed = await server.call('GET', at, { as: owner.token });
  expect(listed.body).toEqual([changed.body]);
  expect(listed.headers['x-total-count']).toBe('1');

  expect((await server.call('DELETE', `${at}/${made.body.id}`, { as: owner.token })).status).toBe(204);
  expect((await server.call('GET', at, { as: owner.token })).body).toEqual([]);
});
