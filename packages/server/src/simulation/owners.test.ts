import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listServiceTokens } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentIssuer } from '../identity/development/provider.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { apiOf, overHttp } from './api.ts';
import { readOptions } from './options.ts';
import { signInOwners, signOut } from './owners.ts';
import { simulate } from './simulate.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startForTest();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.stop());

test('calls come in over the network, as the owners who were signed in, who are signed out again', async () => {
  const { db } = server.database;
  const [owner, staff] = [await server.person(), await server.person()];
  for (const { id } of [owner, staff]) {
    await db.updateTable('users').set({ iss: developmentIssuer, sub: id }).where('id', '=', id).execute();
  }
  const orgId = await server.organization(owner.id);
  await server.channel(orgId);
  await server.member(orgId, staff.id, 'staff');

  const owners = await signInOwners(origin);
  expect(owners).toHaveLength(1);
  const lines: string[] = [];
  await simulate(
    { api: apiOf(overHttp(origin)), owners },
    readOptions({ calls: 2, speed: 1000, seed: 'net' }),
    {
      ...{ say: (line) => lines.push(line), signal: new AbortController().signal },
    },
  );
  expect(lines.at(-1)).toMatch(/^2 calls: /);
  const calls = await db.selectFrom('sessions').select('active').where('org_id', '=', orgId).execute();
  expect(calls).toEqual([{ active: false }, { active: false }]);
  await signOut(origin, owners);
  const [{ token = '' } = {}] = owners;
  expect((await server.call('GET', '/users/me', { as: token })).status).toBe(401);
});

test('a console that doesn’t run, or whose people sign in with Google, gives one sentence', async () => {
  await expect(signInOwners('http://127.0.0.1:9')).rejects.toThrow(/^Start the console first: npm start/);
  const other = createServer((_request, reply) => {
    reply
      .setHeader('content-type', 'application/json')
      .end('{"google":{},"development":null,"password":false}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(signInOwners(`http://127.0.0.1:${port}`)).rejects.toThrow(/no development identity/);
  other.close();
});

test('a busy console is asked again, and a refusal ends the simulation with one sentence', async () => {
  const answers = [503, 429, 200, 403];
  const api = apiOf(async () => ({ status: answers.shift() ?? 500, body: [], retryAfter: 0 }));
  expect(await api(listServiceTokens, { orgId: 'a' }, { as: 'token' })).toEqual([]);
  await expect(api(listServiceTokens, { orgId: 'a' }, { as: 'token' })).rejects.toThrow(
    'The console answered 403 (GET /organization/:orgId/serviceTokens).',
  );
});
