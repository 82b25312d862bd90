import { type CallReport, type Report, runConformance } from '@console/conformance';
import { type EndpointName, endpoints } from '@console/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from './identity/sessions.ts';
import { type Answered, type Asked, addressOf, type Fault, startFaultyProxy } from './testing/faultyProxy.ts';
import { startForTest, type TestServer } from './testing/startForTest.ts';

/** The conformance kit against this server: as it is, and behind a proxy that breaks one thing of many calls. */

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.phone();
});
afterAll(() => server.stop());

test('this server passes whole, and nothing of the run stays behind', async () => {
  const person = await server.person();
  const owner = await server.person();
  const credentials = { email: `${owner.id}@example.test`, password: 'a long password' };
  const team = `/organization/${await server.organization(owner.id)}/members`;
  const body = { name: 'Ada', role: 'viewer', ...credentials };
  expect((await server.call('POST', team, { as: owner.token, body })).status).toBe(201);

  const report = await runConformance({
    server: addressOf(server.app.server),
    token: person.token,
    spareTokens: [await anotherToken(person.id), await anotherToken(person.id)],
    signOutOthers: true,
    credentials,
  });

  expect(report.calls.filter(({ verdict }) => verdict !== 'passes')).toMatchObject([
    { name: 'loginAfterGoogle', verdict: 'not run', notRun: expect.stringContaining('identity provider') },
  ]);
  expect(report).toMatchObject({ isConformant: true, leftovers: [] });
  expect(report.calls).toHaveLength(Object.keys(endpoints).length);
  const now = async (path: string) => (await server.call('GET', path, { as: person.token })).body;
  expect(await now('/organizations')).toEqual([]);
  expect(await now('/users/me')).toMatchObject({ fullName: 'A Person' });
  expect(await now('/user/settings')).toMatchObject({ phone: '', subscribedWith: null, paypalToken: null });
}, 60_000);

async function anotherToken(userId: string) {
  const started = await startSession(server.database.db, { userId, userAgent: undefined, referer: null });
  return started.token;
}

/** What a backend does wrong in one call, and how that is told. */
interface Told extends Fault {
  verdict: CallReport['verdict'];
  told: RegExp;
}

type Rows = Record<string, unknown>[];
const rowsOf = ({ json }: Answered) => (Array.isArray(json) ? (json as Rows) : []);

const losesHeader = (name: string) => (asked: Asked) => {
  delete asked.headers[name];
};
const losesQuery = (name: string) => (asked: Asked) => {
  asked.url.searchParams.delete(name);
};
const answersInstead = (from: number, to: number) => (answered: Answered) => {
  if (answered.status === from) answered.status = to;
};
const always = (status: number) => (answered: Answered) => {
  answered.status = status;
};
/** Says yes, and does nothing. */
const onlyReads = (asked: Asked) => {
  asked.method = 'GET';
};

const faults: Partial<Record<EndpointName, Told>> = {
  listChannels: {
    answer(answered) {
      for (const row of rowsOf(answered)) delete row['name'];
    },
    verdict: 'differs',
    told: /not as described: 0\.name is missing/,
  },
  createContact: {
    answer: answersInstead(201, 200),
    verdict: 'differs',
    told: /answered 200 instead of 201/,
  },
  readAppointment: {
    ask: losesHeader('if-none-match'),
    verdict: 'without',
    told: /200 instead of 304/,
  },
  listQna: {
    answer({ headers }) {
      delete headers['x-total-count'];
    },
    verdict: 'without',
    told: /there is no X-Total-Count/,
  },
  createSession: {
    ask: losesHeader('idempotency-key'),
    verdict: 'without',
    told: /same Idempotency-Key again is answered with another body/,
  },
  inviteMember: { answer: always(500), verdict: 'differs', told: /answered 500 instead of 201/ },
  readContactById: { answer: always(404), verdict: 'missing', told: /answers 404/ },
  updateOrganization: {
    ask: losesHeader('if-match'),
    verdict: 'without',
    told: /stale If-Match is answered 200/,
  },
  readUsage: {
    answer: answersInstead(401, 403),
    verdict: 'differs',
    told: /without a token: 403 instead of 401/,
  },
  updateIntegration: {
    answer({ json }) {
      delete (json as { errors?: unknown }).errors;
    },
    verdict: 'without',
    told: /errors of enabled: "perhaps" do not name enabled/,
  },
  listIntegrations: {
    answer(answered) {
      for (const row of rowsOf(answered)) row['app_tokens'] = 'conformance-secret';
    },
    verdict: 'differs',
    told: /a secret is sent back/,
  },
  listSessions: {
    ask: losesQuery('sort'),
    verdict: 'without',
    told: /sort=duration and sort=-duration are not each other's reverse/,
  },
  listContacts: {
    ask: losesQuery('q'),
    verdict: 'without',
    told: /q=Ada.* finds a row that does not have it/,
  },
  updateSettings: {
    ask: onlyReads,
    answer: ({ json }, { body }) => Object.assign(json ?? {}, JSON.parse(body ?? '{}')),
    verdict: 'differs',
    told: /GET \/user\/settings does not say what was sent: phone is "" instead of "05/,
  },
  deleteChannel: {
    answer: answersInstead(404, 403),
    verdict: 'differs',
    told: /an unknown channelId is answered 403 instead of 404/,
  },
  listAppointments: {
    answer({ headers }) {
      if (headers['link']) headers['link'] = headers['link'].replace(/cursor=[^&>]*/, '');
    },
    verdict: 'differs',
    told: /reaches some rows twice/,
  },
  deleteAppointment: {
    ask: onlyReads,
    answer: answersInstead(200, 204),
    verdict: 'differs',
    told: /what was deleted is still there in GET \/appointments\/:id/,
  },
  createQna: {
    answer({ headers }) {
      headers['content-type'] = 'text/html';
    },
    verdict: 'differs',
    told: /the content type is text\/html/,
  },
};

describe('a backend with faults', () => {
  let report: Report;
  let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
  beforeAll(async () => {
    proxy = await startFaultyProxy(addressOf(server.app.server), faults);
    const { token } = await server.person({ paying: true });
    report = await runConformance({ server: proxy.address, token });
  });
  afterAll(() => proxy.stop());

  test.each(Object.keys(faults) as EndpointName[])('is told of the one in %s', (name) => {
    const call = report.calls.find((one) => one.name === name);
    expect(call?.verdict).toBe(faults[name]?.verdict);
    const told = [...(call?.differs ?? []), ...(call?.without.map(({ how }) => how) ?? [])];
    expect(told.join('\n')).toMatch(faults[name]?.told ?? /^$/);
  });

  test('is told of no other call', () => {
    const named = report.calls.filter(({ verdict }) => verdict !== 'passes' && verdict !== 'not run');
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(faults).sort());
    expect(report.isConformant).toBe(false);
  });
});
