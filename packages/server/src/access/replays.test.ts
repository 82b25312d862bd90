import { randomUUID } from 'node:crypto';
import { type Endpoint, type EndpointName, endpoints } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { makeSide } from '../testing/world.ts';
import { callCases } from './callCases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** All calls that accept an idempotency key and need a permission. */
const repeatable = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
  const sample = callCases[name as EndpointName];
  const isRepeatable =
    endpoint.method === 'POST' && sample && !/^(self|service)$/.test(sample.need) && !sample.isNeverRepeated;
  return isRepeatable ? [{ name, endpoint, sample }] : [];
});

test.each(repeatable)(
  'the stored response of $name isn’t replayed after the caller loses the permission',
  async ({ endpoint, sample }) => {
    const side = await makeSide(server);
    const { db } = server.database;
    if (sample.before === 'no bot')
      await db.deleteFrom('bots').where('org_id', '=', side.ids.organization).execute();
    const { manager, ids } = side;
    await db
      .updateTable('users')
      .set({ main_credit_card: ids.card })
      .where('id', '=', side.owner.id)
      .execute();
    const path = endpoint.path
      .replace(':orgId', ids.organization)
      .replace(':channelId', ids.channel)
      .replace(':id', sample.id ? ids[sample.id] : '');
    const own = sample.strangerGets === 422 ? { organization: ids.organization } : {};
    const body = { ...sample.body?.(side), ...own };
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => server.call('POST', path, { as: manager.token, body, headers });
    const first = await ask();
    expect(first.status).toBe(201);
    const again = await ask();
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true']);

    const place = { org_id: ids.organization, user_id: manager.id };
    await db
      .updateTable('memberships')
      .set({ permissions: [] })
      .where((row) => row.and(place))
      .execute();
    expect((await ask()).status).toBe(403);
    await db
      .deleteFrom('memberships')
      .where((row) => row.and(place))
      .execute();
    const gone = await ask();
    expect(gone.status).toBe(sample.strangerGets ?? 404);
    expect(gone.headers).not.toHaveProperty('idempotent-replayed');
  },
);

test('at least eight calls are tested, including createContact', () => {
  expect(repeatable.map(({ name }) => name)).toContain('createContact');
  expect(repeatable.length).toBeGreaterThan(7);
});
