import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';

const consoleDir = mkdtempSync(join(tmpdir(), 'console-headers-'));
mkdirSync(join(consoleDir, 'assets'));
for (const name of ['index', 'login', 'card-added', 'subscribe', 'connect-google'])
  writeFileSync(join(consoleDir, `${name}.html`), '<title>console</title>');
writeFileSync(join(consoleDir, 'assets', 'main-a1.js'), 'export {}');

let server: TestServer;
let token: string;
let etag: string;
beforeAll(async () => {
  server = await startForTest({ consoleDir });
  ({ token } = await server.person());
  etag = String((await server.call('GET', '/users/me', { as: token })).headers['etag']);
});
afterAll(async () => {
  await server.stop();
  rmSync(consoleDir, { recursive: true });
});

interface Ask {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  payload?: string;
}

const own = () => ({ authorization: `Bearer ${token}` });
const page = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };

test.each<[string, string, number, () => Ask]>([
  ['a document', '/admin', 200, () => ({ headers: page })],
  ['the sign-in document', '/login', 200, () => ({ headers: page })],
  ['a popup', '/subscribe', 200, () => ({ headers: page })],
  ['the page after adding a card', '/creditcard-added', 200, () => ({ headers: page })],
  ['a file', '/assets/main-a1.js', 200, () => ({})],
  ['a missing file', '/assets/gone.js', 404, () => ({})],
  ['a HEAD request for a document', '/admin', 200, () => ({ method: 'HEAD', headers: page })],
  ['an API response', '/api/users/me', 200, () => ({ headers: own() })],
  ['the same URL with an encoded letter', '/%61pi/users/me', 200, () => ({ headers: own() })],
  ['an unchanged resource', '/api/users/me', 304, () => ({ headers: { ...own(), 'if-none-match': etag } })],
  ['an empty response', '/api/user/logout', 204, () => ({ method: 'POST', headers: own() })],
  ['a request without a session', '/api/organizations', 401, () => ({})],
  ['an unknown endpoint', '/api/nowhere', 404, () => ({ headers: page })],
  ['a malformed body', '/api/user/login', 400, () => ({ method: 'POST', headers: json, payload: '{' })],
  ['an invalid body', '/api/user/login', 422, () => ({ method: 'POST', headers: json, payload: '{}' })],
  [
    'an unsupported content type',
    '/api/user/login',
    415,
    () => ({ method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'a' }),
  ],
  ['a recording', '/recordings/00000000-0000-4000-8000-000000000000', 401, () => ({})],
  [
    'the development identity',
    '/dev-identity?nonce=a&state=b',
    200,
    () => ({ headers: { ...page, cookie: 'nonce=a' } }),
  ],
  ['a sign-in without its cookie', '/dev-identity?nonce=a&state=b', 303, () => ({ headers: page })],
  ['an unknown card page', '/sandbox-card/unknown', 404, () => ({ headers: page })],
  ['the health check', '/healthz', 200, () => ({})],
  [
    'the response to a policy report',
    '/policy-reports',
    204,
    () => ({ method: 'POST', headers: { 'content-type': 'application/csp-report' }, payload: '{}' }),
  ],
])('%s (%s, %i) has every security header', async (_kind, url, status, ask) => {
  // Uses a new token for a sign-out, and a new one afterwards for the next requests.
  if (status === 204) ({ token } = await server.person());
  const { statusCode, headers } = await server.app.inject({ url, ...ask() });
  if (url === '/api/user/logout') ({ token } = await server.person());
  expect(statusCode).toBe(status);
  expectProtected(headers);
  if (/(api|%61pi)\//.test(url)) expect(headers['cache-control']).toBe('no-store');
});

function expectProtected(headers: OutgoingHttpHeaders) {
  const policy = String(headers['content-security-policy']);
  for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers['cross-origin-opener-policy']).toMatch(/^(same-origin-allow-popups|unsafe-none)$/);
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(name);
}
