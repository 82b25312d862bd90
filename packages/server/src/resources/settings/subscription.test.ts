import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

type PayPalAnswer = { status?: number; body: unknown } | 'nothing';

/** PayPal's responses by method and path. Other paths get 404. */
let answers: Record<string, PayPalAnswer>;
let asked: string[];
let payPal: Server;
let server: TestServer;
/** A server with Google sign-in and without a PayPal secret. */
let unasking: TestServer;

const google = { kind: 'google', clientId: '1-a.apps.googleusercontent.com' } as const;
const choice = { clientId: 'sb-client', planId: 'P-OURS' };

beforeAll(async () => {
  payPal = createServer((request, response) => {
    const { method, url = '', headers } = request;
    asked.push(`${method} ${url} ${headers.authorization}`);
    const answer = answers[`${method} ${url}`] ?? { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    if (answer === 'nothing') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => payPal.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(payPal.address() as AddressInfo).port}`;
  server = await startForTest({ identity: google, paypal: { ...choice, secret: 'the-secret', api } });
  unasking = await startForTest({ identity: google, paypal: choice });
});
afterAll(async () => {
  await server.stop();
  await unasking.stop();
  payPal.closeAllConnections();
  payPal.close();
});
beforeEach(() => {
  asked = [];
  answers = { 'POST /v1/oauth2/token': { body: { access_token: 'granted' } } };
});

let count = 0;
/** Adds a subscription to PayPal's responses and returns its ID. */
function subscription(details: object = {}) {
  count += 1;
  const id = `I-${count}`;
  const body = { id, status: 'ACTIVE', plan_id: 'P-OURS', subscriber: { payer_id: 'X' }, ...details };
  answers[`GET /v1/billing/subscriptions/${id}`] = { body };
  return id;
}

async function subscriber(at = server) {
  const { id, token } = await at.person();
  const orgId = await at.organization(id);
  return {
    say: (body: object) => at.call('PATCH', '/user/settings', { as: token, body }),
    settings: async () => (await at.call('GET', '/user/settings', { as: token })).body,
    async gate() {
      const body = { name: 'One' };
      const { status } = await at.call('POST', `/organization/${orgId}/channels`, { as: token, body });
      const { hasPaymentMethod } = (await at.call('GET', `/organizations/${orgId}`, { as: token })).body;
      return [status, hasPaymentMethod];
    },
  };
}

const closed = [409, false];
const open = [201, true];

test('a subscription confirmed by PayPal counts as a payment method; its ID isn’t returned', async () => {
  const { say, settings, gate } = await subscriber();
  const id = subscription();
  expect(await gate()).toEqual(closed);
  const { status, text, body } = await say({ subscribedWith: 'paypal', paypalToken: id });
  expect(status).toBe(200);
  expect(body).toMatchObject({ subscribedWith: 'paypal', paypalToken: null, subscription: 'confirmed' });
  expect(text + JSON.stringify(await settings())).not.toContain(id);
  expect(await gate()).toEqual(open);
  const basic = Buffer.from('sb-client:the-secret').toString('base64');
  expect(asked).toEqual([
    `POST /v1/oauth2/token Basic ${basic}`,
    `GET /v1/billing/subscriptions/${id} Bearer granted`,
  ]);
});

test.each([
  ['that PayPal doesn’t know', () => 'I-UNKNOWN'],
  ['that isn’t approved', () => subscription({ status: 'APPROVAL_PENDING' })],
  ['that was canceled', () => subscription({ status: 'CANCELLED' })],
  ['to a different plan', () => subscription({ plan_id: 'P-CHEAP' })],
  ['with a different ID in PayPal’s response', () => subscription({ id: 'I-OTHER' })],
  ['whose ID is a path', () => '../../../v1/oauth2/token'],
])('a subscription %s gets 422 and doesn’t count as a payment method', async (_which, make) => {
  const { say, settings, gate } = await subscriber();
  const { status, body } = await say({ subscribedWith: 'paypal', paypalToken: make() });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ path: 'paypalToken', code: 'not-confirmed' }]);
  expect(await settings()).toMatchObject({ subscribedWith: 'paypal', subscription: 'unconfirmed' });
  expect(await gate()).toEqual(closed);
});

test('a provider other than PayPal gets 422 without a request to PayPal', async () => {
  const { say, gate } = await subscriber();
  expect((await say({ subscribedWith: 'x', paypalToken: subscription() })).status).toBe(422);
  expect(await gate()).toEqual(closed);
  expect(asked).toEqual([]);
});

test('a subscription counts for one account only, even with concurrent requests', async () => {
  const people = await Promise.all([subscriber(), subscriber(), subscriber()]);
  const body = { subscribedWith: 'paypal', paypalToken: subscription() };
  const said = await Promise.all(people.map(({ say }) => say(body)));
  expect(said.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = said.find(({ status }) => status === 409);
  expect(refused?.body.errors).toMatchObject([{ path: 'paypalToken', code: 'taken' }]);
  const gates = await Promise.all(people.map(({ gate }) => gate()));
  expect(gates.filter(([status]) => status === 201)).toHaveLength(1);
});

test.each<[string, PayPalAnswer]>([
  ['doesn’t respond', 'nothing'],
  ['rejects the client', { status: 401, body: { error: 'invalid_client' } }],
  ['returns an invalid body', { body: [] }],
])(
  'if PayPal %s, the check gets 503 without blocking others and can be retried',
  async (_how, broken) => {
    const { say, settings, gate } = await subscriber();
    const other = await subscriber();
    const id = subscription();
    const whole = answers;
    answers = { ...answers, 'POST /v1/oauth2/token': broken };
    let isOver = false;
    const waiting = say({ subscribedWith: 'paypal', paypalToken: id }).finally(() => {
      isOver = true;
    });
    expect(await other.settings()).toMatchObject({ subscription: null });
    if (broken === 'nothing') expect(isOver).toBe(false);
    const { status, body, headers } = await waiting;
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body.detail).toMatch(/PayPal did not respond as expected/);
    expect(await settings()).toMatchObject({ subscription: 'unconfirmed' });
    expect(await gate()).toEqual(closed);
    answers = whole;
    expect((await say({ subscribedWith: 'paypal' })).body).toMatchObject({ subscription: 'confirmed' });
    expect(await gate()).toEqual(open);
  },
  15_000,
);

test('a suspended subscription stops counting; a failure of PayPal changes nothing', async () => {
  const { say, gate } = await subscriber();
  const id = subscription();
  await say({ subscribedWith: 'paypal', paypalToken: id });
  const whole = answers;
  answers = {};
  expect((await say({ subscribedWith: 'paypal', paypalToken: id })).status).toBe(503);
  expect(await gate()).toEqual(open);
  answers = whole;
  answers[`GET /v1/billing/subscriptions/${id}`] = { body: { id, status: 'SUSPENDED', plan_id: 'P-OURS' } };
  expect((await say({ subscribedWith: 'paypal' })).status).toBe(422);
  expect(await gate()).toEqual(closed);
});

test('a confirmed subscription no longer counts once it’s replaced or removed', async () => {
  const { say, settings, gate } = await subscriber();
  await say({ subscribedWith: 'paypal', paypalToken: subscription() });
  await say({ subscribedWith: 'paypal', paypalToken: 'I-UNKNOWN' });
  expect(await gate()).toEqual(closed);
  await say({ subscribedWith: 'paypal', paypalToken: subscription() });
  await say({ paypalToken: null });
  expect(await settings()).toMatchObject({ subscription: null });
  expect(await gate()).toEqual(closed);
});

test('without a PayPal secret a subscription is stored as unconfirmed and doesn’t count', async () => {
  const { say, settings, gate } = await subscriber(unasking);
  const { status, body } = await say({ subscribedWith: 'paypal', paypalToken: 'I-1' });
  expect([status, body.subscription]).toEqual([200, 'unconfirmed']);
  expect(await settings()).toMatchObject({ subscribedWith: 'paypal', paypalToken: null });
  expect(await gate()).toEqual(closed);
});
