import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { makeSide, type Side } from '../testing/world.ts';
import { type Listening, listenForTest } from './listen.ts';

let server: TestServer;
let world: Side;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

/** Every kind of row that an owner can add: the path, the body and the list that then contains it. */
const additions: [string, (ids: Side['ids']) => { at: string; list: string; body: object; other: object }][] =
  [
    [
      'contact',
      ({ organization }) => ({
        ...{ at: '/contacts', list: `/organization/${organization}/contacts` },
        body: { organization, name: 'Ada', phone: '0501234567' },
        other: { organization, name: 'Noa', phone: '0501234567' },
      }),
    ],
    [
      'appointment',
      ({ organization }) => {
        const at = `/organization/${organization}/appointments`;
        const times = { startTime: '2031-01-01T08:00:00Z', endTime: '2031-01-01T09:00:00Z' };
        const body = { title: 'Fitting', contact_name: 'Ada', contact_phonenumber: '0501234567', ...times };
        return { at, list: at, body, other: { ...body, title: 'Another' } };
      },
    ],
    [
      'question',
      ({ organization }) => {
        const at = `/organization/${organization}/qna`;
        const body = { id: 1_800_000_000_000, question: 'When?', answer: 'Now' };
        return { at, list: at, body, other: { ...body, answer: 'Later' } };
      },
    ],
    [
      'member',
      ({ organization }) => {
        const at = `/organization/${organization}/members`;
        const body = { name: 'Ada', email: 'ada.invited@example.test', role: 'staff' };
        return { at, list: at, body, other: { ...body, role: 'viewer' } };
      },
    ],
    [
      'integration',
      ({ organization, freeType }) => {
        const at = `/organization/${organization}/integrations`;
        const body = { type: freeType, configuration: 'one' };
        return { at, list: at, body, other: { ...body, configuration: 'two' } };
      },
    ],
    ['channel', ({ organization }) => channelOf(organization)],
    [
      'organization',
      () => ({ at: '/organizations', list: '/organizations', body: { name: 'One' }, other: { name: 'Two' } }),
    ],
  ];

function channelOf(organization: string) {
  const at = `/organization/${organization}/channels`;
  return { at, list: at, body: { name: 'Desk' }, other: { name: 'Door' } };
}

test.each(additions)('fifty equal requests for a new %s add one and get one response', async (_what, of) => {
  world = await makeSide(server);
  const { at, list, body, other } = of(world.ids);
  const as = world.owner.token;
  const before: unknown[] = (await server.call('GET', list, { as })).body;
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => server.call('POST', at, { as, headers, body })),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201, body: { id: expect.anything() } });
  expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(49);
  const again = await server.call('POST', at, { as, headers, body: other });
  expect(again).toMatchObject({ status: 422, body: { type: 'urn:console:problem:idempotency-mismatch' } });
  expect((await server.call('GET', list, { as })).body).toHaveLength(before.length + 1);
});

/** Rows that an owner can change: the path, the body and the path for reading it with its version. */
const changes: [
  string,
  (ids: Side['ids']) => { at: string; body: (number: number) => object; readAt?: string },
][] = [
  [
    'organization',
    ({ organization: id }) => ({ at: `/organizations/${id}`, body: (n) => ({ name: `Name ${n}` }) }),
  ],
  [
    'contact',
    ({ organization: org, contact: id }) => ({
      at: `/organization/${org}/contacts/${id}`,
      readAt: `/contacts/${id}`,
      body: (n) => ({ notes: `Note ${n}` }),
    }),
  ],
  [
    'appointment',
    ({ organization: org, appointment: id }) => ({
      at: `/organization/${org}/appointments/${id}`,
      readAt: `/appointments/${id}`,
      body: (n) => ({ title: `Title ${n}` }),
    }),
  ],
];

test.each(changes)('of ten changes to the same version of one %s, one succeeds', async (_what, of) => {
  world = await makeSide(server);
  const { at, readAt = at, body } = of(world.ids);
  const as = world.owner.token;
  const etag = String((await server.call('GET', readAt, { as })).headers.etag);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      server.call('PATCH', at, { as, headers: { 'if-match': etag }, body: body(number) }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(412)]);
  const made = answers.find(({ status }) => status === 200);
  const late = answers.find(({ status }) => status === 412);
  expect(late?.body.current).toEqual(made?.body);
  expect((await server.call('GET', readAt, { as })).body).toEqual(made?.body);
});

test('of two owners who take one phone at once, one gets it and the other gets 409', async () => {
  const [one, two] = [await makeSide(server), await makeSide(server)];
  for (let round = 0; round < 5; round += 1) {
    const phone = await server.phone();
    const take = ({ owner, ids }: Side) =>
      server.call('PATCH', `/organization/${ids.organization}/channels/${ids.channel}`, {
        as: owner.token,
        body: { phoneNumber: phone.id },
      });
    const statuses = (await Promise.all([take(one), take(two)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  }
});

test('a retry after a lost response doesn’t add a second row', async () => {
  const listening: Listening = await listenForTest();
  try {
    const owner = await listening.person({ paying: true });
    const orgId = await listening.organization(owner.id);
    const { db } = listening.database;
    for (let number = 1; number <= 5; number += 1) {
      const body = JSON.stringify({ name: `Desk ${number}` });
      const request = [
        `POST /api/organization/${orgId}/channels HTTP/1.1`,
        ...['host: a', 'content-type: application/json', `authorization: Bearer ${owner.token}`],
        ...[`idempotency-key: ${number}`, `content-length: ${body.length}`, '', body],
      ].join('\r\n');
      const { socket } = listening.wire(request);
      // The response is arriving, so the change was stored. It is discarded unread.
      await once(socket, 'data');
      socket.resetAndDestroy();
      const again = await fetch(`${listening.address}/api/organization/${orgId}/channels`, {
        method: 'POST',
        body,
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': 'application/json',
          'idempotency-key': String(number),
        },
      });
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    }
    expect(await db.selectFrom('channels').select('name').execute()).toHaveLength(5);
  } finally {
    await listening.stop();
  }
});
