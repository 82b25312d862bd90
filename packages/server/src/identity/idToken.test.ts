import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startIssuer } from '../testing/issuer.ts';
import { idTokenVerifier } from './idToken.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.stop());

const verify = (token: string, nonce = 'the-nonce') => idTokenVerifier(issuer.provider)(token, nonce);
const refused = { slug: 'invalid-credential', status: 400 };

test('a valid token is verified and returns the identity', async () => {
  expect(await verify(await issuer.token())).toMatchObject({
    iss: 'https://identity.example.test',
    sub: 'ada',
    email: 'ada@example.test',
    fullName: 'Ada',
    picture: null,
  });
});

test('a clock difference of 29 seconds is tolerated, and one of 31 seconds isn’t', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { now } = issuer;
  const tokensAt = (seconds: number) =>
    Promise.all([
      issuer.token({ exp: now() - seconds }),
      issuer.token({ iat: now() + seconds }),
      issuer.token({ iat: now() - 600 - seconds }),
    ]);
  for (const token of await tokensAt(29)) await expect(verify(token)).resolves.toMatchObject({ sub: 'ada' });
  for (const token of await tokensAt(31)) await expect(verify(token)).rejects.toMatchObject(refused);
});

test.each<[string, () => Record<string, unknown>]>([
  ['for another client', () => ({ aud: 'another-client' })],
  ['with several audiences and another azp', () => ({ aud: ['console-test', 'another'], azp: 'another' })],
  ['from another issuer', () => ({ iss: 'https://elsewhere.example.test' })],
  ['that has expired', () => ({ exp: issuer.now() - 60 })],
  ['issued in the future', () => ({ iat: issuer.now() + 300, exp: issuer.now() + 600 })],
  ['issued too long ago', () => ({ iat: issuer.now() - 1200 })],
  ['without exp', () => ({ exp: undefined })],
  ['without iat', () => ({ iat: undefined })],
  ['without sub', () => ({ sub: undefined })],
  ['without an email', () => ({ email: undefined })],
  ['with an unverified email', () => ({ email_verified: false })],
  ['with another nonce', () => ({ nonce: 'another-nonce' })],
  ['without a nonce', () => ({ nonce: undefined })],
])('a token %s is rejected', async (_case, claims) => {
  await expect(verify(await issuer.token(claims()))).rejects.toMatchObject(refused);
});

test('forged tokens are rejected', async () => {
  const [header, payload, signature] = (await issuer.token()).split('.') as [string, string, string];
  const named = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  const publicText = new TextEncoder().encode(await exportSPKI(issuer.publicKey));
  const claims = {
    iss: 'https://identity.example.test',
    aud: 'console-test',
    sub: 'ada',
    nonce: 'the-nonce',
  };
  const symmetric = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(publicText);
  const { privateKey } = await generateKeyPair('RS256');
  const forgeries = {
    'another key under the same name': await issuer.forgedToken(),
    'a key nobody knows': await issuer.token({}, { key: privateKey, header: { kid: 'two' } }),
    'no signature': `${named({ alg: 'none' })}.${payload}.`,
    'a public key used as a password': await symmetric,
    'changed claims': `${header}.${named({ ...claims, sub: 'eve' })}.${signature}`,
    'no token': 'abc',
    nothing: '',
  };
  for (const [name, token] of Object.entries(forgeries)) {
    await expect(verify(token), name).rejects.toMatchObject(refused);
  }
});

test('an unreachable provider gives 503, unless its keys are cached', async () => {
  const away = await startIssuer();
  const token = await away.token();
  const verifyWithMemory = idTokenVerifier(away.provider);
  await verifyWithMemory(token, 'the-nonce');
  await away.stop();
  await expect(verifyWithMemory(await away.token({ sub: 'bob' }), 'the-nonce')).resolves.toMatchObject({
    sub: 'bob',
  });
  await expect(idTokenVerifier(away.provider)(token, 'the-nonce')).rejects.toMatchObject({ status: 503 });
});
