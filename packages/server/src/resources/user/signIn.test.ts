import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIssuer } from '../../testing/issuer.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let server: TestServer;
beforeAll(async () => {
  issuer = await startIssuer();
  server = await startForTest({ provider: issuer.provider });
});
afterAll(() => Promise.all([issuer.stop(), server.stop()]));

/** A nonce and the cookie it came with. */
async function askNonce() {
  const { body, headers } = await server.call('GET', '/user/nonce');
  return { nonce: body.nonce as string, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

const post = (body: object, cookie?: string) =>
  server.call('POST', '/user/loginAfterGoogle', { body, ...(cookie && { headers: { cookie } }) });

async function signIn(claims: Record<string, unknown> = {}, arrival: object = {}) {
  const { nonce, cookie } = await askNonce();
  return post({ token: await issuer.token({ ...claims, nonce }), ...arrival }, cookie);
}

test('the first sign-in creates an account with settings and no organizations', async () => {
  const { status, body } = await signIn({}, { referer: '', termsAcceptedAt: '2026-01-02T03:04:05Z' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { fullName: 'Ada', email: 'ada@example.test', mainCreditCard: null, token: body.token },
    channels: [],
    organizations: [],
    settings: { language: null },
  });
  const me = await server.call('GET', '/users/me', { as: body.token });
  expect(me.body).toMatchObject({ id: body.user.id, fullName: 'Ada' });
  expect(me.body).not.toHaveProperty('token');
  const row = await server.database.db
    .selectFrom('users')
    .select('terms_accepted_at')
    .where('id', '=', body.user.id)
    .executeTakeFirstOrThrow();
  expect(row.terms_accepted_at?.toISOString()).toBe('2026-01-02T03:04:05.000Z');
});

test('the same subject signs in to the same account, even with a different email', async () => {
  const first = await signIn({ sub: 'grace', email: 'grace@example.test' });
  const second = await signIn({ sub: 'grace', email: 'hopper@example.test' });
  expect(second.body.user.id).toBe(first.body.user.id);
  expect(second.body.user.email).toBe('hopper@example.test');
  expect(second.body.token).not.toBe(first.body.token);
});

test('a different subject with the same email gets a separate account', async () => {
  const first = await signIn({ sub: 'old-owner', email: 'desk@example.test' });
  const second = await signIn({ sub: 'new-owner', email: 'desk@example.test' });
  expect(second.body.user.id).not.toBe(first.body.user.id);
});

test('a token works once, and only in the browser that requested its nonce', async () => {
  const { nonce, cookie } = await askNonce();
  const token = await issuer.token({ sub: 'once', nonce });
  expect((await post({ token })).status).toBe(400);
  expect((await post({ token }, (await askNonce()).cookie)).status).toBe(400);
  expect((await post({ token }, cookie)).status).toBe(200);
  const again = await post({ token }, cookie);
  expect(again.status).toBe(400);
  expect(again.body.type).toBe('urn:console:problem:invalid-credential');
});

test('a nonce works once, even with a different token', async () => {
  const { nonce, cookie } = await askNonce();
  const [first, second] = ['first', 'second'].map((sub) => issuer.token({ sub, nonce }));
  expect((await post({ token: await first }, cookie)).status).toBe(200);
  expect((await post({ token: await second }, cookie)).status).toBe(400);
});

test('one token sent ten times at once signs in once', async () => {
  const { nonce, cookie } = await askNonce();
  const token = await issuer.token({ sub: 'ten', nonce });
  const answers = await Promise.all(Array.from({ length: 10 }, () => post({ token }, cookie)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
});

test('a forged token gets 400, not 401, and is audited', async () => {
  const { cookie } = await askNonce();
  const answer = await post({ token: await issuer.forgedToken() }, cookie);
  expect(answer.status).toBe(400);
  const note = await server.database.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(note).toMatchObject({ action: 'login.refused', user_id: null, fields: null });
});

test('signing in with an invited email accepts the invitation', async () => {
  const owner = await server.person();
  const orgId = await server.organization(owner.id, { name: 'A Bakery' });
  await server.database.db
    .insertInto('memberships')
    .values({ org_id: orgId, role: 'viewer', permissions: ['calls'], invited_email: 'Guest@Example.test' })
    .execute();
  const { body } = await signIn({ sub: 'guest', email: 'guest@example.test' });
  expect(body.organizations).toMatchObject([{ id: orgId, role: 'viewer', permissions: ['calls'] }]);
});

test('signing out ends the session at once; only the ten newest sessions are kept', async () => {
  const tokens: string[] = [];
  for (let count = 0; count < 11; count++) tokens.push((await signIn({ sub: 'busy' })).body.token);
  const [first, second] = tokens;
  expect((await server.call('GET', '/users/me', { as: first })).status).toBe(401);
  expect((await server.call('GET', '/users/me', { as: second })).status).toBe(200);
  expect((await server.call('POST', '/user/logout', { as: second })).status).toBe(204);
  expect((await server.call('GET', '/users/me', { as: second })).status).toBe(401);
});

test('the referer is stored only if it’s an http or https URL', async () => {
  await signIn({ sub: 'from-web' }, { referer: 'https://news.example.test/a' });
  await signIn({ sub: 'from-script' }, { referer: 'javascript:alert(1)' });
  const rows = await server.database.db
    .selectFrom('login_sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['sub', 'referer'])
    .where('sub', 'in', ['from-web', 'from-script'])
    .orderBy('sub')
    .execute();
  expect(rows.map(({ referer }) => referer)).toEqual([null, 'https://news.example.test/a']);
});
