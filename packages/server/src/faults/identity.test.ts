import { expect, onTestFinished, test } from 'vitest';
import { startIssuer } from '../testing/issuer.ts';
import { startForTest } from '../testing/startForTest.ts';

/** A server with an identity provider that can be stopped. */
async function started() {
  const issuer = await startIssuer();
  const server = await startForTest({ provider: issuer.provider });
  onTestFinished(() => server.stop());
  let isStopped = false;
  const stopIssuer = async () => {
    if (!isStopped) await issuer.stop();
    isStopped = true;
  };
  onTestFinished(stopIssuer);

  async function signIn(sub: string, key: 'good' | 'unknown' = 'good') {
    const { body, headers } = await server.call('GET', '/user/nonce');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const claims = { sub, email: `${sub}@example.test`, nonce: body.nonce };
    const token = await issuer.token(claims, key === 'good' ? {} : { header: { kid: 'another' } });
    return server.call('POST', '/user/loginAfterGoogle', { body: { token }, headers: { cookie } });
  }
  return { ...server, signIn, stopIssuer };
}

test('while the identity provider is down, sessions and cached keys still work', async () => {
  const { call, signIn, stopIssuer } = await started();
  const as = (await signIn('ada')).body.token;
  await stopIssuer();

  expect((await call('GET', '/users/me', { as })).status).toBe(200);
  expect((await call('POST', '/organizations', { as, body: { name: 'One' } })).status).toBe(201);
  expect((await signIn('noa')).status).toBe(200);
});

test('without cached keys, a sign-in gets 503 with Retry-After while the provider is down', async () => {
  const { call, signIn, stopIssuer, person } = await started();
  const { token: as } = await person();
  await stopIssuer();

  const { status, headers, body } = await signIn('ada');
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toMatchObject({
    type: 'urn:console:problem:unavailable',
    detail: 'The sign-in service cannot be reached.',
  });
  expect((await call('GET', '/users/me', { as })).status).toBe(200);
  expect((await call('GET', '/user/methods')).status).toBe(200);
});

test('a token signed with an unknown key gets 400', async () => {
  const { signIn } = await started();
  expect((await signIn('ada')).status).toBe(200);
  expect(await signIn('eve', 'unknown')).toMatchObject({
    status: 400,
    body: { type: 'urn:console:problem:invalid-credential' },
  });
});
