import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { codesOf, passwordPeople } from '../../testing/passwordPeople.ts';
import { hashSlowly } from '../../testing/quickPasswords.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let people: ReturnType<typeof passwordPeople>;
beforeAll(async () => {
  server = await startForTest();
  people = passwordPeople(server);
});
afterAll(() => server.stop());

const next = 'another horse battery';
const problem = (slug: string) => `urn:console:problem:${slug}`;
const isIn = async (token: string) => (await server.call('GET', '/users/me', { as: token })).status === 200;
const change = (as: string, currentPassword: string, password = next) =>
  server.call('PUT', '/user/password', { as, body: { currentPassword, password } });
const credentials = async (as: string) => (await server.call('GET', '/user/credentials', { as })).body;
const remove = (as: string, code: string, password = people.password) =>
  server.call('POST', '/user/secondFactor/removal', { as, body: { password, code } });

test('a password change keeps the current session, ends all others and is audited', async () => {
  const { email, token, user } = await people.signedIn();
  const elsewhere = (await people.signIn(email)).body.token;
  expect((await change(token, people.password)).status).toBe(204);
  expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await people.signIn(email)).status).toBe(400);
  expect((await people.signIn(email, { password: next })).status).toBe(200);
  const notes = await server.database.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'fields'])
    .where('user_id', '=', user)
    .where('action', '=', 'password.change')
    .execute();
  expect(notes).toEqual([
    { action: 'password.change', subject_id: user, fields: ['currentPassword', 'password'] },
  ]);
});

test('a password change requires the current password and rejects a weak new one', async () => {
  const { email, token } = await people.signedIn();
  const refused = await change(token, next);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ path: 'currentPassword', code: 'wrong-password' }]);
  for (const [password, code] of [
    ['short', 'too-short'],
    ['Password1234', 'common-password'],
    ['aaaaaaaaaaaa', 'repeated-password'],
    [email, 'personal-password'],
  ] as const) {
    const { status, body } = await change(token, people.password, password);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: 'password', code }]);
  }
  expect((await people.signIn(email)).status).toBe(200);
});

test('a Google account has no password to change and no second factor', async () => {
  const { token } = await server.person();
  expect(await credentials(token)).toEqual({
    password: false,
    secondFactor: { active: false, required: false, recoveryCodes: 0 },
  });
  expect(await change(token, people.password)).toMatchObject({
    status: 409,
    body: { errors: [{ path: 'currentPassword', code: 'has-no-password' }] },
  });
});

test('of two concurrent password changes, one succeeds and the other gets 409', async () => {
  // Both are checked before one of them is stored.
  hashSlowly();
  const { token } = await people.signedIn();
  const answers = await Promise.all([change(token, people.password), change(token, people.password)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('a second factor is active after a first code confirms it; all other sessions end', async () => {
  const { email, token } = await people.signedIn();
  const elsewhere = (await people.signIn(email)).body.token;
  const ask = (body: object) => server.call('POST', '/user/secondFactor', { as: token, body });
  const confirm = (code: string) => server.call('PUT', '/user/secondFactor', { as: token, body: { code } });
  expect((await confirm('123456')).status).toBe(409);
  expect((await ask({ password: next })).body.errors).toMatchObject([{ code: 'wrong-password' }]);
  const first = await ask({ password: people.password });
  const second = await ask({ password: people.password });
  expect(second.status).toBe(201);
  expect(second.body).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining(`${encodeURIComponent(email)}?issuer=`),
  });
  expect(second.body.secret).not.toBe(first.body.secret);
  expect((await people.signIn(email)).status).toBe(200);

  expect((await confirm(codesOf(first.body.secret)(0))).body.errors).toMatchObject([
    { path: 'code', code: 'wrong-code' },
  ]);
  const on = await confirm(` ${codesOf(second.body.secret)(0).replace(/^.../, '$& ')}`);
  expect(on.status).toBe(200);
  expect(new Set(on.body.recoveryCodes).size).toBe(10);
  expect(on.body.recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false]);
  expect(await credentials(token)).toMatchObject({ secondFactor: { active: true, recoveryCodes: 10 } });
  expect((await ask({ password: people.password })).status).toBe(409);
});

test('signing in to an account with a second factor requires a code', async () => {
  const { email, code } = await people.withSecondFactor();
  const asked = await people.signIn(email);
  expect(asked.status).toBe(403);
  expect(asked.body.type).toBe(problem('second-factor-required'));
  expect(asked.headers['set-cookie']).toBeUndefined();
  const wrongPassword = await people.signIn(email, { password: next, code: code(1) });
  expect(wrongPassword.body).toMatchObject({ status: 400, type: problem('invalid-credential') });
  expect(wrongPassword.body.errors).toBeUndefined();
  expect((await people.signIn(email, { code: '000000' })).body).toMatchObject({
    ...{ status: 400, type: problem('invalid-credential') },
    errors: [{ path: 'code', code: 'wrong-code' }],
  });
  expect((await people.signIn(email, { code: code(1) })).status).toBe(200);
});

test('a code works once, even when sent five times at once, and only near its time step', async () => {
  const { email, code } = await people.withSecondFactor();
  // The current code was used to activate the factor.
  expect((await people.signIn(email, { code: code(0) })).status).toBe(400);
  expect((await people.signIn(email, { code: code(-5) })).status).toBe(400);
  expect((await people.signIn(email, { code: code(5) })).status).toBe(400);
  const good = { code: code(1) };
  const answers = await Promise.all(Array.from({ length: 5 }, () => people.signIn(email, good)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
});

test('a recovery code works once, regardless of case and separators', async () => {
  const { email, recoveryCodes } = await people.withSecondFactor();
  const [first = '', second = ''] = recoveryCodes;
  const entered = await people.signIn(email, { code: first.toUpperCase().replaceAll('-', ' ') });
  expect(entered.status).toBe(200);
  expect((await people.signIn(email, { code: first })).status).toBe(400);
  expect((await people.signIn((await people.withSecondFactor()).email, { code: second })).status).toBe(400);
  expect(await credentials(entered.body.token)).toMatchObject({ secondFactor: { recoveryCodes: 9 } });
});

test('the database contains neither the secret nor the recovery codes in plain text', async () => {
  const { user, secret, recoveryCodes } = await people.withSecondFactor();
  const { db } = server.database;
  const rows = [
    await db.selectFrom('second_factors').selectAll().where('user_id', '=', user).execute(),
    await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user).execute(),
    await db.selectFrom('audit_log').selectAll().where('user_id', '=', user).execute(),
    await db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', user).execute(),
  ];
  expect(rows[0]).toHaveLength(1);
  const kept = JSON.stringify(rows);
  for (const code of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll('-', ''))])
    expect(kept).not.toContain(code);
});

test('recovery codes still work when the encryption key is lost', async () => {
  const { email, code, recoveryCodes } = await people.withSecondFactor();
  const config = { identity: { kind: 'development' as const }, trustedProxies: [], consoleDir: '/nowhere' };
  const restored = await buildApp({ config, database: server.database, limits: false });
  const signIn = (given: string | undefined) =>
    restored.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email, password: people.password, code: given },
    });
  expect((await signIn(code(1))).statusCode).toBe(500);
  expect((await signIn(recoveryCodes[0])).statusCode).toBe(200);
  await restored.close();
});

test('removing the second factor requires password and code, and ends other sessions', async () => {
  const { email, token, recoveryCodes, code } = await people.withSecondFactor();
  const elsewhere = (await people.signIn(email, { code: recoveryCodes[0] ?? '' })).body.token;
  expect((await remove(token, code(1), next)).body.errors).toMatchObject([{ path: 'password' }]);
  expect((await remove(token, '000000')).body.errors).toMatchObject([{ path: 'code', code: 'wrong-code' }]);
  expect((await remove(token, code(1))).status).toBe(204);
  expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await people.signIn(email)).status).toBe(200);
  expect(await credentials(token)).toMatchObject({ secondFactor: { active: false, recoveryCodes: 0 } });
});

test('a password set by the team also removes the member’s second factor', async () => {
  const { email, at, owner } = await people.withSecondFactor();
  const given = await server.call('PATCH', at, { as: owner.token, body: { password: next } });
  expect(given.status).toBe(200);
  expect((await people.signIn(email, { password: next })).status).toBe(200);
});

test('a team can’t give a member a weak password', async () => {
  const { at, owner, orgId, email } = await people.member();
  const given = await server.call('PATCH', at, { as: owner.token, body: { password: 'qwertyuiop123' } });
  expect(given.status).toBe(422);
  expect(given.body.errors).toMatchObject([{ path: 'password', code: 'common-password' }]);
  const body = { name: 'Grace Hopper', email: `x${email}`, role: 'viewer', password: 'gracehopper1906' };
  const invited = await server.call('POST', `/organization/${orgId}/members`, { as: owner.token, body });
  expect(invited.status).toBe(422);
  expect(invited.body.errors).toMatchObject([{ path: 'password', code: 'personal-password' }]);
});
