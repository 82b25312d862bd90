import { endpoints } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { makeSide } from '../testing/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

test('the API has exactly the routes of the contract', () => {
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false })).filter((route) =>
    /^(?!HEAD).* \/api\//.test(route),
  );
  const promised = Object.values(endpoints).map(
    ({ method, path }) => `${method} /api${path.replace(/\/$/, '')}`,
  );
  // The printed tree merges parameters in the same position, as `:id|:orgId`.
  const nameless = (list: string[]) => list.map((route) => route.replace(/:[\w|:]+/g, ':')).sort();
  expect(nameless(routes)).toEqual(nameless(promised));
});

/** The routes in Fastify's printed tree, as `GET /api/users/me`. */
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

test('the audit log records changes and denied attempts, without field values', async () => {
  const { owner, viewer, ids } = await makeSide(server);
  const at = `/organizations/${ids.organization}`;
  const body = { name: 'A secret name' };
  const done = await server.call('PATCH', at, { as: owner.token, body });
  await server.call('PATCH', at, { as: viewer.token, body });
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['user_id', 'org_id', 'action', 'fields', 'request_id'])
    .where('user_id', 'in', [owner.id, viewer.id])
    .orderBy('id')
    .execute();
  expect(notes).toMatchObject([
    { user_id: owner.id, org_id: ids.organization, action: 'organization.update', fields: ['name'] },
    { user_id: viewer.id, action: 'denied PATCH /organizations/:id' },
  ]);
  expect(notes[0]?.request_id).toBe(done.headers['x-request-id']);
  expect(JSON.stringify(notes)).not.toContain('secret');
});
