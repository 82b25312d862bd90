import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Database } from '../../database/open.ts';
import { openForTest } from '../../database/openForTest.ts';
import { hashOf } from '../../identity/secrets.ts';
import { startIssuer } from '../../testing/issuer.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  issuer = await startIssuer();
  database = await openForTest();
  app = await buildApp({
    config: {
      identity: { kind: 'google', clientId: 'a.apps.googleusercontent.com' },
      // Its X-Forwarded-Proto header is trusted.
      trustedProxies: ['127.0.0.1'],
      consoleDir: '/nowhere',
    },
    database,
    limits: false,
    provider: issuer.provider,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await issuer.stop();
});

async function signIn(protocol: 'http' | 'https') {
  const headers = { 'x-forwarded-proto': protocol };
  const asked = await app.inject({ url: '/api/user/nonce', headers });
  const cookie = String(asked.headers['set-cookie']).split(';')[0];
  const token = await issuer.token({ nonce: asked.json().nonce });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/loginAfterGoogle',
    headers: { ...headers, cookie },
    payload: { token },
  });
  expect(answer.statusCode).toBe(200);
  const media = answer.cookies.find(({ name }) => name.endsWith('media'));
  return { token: answer.json().token as string, media, headers };
}

test.each([
  ['https', '__Host-media', true],
  ['http', 'media', undefined],
] as const)(
  'over %s, sign-in sets an HttpOnly cookie for recordings and sign-out clears it',
  async (protocol, name, secure) => {
    const { token, media, headers } = await signIn(protocol);
    expect(media).toMatchObject({
      name,
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 7 * 24 * 3600,
    });
    expect(media?.secure).toBe(secure);
    expect(media).not.toHaveProperty('domain');
    expect(media?.value).not.toBe(token);
    const session = await database.db
      .selectFrom('login_sessions')
      .select('media_hash')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirstOrThrow();
    expect(session.media_hash).toBe(hashOf(media?.value ?? ''));

    const authorization = `Bearer ${token}`;
    const out = await app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { ...headers, authorization },
    });
    expect(out.statusCode).toBe(204);
    expect(out.cookies).toMatchObject([{ name, value: '', path: '/' }]);
    expect(out.cookies[0]?.expires?.getTime()).toBe(0);
  },
);

test('the recordings cookie doesn’t authenticate API calls, as a cookie or a bearer token', async () => {
  const { media } = await signIn('http');
  const authorization = `Bearer ${media?.value}`;
  expect((await app.inject({ url: '/api/users/me', headers: { authorization } })).statusCode).toBe(401);
  const cookie = `media=${media?.value}`;
  expect((await app.inject({ url: '/api/users/me', headers: { cookie } })).statusCode).toBe(401);
});
