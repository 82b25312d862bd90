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

test('a channel is created with a phone, listed, updated and deleted', async () => {
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

test('creating a channel requires a payment method: a card or a subscription', async () => {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const add = () =>
    server.call('POST', `/organization/${orgId}/channels`, { as: owner.token, body: { name: 'One' } });
  const refused = await add();
  expect(refused.status).toBe(409);
  expect(refused.body.type).toBe('urn:console:problem:payment-method-required');
  await server.call('PATCH', '/user/settings', {
    as: owner.token,
    body: { subscribedWith: 'paypal', paypalToken: 'I-1' },
  });
  expect((await add()).status).toBe(201);
});

test('without a payment method a channel can’t get a number but keeps the one it has', async () => {
  const { owner, at } = await business();
  const [phone, other] = [await server.phone(), await server.phone()];
  const { body: channel } = await server.call('POST', at, {
    as: owner.token,
    body: { name: 'Desk', phoneNumber: phone.id },
  });
  const { body: bare } = await server.call('POST', at, { as: owner.token, body: { name: 'Bare' } });
  await server.database.db.updateTable('users').set({ main_credit_card: null }).execute();
  const change = (id: string, body: object) => server.call('PATCH', `${at}/${id}`, { as: owner.token, body });
  const refused = await change(bare.id, { phoneNumber: other.id });
  expect([refused.status, refused.body.type]).toEqual([409, 'urn:console:problem:payment-method-required']);
  expect((await change(channel.id, { name: 'Front desk', phoneNumber: phone.id })).status).toBe(200);
});

test('the owner’s payment method counts, not that of the member who creates the channel', async () => {
  const { owner, orgId, at } = await business();
  const manager = await server.person();
  await server.member(orgId, manager.id, 'manager');
  expect((await server.call('POST', at, { as: manager.token, body: { name: 'Two' } })).status).toBe(201);
  await server.database.db
    .updateTable('users')
    .set({ main_credit_card: null })
    .where('id', '=', owner.id)
    .execute();
  await server.pays(manager.id);
  expect((await server.call('POST', at, { as: manager.token, body: { name: 'Three' } })).status).toBe(409);
});

test('of ten concurrent requests for one phone, one succeeds and nine get 409', async () => {
  const phone = await server.phone();
  const sides = await Promise.all(Array.from({ length: 10 }, business));
  const answers = await Promise.all(
    sides.map(({ owner, at }) =>
      server.call('POST', at, { as: owner.token, body: { name: 'Desk', phoneNumber: phone.id } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const late = answers.filter(({ status }) => status === 409);
  expect(late).toHaveLength(9);
  expect(late[0]?.body.errors).toMatchObject([{ path: 'phoneNumber', code: 'taken' }]);
});

test('a phone is available again when its channel releases it or is deleted', async () => {
  const { owner, at } = await business();
  const phone = await server.phone();
  const isFree = async () => {
    const { phones } = (await server.call('GET', '/phones/available', { as: owner.token })).body;
    return phones.some(({ id }: { id: string }) => id === phone.id);
  };
  const body = { name: 'Desk', phoneNumber: phone.id };
  const made = await server.call('POST', at, { as: owner.token, body });
  expect(await isFree()).toBe(false);
  expect((await server.call('GET', `/phonenumbers/${phone.id}`, { as: owner.token })).body).toMatchObject({
    used: true,
  });
  await server.call('PATCH', `${at}/${made.body.id}`, { as: owner.token, body: { phoneNumber: null } });
  expect(await isFree()).toBe(true);
  await server.call('PATCH', `${at}/${made.body.id}`, { as: owner.token, body: { phoneNumber: phone.id } });
  await server.call('DELETE', `${at}/${made.body.id}`, { as: owner.token });
  expect(await isFree()).toBe(true);
});

test('an unknown phone gets 422 on phoneNumber', async () => {
  const { owner, at } = await business();
  const body = { name: 'Desk', phoneNumber: '00000000-0000-4000-8000-000000000000' };
  const { status, body: problem } = await server.call('POST', at, { as: owner.token, body });
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ path: 'phoneNumber', code: 'not-found' }]);
});

test('a channel has one representative, created with defaults and updated with a version check', async () => {
  const { owner, at } = await business();
  const channel = (await server.call('POST', at, { as: owner.token, body: { name: 'Desk' } })).body;
  const bots = `/channels/${channel.id}/bots`;
  expect((await server.call('PATCH', bots, { as: owner.token, body: { name: 'Noa' } })).status).toBe(404);
  const made = await server.call('POST', bots, {
    as: owner.token,
    body: { name: 'Noa', creativityScale: 0.5 },
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...{ name: 'Noa', channel: channel.id, botType: 'voice', repType: 'sales' },
    ...{
      personalityType: 'Professional',
      creativityScale: 0.5,
      openingMessage: expect.stringContaining('שלום'),
    },
  });
  expect((await server.call('POST', bots, { as: owner.token, body: {} })).status).toBe(409);
  const headers = { 'if-match': String(made.headers.etag) };
  const changed = await server.call('PATCH', bots, {
    as: owner.token,
    headers,
    body: { goals: 'Sell bread' },
  });
  expect(changed.body).toMatchObject({ name: 'Noa', goals: 'Sell bread' });
  const late = await server.call('PATCH', bots, { as: owner.token, headers, body: { goals: 'Sell cakes' } });
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({ goals: 'Sell bread' });
  expect((await server.call('GET', at, { as: owner.token })).body[0].bot).toEqual(changed.body);
});
