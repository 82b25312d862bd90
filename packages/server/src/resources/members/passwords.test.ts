import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { startIssuer } from '../../testing/issuer.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let server: TestServer;
beforeAll(async () => {
  issuer = await startIssuer();
  server = await startForTest({ provider: issuer.provider });
});
afterAll(() => Promise.all([issuer.stop(), server.stop()]));

const password = 'correct horse battery';
let count = 0;
const someone = () => `person-${++count}@example.test`;

const signIn = (email: string, word = password) =>
  server.call('POST', '/user/login', { body: { email, password: word } });

async function signInWithGoogle(email: string, sub = email) {
  const { body, headers } = await server.call('GET', '/user/nonce');
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const token = await issuer.token({ sub, email, nonce: body.nonce });
  return server.call('POST', '/user/loginAfterGoogle', { body: { token }, headers: { cookie } });
}

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const at = `/organization/${orgId}/members`;
  const invite = (email: string, fields: object = { password }, as = owner.token) =>
    server.call('POST', at, { as, body: { name: 'A Guest', email, role: 'manager', ...fields } });
  const change = (id: string, body: object, as = owner.token) =>
    server.call('PATCH', `${at}/${id}`, { as, body });
  return { owner, orgId, at, invite, change };
}

const accounts = (email: string) =>
  server.database.db.selectFrom('users').selectAll().where('email', '=', email).execute();

test('a member with a password signs in with it and joins at the first sign-in', async () => {
  const { orgId, at, owner, invite } = await business();
  const email = someone();
  const made = await invite(email);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ email, name: 'A Guest', joinedAt: null, user: expect.any(String) });
  expect(made.text).not.toContain('scrypt');
  const { status, body } = await signIn(email.toUpperCase());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { email, fullName: 'A Guest' },
    organizations: [{ id: orgId, role: 'manager' }],
    settings: { language: null },
  });
  expect((await server.call('GET', at, { as: body.token })).status).toBe(200);
  const [member] = (await server.call('GET', `${at}?q=${email}`, { as: owner.token })).body;
  expect(member).toMatchObject({ user: body.user.id, joinedAt: expect.any(String) });
  const [account] = await accounts(email);
  expect(account).toMatchObject({ iss: null, sub: null, password_hash: expect.stringMatching(/^\$scrypt/) });
  expect((await server.call('GET', '/user/methods')).body.password).toBe(true);
});

test('an unknown email and a wrong password get the same response, and both are audited', async () => {
  const { invite } = await business();
  const email = someone();
  await invite(email);
  const wrong = await signIn(email, 'wrong horse battery');
  const unknown = await signIn(someone());
  expect(wrong.status).toBe(400);
  expect(wrong.body.type).toBe('urn:console:problem:invalid-credential');
  expect({ ...wrong.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'fields'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  for (const note of notes) expect(note).toEqual({ action: 'login.refused', user_id: null, fields: null });
});

test('a password invitation gives no access to existing accounts or other organizations', async () => {
  const email = someone();
  const google = (await signInWithGoogle(email)).body;
  const own = await server.call('POST', '/organizations', { as: google.token, body: { name: 'Own' } });
  const elsewhere = await business();
  await elsewhere.invite(email, {});
  const { orgId, invite } = await business();
  expect((await invite(email)).status).toBe(201);

  const { body } = await signIn(email);
  expect(body.user.id).not.toBe(google.user.id);
  expect(body.organizations.map(({ id }: { id: string }) => id)).toEqual([orgId]);
  for (const id of [own.body.id, elsewhere.orgId]) {
    expect((await server.call('GET', `/organizations/${id}`, { as: body.token })).status).toBe(404);
  }
  const again = (await signInWithGoogle(email)).body.organizations.map(({ id }: { id: string }) => id);
  expect(again.sort()).toEqual([own.body.id, elsewhere.orgId].sort());
});

test('a second team can’t set a password for an email that has one', async () => {
  const email = someone();
  const [one, other] = [await business(), await business()];
  await one.invite(email);
  const refused = await other.invite(email);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toMatchObject([
    { path: 'password', code: 'has-password', message: /invite without/ },
  ]);
  const invited = await other.invite(email, {});
  expect(invited.status).toBe(201);
  expect((await other.change(invited.body.id, { password })).body.errors).toMatchObject([
    { path: 'password', code: 'has-password' },
  ]);
  expect((await signIn(email)).body.organizations).toMatchObject([{ id: one.orgId }]);
});

test('a member who signs in with Google can’t be given a password', async () => {
  const { owner, orgId, change, at } = await business();
  const person = await server.person();
  await server.member(orgId, person.id, 'viewer');
  const members = (await server.call('GET', at, { as: owner.token })).body;
  const { id } = members.find(({ user }: { user: string }) => user === person.id);
  const refused = await change(id, { password });
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toMatchObject([{ path: 'password', code: 'has-no-password' }]);
  expect((await signIn(person.email)).status).toBe(400);
});

test('an invited member can get a password later; Google sign-in then doesn’t join the team', async () => {
  const { orgId, invite, change } = await business();
  const email = someone();
  const { body } = await invite(email, {});
  expect((await change(body.id, { password })).body).toMatchObject({ email, user: expect.any(String) });
  expect((await signInWithGoogle(email)).body.organizations).toEqual([]);
  expect((await signIn(email)).body.organizations).toMatchObject([{ id: orgId }]);
});

test('a new password from the team ends all sessions of the member', async () => {
  const { invite, change } = await business();
  const email = someone();
  const { id } = (await invite(email)).body;
  const { token } = (await signIn(email)).body;
  const next = 'another horse battery';
  expect((await change(id, { password: next })).status).toBe(200);
  expect((await server.call('GET', '/users/me', { as: token })).status).toBe(401);
  expect((await signIn(email)).status).toBe(400);
  expect((await signIn(email, next)).status).toBe(200);
});

test('a member can’t set the password of someone with more permissions', async () => {
  const { orgId, invite, change } = await business();
  const manager = await server.person();
  await server.member(orgId, manager.id, 'manager');
  const email = someone();
  const { id } = (await invite(email, { password, permissions: ['billing'] })).body;
  const refused = await change(id, { password: 'another horse battery' }, manager.token);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toMatchObject([{ path: 'password', code: 'has-more-permissions' }]);
  expect((await signIn(email)).status).toBe(200);
});

test('a team account can’t create an organization, or get a password once on another team', async () => {
  const { invite, change } = await business();
  const email = someone();
  const { id, user } = (await invite(email)).body;
  const { token } = (await signIn(email)).body;
  const founded = await server.call('POST', '/organizations', { as: token, body: { name: 'Own' } });
  expect(founded.status).toBe(403);
  await server.member((await business()).orgId, user, 'viewer');
  expect(await change(id, { password })).toMatchObject({
    status: 409,
    body: { errors: [{ path: 'password', code: 'on-another-team' }] },
  });
});

test('removing a member deletes the account its team created and frees the email', async () => {
  const { at, owner, invite } = await business();
  const email = someone();
  const { id } = (await invite(email)).body;
  const { token } = (await signIn(email)).body;
  expect((await server.call('DELETE', `${at}/${id}`, { as: owner.token })).status).toBe(204);
  expect((await server.call('GET', '/users/me', { as: token })).status).toBe(401);
  expect(await accounts(email)).toEqual([]);

  const second = await business();
  await second.invite(email);
  await server.call('DELETE', `/organizations/${second.orgId}`, { as: second.owner.token });
  // The organization can still be restored, with the account.
  expect((await (await business()).invite(email)).status).toBe(409);
  await server.database.db.deleteFrom('organizations').where('id', '=', second.orgId).execute();
  expect((await (await business()).invite(email)).status).toBe(201);
  expect(await accounts(email)).toHaveLength(1);
});

test('a password has at least 12 characters and is stored only as its slow hash', async () => {
  const { owner, at, invite } = await business();
  expect((await invite(someone(), { password: 'too short' })).body.errors).toMatchObject([
    { path: 'password', code: 'too-short', limit: 12 },
  ]);
  const headers = { 'idempotency-key': 'with-a-password' };
  const body = { name: 'A Guest', email: someone(), role: 'viewer' };
  await server.call('POST', at, { as: owner.token, headers, body: { ...body, password } });
  const { db } = server.database;
  const [kept] = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', owner.id)
    .execute();
  // A fast hash of the body without the password, so it can't be used to guess the password.
  expect(kept?.request_hash).toBe(createHash('sha256').update(JSON.stringify(body)).digest('hex'));
  const noted = await db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify([kept, noted])).not.toContain(password);
});

test('password sign-ins are rate-limited', async () => {
  const limited = await startForTest({
    limits: { ...usualLimits, session: 99, signIn: 2, search: 99, card: 99, invitation: 99 },
  });
  const guess = () =>
    limited.call('POST', '/user/login', { body: { email: 'ada@example.test', password: 'guess' } });
  expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([400, 400, 429]);
  await limited.stop();
});
