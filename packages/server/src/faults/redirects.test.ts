import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listenForTest } from './listen.ts';

let server: Listening;
beforeAll(async () => {
  server = await listenForTest();
});
afterAll(() => server.stop());

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '@',
  ':',
  ';',
  '%09',
  '%0d%0a',
);
const word = fc.constantFrom(
  ...['login', 'logout', 'assets', 'api', 'api/users/me', 'dev-identity', 'creditcard-added', 'recordings'],
  ...['elsewhere.example', 'https:', '%68ttps:', 'console'],
);
const path = fc.array(fc.oneof(piece, word), { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
const aim = fc.constantFrom(
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/admin',
);
const query = fc.dictionary(
  fc.constantFrom('redirect_to', 'next', 'url', 'return', 'state', 'nonce', 'person'),
  aim,
);

/** Sends a raw request, so that the URL isn't normalized. */
async function ask(method: string, address: string, host = 'console.example') {
  const lines = [
    `Host: ${host}`,
    'X-Forwarded-Host: elsewhere.example',
    'Accept: text/html',
    'Connection: close',
  ];
  const answer = await server.wire(`${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`).ended;
  const [head = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    leadsTo: /^(?:location|refresh|content-location): *(.*)$/im.exec(head)?.[1],
  };
}

test('no URL redirects to another site', async () => {
  await fc.assert(
    fc.asyncProperty(
      path,
      query,
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
      async (address, asked, method) => {
        const { status, leadsTo } = await ask(method, `${address}?${new URLSearchParams(asked)}`);
        expect(status).toBeLessThan(504);
        if (leadsTo !== undefined)
          expect(new URL(leadsTo, 'https://console.example').host).toBe('console.example');
      },
    ),
    { numRuns: 800, seed: 20_261 },
  );
});

test('the development identity redirects only to /login, with a token and a plain state', async () => {
  const value = fc.oneof(aim, fc.string({ minLength: 1, maxLength: 40 }), fc.stringMatching(/^[\w-]{1,20}$/));
  let came = 0;
  await fc.assert(
    fc.asyncProperty(value, value, async (state, nonce) => {
      const asked = new URLSearchParams({ nonce, state, person: 'somebody-new' });
      const { status, leadsTo } = await ask('GET', `/dev-identity/token?${asked}`, 'localhost');
      if (status === 303) {
        came += 1;
        expect(leadsTo).toMatch(/^\/login#id_token=[\w.-]+&state=[\w-]+$/);
      } else expect([400, 422]).toContain(status);
    }),
    { numRuns: 100, seed: 20_262 },
  );
  expect(came).toBeGreaterThan(5);
});
