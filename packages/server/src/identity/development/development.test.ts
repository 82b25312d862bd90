import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';
import { developmentIssuer } from './provider.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

/** Requests a nonce, like the sign-in page. */
async function ask() {
  const { body, headers } = await server.call('GET', '/user/nonce');
  return { nonce: body.nonce as string, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

test('the page lists the demo people, invited people and a new person', async () => {
  const owner = await server.person();
  const orgId = await server.organization(owner.id, { name: '<Bread & Butter>' });
  const { db } = server.database;
  await db
    .updateTable('users')
    .set({ iss: developmentIssuer, sub: 'ada', full_name: 'Ada "L"' })
    .where('id', '=', owner.id)
    .execute();
  await db
    .insertInto('memberships')
    .values({ org_id: orgId, role: 'staff', invited_email: 'guest@example.test', invited_name: 'A Guest' })
    .execute();
  const { body, headers } = await server.app.inject({
    url: '/dev-identity?nonce=abc&state=def',
    headers: { cookie: 'nonce=abc' },
  });
  expect(body).toContain('Ada &quot;L&quot;');
  expect(body).toContain('owner, &lt;Bread &amp; Butter&gt;');
  expect(body).toContain('A Guest');
  expect(body).toContain('Somebody new');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(body).not.toMatch(/<script|<style|style=/);
});

test('selecting a person returns a token that passes the same checks as Google’s', async () => {
  const { nonce, cookie } = await ask();
  const url = `/dev-identity/token?person=somebody-new&nonce=${nonce}&state=the-state`;
  const chosen = await server.app.inject(url);
  expect(chosen.statusCode).toBe(303);
  const location = new URL(String(chosen.headers.location), 'http://console.test');
  expect(location.pathname).toBe('/login');
  const fragment = new URLSearchParams(location.hash.slice(1));
  expect(fragment.get('state')).toBe('the-state');
  const body = { token: fragment.get('id_token') };
  const signedIn = await server.call('POST', '/user/loginAfterGoogle', { body, headers: { cookie } });
  expect(signedIn.status).toBe(200);
  expect(signedIn.body.user).toMatchObject({ fullName: 'Somebody new' });
});

test('the page of a finished sign-in redirects to the sign-in page', async () => {
  const { nonce, cookie } = await ask();
  const url = `/dev-identity?nonce=${nonce}&state=def`;
  expect((await server.app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  for (const headers of [{}, { cookie: (await ask()).cookie }]) {
    const { statusCode, headers: answered } = await server.app.inject({ url, headers });
    expect(statusCode).toBe(303);
    expect(answered).toMatchObject({ location: '/login', 'cache-control': 'no-store' });
  }
});

test.each(['nonce=a', 'state=a', 'nonce=a%22b&state=a', 'nonce=a&state=%3Cscript%3E'])(
  'the query %s gets 422',
  async (query) => {
    expect((await server.app.inject(`/dev-identity?${query}`)).statusCode).toBe(422);
    expect((await server.app.inject(`/dev-identity/token?person=somebody-new&${query}`)).statusCode).toBe(
      422,
    );
  },
);

test('an unknown person gets 404', async () => {
  const url = '/dev-identity/token?person=eve&nonce=a&state=b';
  expect((await server.app.inject(url)).statusCode).toBe(404);
});

test('the page doesn’t exist when Google is the provider', async () => {
  const identity = { kind: 'google', clientId: 'a.apps.googleusercontent.com' } as const;
  const google = await startForTest({ identity });
  expect((await google.app.inject('/dev-identity?nonce=a&state=b')).statusCode).toBe(404);
  expect((await google.app.inject('/dev-identity/keys')).statusCode).toBe(404);
  const { body } = await google.call('GET', '/user/methods');
  expect(body).toEqual({ google: { clientId: identity.clientId }, development: null, password: false });
  await google.stop();
});
