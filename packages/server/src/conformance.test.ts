import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Options, type Report, runConformance } from '@console/conformance';
import { type EndpointName, endpoints } from '@console/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from './identity/sessions.ts';
import { always, everydayFaults, type Told } from './testing/everydayFaults.ts';
import { extensionFaults } from './testing/extensionFaults.ts';
import { addressOf, startFaultyProxy } from './testing/faultyProxy.ts';
import { plantedFaults } from './testing/plantedFaults.ts';
import { startForTest, type TestServer } from './testing/startForTest.ts';

/** The conformance kit against this server: directly, and behind a proxy with a fault in each of many endpoints. */

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'conformance-test-'));
  server = await startForTest({ dataDir });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.phone();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

test('this server conforms fully, and the run leaves nothing behind', async () => {
  const person = await server.person();
  const card = { user_id: person.id, buyer_card_mask: '************4417', buyer_card_exp: '0939' };
  const { id: spareCard } = await server.database.db
    .insertInto('credit_cards')
    .values(card)
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = await server.person();
  const credentials = { email: `${owner.id}@example.test`, password: 'a long password' };
  const team = `/organization/${await server.organization(owner.id)}/members`;
  const body = { name: 'Ada', role: 'viewer', ...credentials };
  expect((await server.call('POST', team, { as: owner.token, body })).status).toBe(201);
  const now = async (path: string) => (await server.call('GET', path, { as: person.token })).body;
  await server.phone();
  const phones = await now('/phones/available');

  const report = await runConformance({
    server: addressOf(server.app.server),
    token: person.token,
    strangerToken: owner.token,
    spareTokens: [await anotherToken(person.id), await anotherToken(person.id)],
    spareCard,
    signOutOthers: true,
    credentials,
  });

  expect(report.calls.filter(({ verdict }) => verdict !== 'passes')).toMatchObject([
    { name: 'loginAfterGoogle', verdict: 'not run', notRun: expect.stringContaining('identity provider') },
    { name: 'activateSecondFactor', verdict: 'not run', notRun: expect.stringContaining('authenticator') },
  ]);
  expect(report).toMatchObject({ isConformant: true, leftovers: [] });
  expect(report.calls.flatMap(({ notChecked }) => notChecked)).toEqual([]);
  expect(report.calls).toHaveLength(Object.keys(endpoints).length);
  expect(await now('/organizations')).toEqual([]);
  expect(await now('/creditcards')).toEqual([]);
  expect(await now('/phones/available')).toEqual(phones);
  expect(await now('/users/me')).toMatchObject({ fullName: 'A Person' });
  expect(await now('/user/settings')).toMatchObject({ phone: '', subscribedWith: null, paypalToken: null });
}, 120_000);

test('without service tokens, the level "ingestion" is skipped and named, and the rest is checked', async () => {
  const { token } = await server.person({ paying: true });
  const missing = { createServiceToken: { answer: always(404) } };
  const proxy = await startFaultyProxy(addressOf(server.app.server), missing);
  const asked = { server: proxy.address, token, only: '/channels' };
  const report = await runConformance(asked).finally(() => proxy.stop());
  const [ofLevel, others] = [true, false].map((is) => report.calls.filter(({ level }) => !!level === is));
  expect(new Set(ofLevel?.map(({ verdict }) => verdict))).toEqual(new Set(['not run']));
  expect(ofLevel?.length).toBeGreaterThan(5);
  expect(others?.map(({ verdict }) => verdict)).toContain('passes');
  const at = 'POST /organization/:orgId/serviceTokens';
  expect(report.skippedLevels).toEqual([
    { level: 'ingestion', why: `this backend has no service tokens: ${at} answers 404` },
  ]);
  expect(report.isConformant).toBe(true);
});

async function anotherToken(userId: string) {
  const started = await startSession(server.database.db, { userId, userAgent: undefined, referer: null });
  return started.token;
}

/** The planted faults that can be combined with the everyday ones. */
const rules = [
  ...['an ETag that never changes (readContact)', 'access for strangers (collectContacts)'],
  ...['ignored roles (deleteOrganization)', 'a change that clears unsent fields (updateAppointment)'],
  ...['a report that is a day off', 'a people search across all organizations'],
];
const simple = { ...everydayFaults, ...extensionFaults };
const atOnce = plantedFaults.filter(({ rule }) => rules.includes(rule));

/** Checks one endpoint without password sign-in. Invited people become members `atOnce` or later. */
async function withoutPasswords(
  given: Pick<Options, 'strangerToken' | 'viewerToken'>,
  atOnce?: { id: string },
) {
  const proxy = await startFaultyProxy(addressOf(server.app.server), {
    loginWithEmail: { answer: always(400) },
    inviteMember: {
      async answer({ json }) {
        const { id = '' } = json as { id?: string };
        if (!atOnce) return;
        const joined = { user_id: atOnce.id, joined_at: new Date() };
        await server.database.db.updateTable('memberships').set(joined).where('id', '=', id).execute();
      },
    },
  });
  const { token } = await server.person({ paying: true });
  const options: Options = { server: proxy.address, token, only: 'updateContact', ...given };
  return runConformance(options).finally(() => proxy.stop());
}

test('uses the given tokens of other people if password sign-in isn’t available', async () => {
  const [stranger, viewer] = [await server.person(), await server.person()];
  const tokens = { strangerToken: stranger.token, viewerToken: viewer.token };
  const report = await withoutPasswords(tokens, viewer);
  expect(report.calls).toMatchObject([{ verdict: 'passes', notChecked: [] }]);
  const later = await withoutPasswords(tokens);
  const why = /^the person of --viewer-token must sign in again to take up the invitation, and whoever/;
  expect(later.calls).toMatchObject([
    { verdict: 'passes', notChecked: [{ what: 'that roles are obeyed', why: expect.stringMatching(why) }] },
  ]);
});

test('skipped checks are reported with the option that they need', async () => {
  const report = await withoutPasswords({});
  const why = 'since whoever is invited with a password could not sign in with it (400)';
  expect(report.calls).toMatchObject([
    {
      verdict: 'passes',
      notChecked: [
        { what: 'that strangers are kept out', why: `give --stranger-token, ${why}` },
        { what: 'that roles are obeyed', why: `give --viewer-token, ${why}` },
      ],
    },
  ]);
  expect(report.leftovers).toEqual([]);
});

describe('a backend with faults', () => {
  let report: Report;
  const faults: Partial<Record<EndpointName, Told>> = { ...simple };
  let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
  beforeAll(async () => {
    const [{ token }, stranger] = [await server.person({ paying: true }), await server.person()];
    const behind = { db: server.database.db, owner: token, stranger: stranger.token };
    for (const { call, fault } of atOnce) faults[call] = fault(behind);
    proxy = await startFaultyProxy(addressOf(server.app.server), faults);
    report = await runConformance({ server: proxy.address, token, strangerToken: stranger.token });
  }, 120_000);
  afterAll(() => proxy.stop());

  const broken = [...Object.keys(simple), ...atOnce.map(({ call }) => call)] as EndpointName[];
  test.each(broken)('the fault in %s is reported', (name) => {
    const call = report.calls.find((one) => one.name === name);
    expect(call?.verdict).toBe(faults[name]?.verdict);
    const told = [...(call?.differs ?? []), ...(call?.without.map(({ how }) => how) ?? [])];
    expect(told.join('\n')).toMatch(faults[name]?.told ?? /^$/);
  });

  test('no other endpoint is reported', () => {
    const named = report.calls.filter(({ verdict }) => verdict !== 'passes' && verdict !== 'not run');
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(faults).sort());
    expect(report.isConformant).toBe(false);
  });
});
