import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../api/rateLimits.ts';
import { hashOf } from '../../identity/secrets.ts';
import { passwordPeople } from '../../testing/passwordPeople.ts';
import { hashSlowly } from '../../testing/quickPasswords.ts';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
let people: ReturnType<typeof passwordPeople>;
beforeAll(async () => {
  server = await startForTest({ limits: { ...usualLimits, signIn: 1000 } });
  people = passwordPeople(server);
});
afterAll(() => server.stop());

const wrong = { password: 'wrong horse battery' };
const guesses = async (count: number, guess: () => ReturnType<typeof people.signIn>) => {
  const statuses: number[] = [];
  for (let each = 0; each < count; each++) statuses.push((await guess()).status);
  return statuses;
};
/** Ends the wait after the last wrong guess. */
const wait = () =>
  server.database.db
    .updateTable('guesses')
    .set({ next_at: new Date(Date.now() - 1) })
    .execute();

test('after five wrong passwords, sign-in gets 429 with a Retry-After that grows up to an hour', async () => {
  const { email } = await people.member();
  expect(await guesses(6, () => people.signIn(email, wrong))).toEqual([400, 400, 400, 400, 400, 429]);
  const held = await people.signIn(email);
  expect(held).toMatchObject({ status: 429, body: { type: 'urn:console:problem:rate-limited' } });
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(5);
  await wait();
  expect(await guesses(2, () => people.signIn(email, wrong))).toEqual([400, 429]);
  expect(Number((await people.signIn(email)).headers['retry-after'])).toBeGreaterThan(31);
  await server.database.db
    .updateTable('guesses')
    .set({ count: 1000 })
    .where('key_hash', '=', hashOf(`address:${email}`))
    .execute();
  await wait();
  expect(await guesses(2, () => people.signIn(email, wrong))).toEqual([400, 429]);
  expect(Number((await people.signIn(email)).headers['retry-after'])).toBeLessThanOrEqual(3600);
  await wait();
  expect((await people.signIn(email)).status).toBe(200);
  expect(await guesses(5, () => people.signIn(email, wrong))).toEqual([400, 400, 400, 400, 400]);
});

test('the wait also applies to an address without an account', async () => {
  const unknown = () => people.signIn('nobody@example.test', wrong);
  expect(await guesses(6, unknown)).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await people.signIn('NOBODY@example.test', wrong)).status).toBe(429);
});

test('of 60 concurrent guesses, only five are checked', async () => {
  hashSlowly();
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => people.signIn('many@example.test', wrong)),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

test('a known browser isn’t blocked by guesses from elsewhere and has its own count', async () => {
  const { email } = await people.member();
  const entered = await people.signIn(email);
  const cookie = String(entered.headers['set-cookie']).match(/known=[^;]+/)?.[0] ?? '';
  expect(entered.headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^known=.*HttpOnly; SameSite=Strict$/),
  );
  await guesses(6, () => people.signIn(email, wrong));
  expect((await people.signIn(email)).status).toBe(429);
  expect((await people.signIn(email, {}, cookie)).status).toBe(200);
  expect((await people.signIn(email, {}, `${cookie}x`)).status).toBe(429);
  expect(await guesses(6, () => people.signIn(email, wrong, cookie))).toEqual([400, 400, 400, 400, 400, 429]);
  const other = await people.member();
  await guesses(5, () => people.signIn(other.email, wrong));
  expect((await people.signIn(other.email, {}, cookie)).status).toBe(429);
});

test('wrong codes count as wrong guesses; the 403 that requests a code doesn’t', async () => {
  const { email, code } = await people.withSecondFactor();
  expect(await guesses(8, () => people.signIn(email))).toEqual(Array(8).fill(403));
  const wrongCode = { code: '000000' };
  expect(await guesses(5, () => people.signIn(email, wrongCode))).toEqual([400, 400, 400, 400, 400]);
  expect((await people.signIn(email, { code: code(1) })).status).toBe(429);
  await wait();
  // The first step doesn't reset the count.
  expect((await people.signIn(email)).status).toBe(403);
  expect(await guesses(2, () => people.signIn(email, wrongCode))).toEqual([400, 429]);
});

test('guesses in a signed-in session are limited, without blocking sign-in', async () => {
  const { token, email } = await people.signedIn();
  const guess = () =>
    server.call('PUT', '/user/password', {
      as: token,
      body: { currentPassword: wrong.password, password: 'another horse battery' },
    });
  expect(await guesses(6, guess)).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await people.signIn(email)).status).toBe(200);
});

test('checking the password of a signed-in person consumes the sign-in rate limit', async () => {
  const limited = await startForTest({ limits: { ...usualLimits, signIn: 2 } });
  const { token } = await limited.person();
  const check = async () =>
    (await limited.call('POST', '/user/secondFactor', { as: token, body: { password: 'guess' } })).status;
  expect([await check(), await check(), await check()]).toEqual([409, 409, 429]);
  await limited.stop();
});

test('sign-ins from one IPv6 /64 network share a rate limit', async () => {
  const limited = await startForTest({ limits: { ...usualLimits, signIn: 2 } });
  const from = async (remoteAddress: string) => {
    const payload = { email: `${remoteAddress.replaceAll(':', '')}@example.test`, password: 'guess' };
    return (await limited.app.inject({ method: 'POST', url: '/api/user/login', remoteAddress, payload }))
      .statusCode;
  };
  const network = '2001:db8:1:2';
  expect([await from(`${network}::1`), await from(`${network}::2`)]).toEqual([400, 400]);
  expect([await from(`${network}:a:b:c:d`), await from('2001:db8:1:3::1')]).toEqual([429, 400]);
  await limited.stop();
});
