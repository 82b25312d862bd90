import { type Options, runConformance } from '@console/conformance';
import type { EndpointName } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from './identity/sessions.ts';
import type { Told } from './testing/everydayFaults.ts';
import { plantedExtensionFaults } from './testing/extensionFaults.ts';
import { addressOf, startFaultyProxy } from './testing/faultyProxy.ts';
import { plantedFaults } from './testing/plantedFaults.ts';
import { startForTest, type TestServer } from './testing/startForTest.ts';

/**
 * The conformance kit against this server behind a proxy that breaks one rule at a time. `conformance.test.ts` tests
 * many faults at once, and the server without faults.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.phone();
});
afterAll(() => server.stop());

/** Checks one endpoint of a backend with one fault. */
async function check(call: EndpointName, faultOf: (owner: string, stranger: string) => Told) {
  const [person, stranger] = [await server.person({ paying: true }), await server.person()];
  const { db } = server.database;
  const spare = await startSession(db, { userId: person.id, userAgent: undefined, referer: null });
  const fault = faultOf(person.token, stranger.token);
  const proxy = await startFaultyProxy(addressOf(server.app.server), { [call]: fault });
  const options: Options = {
    ...{ server: proxy.address, token: person.token, strangerToken: stranger.token, only: call },
    ...(call === 'logout' && { spareTokens: [spare.token] }),
  };
  const report = await runConformance(options).finally(() => proxy.stop());
  const [tried, ...others] = report.calls;
  expect(others).toEqual([]);
  expect(tried).toMatchObject({ name: call, verdict: fault.verdict });
  const told = [...(tried?.differs ?? []), ...(tried?.without.map(({ how }) => how) ?? [])];
  expect(told.join('\n')).toMatch(fault.told);
  expect(report.isConformant).toBe(false);
}

test.each([...plantedFaults, ...plantedExtensionFaults])(
  '$rule is reported at $call',
  async ({ call, fault }) => {
    await check(call, (owner, stranger) => fault({ db: server.database.db, owner, stranger }));
  },
);
