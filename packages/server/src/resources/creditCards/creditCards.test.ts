import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** A person with a main card and a second one. */
async function payer() {
  const { id, token } = await server.person({ paying: true });
  const { id: second } = await server.database.db
    .insertInto('credit_cards')
    .values({ user_id: id, buyer_card_mask: '************0926', buyer_card_exp: '0939' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const call = (method: 'GET' | 'PATCH' | 'DELETE', path: string, rest = {}) =>
    server.call(method, path, { as: token, ...rest });
  const main = async () => (await call('GET', '/users/me')).body.mainCreditCard as string | null;
  const cards = async () => (await call('GET', '/creditcards')).body.map((card: { id: string }) => card.id);
  return { id, second, call, main, cards };
}

test('a card is removed, and the removal is in the audit log without its digits', async () => {
  const { id, second, call, main, cards } = await payer();
  const first = await main();
  expect((await call('DELETE', `/creditcards/${second}`)).status).toBe(204);
  expect(await cards()).toEqual([first]);
  expect(await main()).toBe(first);
  expect((await call('DELETE', `/creditcards/${second}`)).status).toBe(404);
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'fields'])
    .where('user_id', '=', id)
    .where('action', '=', 'card.delete')
    .execute();
  expect(notes).toEqual([{ action: 'card.delete', subject_id: second, fields: null }]);
});

test('the main card is refused, and can be removed once another card is the main one', async () => {
  const { second, call, main, cards } = await payer();
  const first = (await main()) ?? '';
  const refused = await call('DELETE', `/creditcards/${first}`);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toMatchObject([{ path: 'id', code: 'is-main-card' }]);
  expect(await cards()).toEqual([first, second]);
  await call('PATCH', '/users/me', { body: { mainCreditCard: second } });
  expect((await call('DELETE', `/creditcards/${first}`)).status).toBe(204);
  expect(await main()).toBe(second);
});

test('a card that becomes the main one at the same moment is never removed while it pays', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { second, call, main, cards } = await payer();
    await Promise.all([
      call('PATCH', '/users/me', { body: { mainCreditCard: second } }),
      call('DELETE', `/creditcards/${second}`),
    ]);
    expect(await cards()).toContain(await main());
  }
});

test('a card is not removed with an outdated version', async () => {
  const { second, call, cards } = await payer();
  const remove = (version: number) =>
    call('DELETE', `/creditcards/${second}`, { headers: { 'if-match': `"${version}"` } });
  expect((await remove(7)).status).toBe(412);
  expect(await cards()).toContain(second);
  expect((await remove(1)).status).toBe(204);
});
