import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';

const consoleDir = mkdtempSync(join(tmpdir(), 'console-'));
const page = (name: string) =>
  `<html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>${name}</title></html>`;
mkdirSync(join(consoleDir, 'assets'));
writeFileSync(join(consoleDir, 'index.html'), page('console'));
writeFileSync(join(consoleDir, 'login.html'), page('login'));
writeFileSync(join(consoleDir, 'card-added.html'), page('card added'));
writeFileSync(join(consoleDir, 'subscribe.html'), page('subscribe __PAYPAL_CLIENT_ID__ __PAYPAL_PLAN_ID__'));
writeFileSync(
  join(consoleDir, 'connect-google.html'),
  page('connect __GOOGLE_CONNECT_ID__ __GOOGLE_CONNECT_SCOPE__'),
);
writeFileSync(
  join(consoleDir, 'accessibility.html'),
  page(
    'statement "__ACCESSIBILITY_CONTACT_NAME__|__ACCESSIBILITY_CONTACT_PHONE__|__ACCESSIBILITY_CONTACT_EMAIL__"',
  ),
);
writeFileSync(join(consoleDir, 'icon.svg'), '<svg/>');
writeFileSync(join(consoleDir, 'icon-192.png'), 'a picture');
writeFileSync(join(consoleDir, 'console.he.webmanifest'), '{}');
writeFileSync(join(consoleDir, 'notices-worker.js'), '// a worker');
writeFileSync(join(consoleDir, '.secret'), 'secret');
writeFileSync(join(consoleDir, 'assets', 'main-a1b2.js'), 'export {}');
writeFileSync(join(consoleDir, 'assets', 'main-a1b2.js.br'), 'packed by the build');
writeFileSync(join(consoleDir, 'assets', 'main-a1b2.js.gz'), 'packed as gzip');

let server: TestServer;
let withGoogle: TestServer;
let withPayPal: TestServer;
let withConnect: TestServer;
let unbuilt: TestServer;
beforeAll(async () => {
  const identity = { kind: 'google', clientId: 'a.apps.googleusercontent.com' } as const;
  server = await startForTest({ consoleDir });
  withGoogle = await startForTest({ consoleDir, identity });
  const accessibilityContact = { name: '"$&" & <b>', email: 'a@example.test' };
  withPayPal = await startForTest({
    consoleDir,
    paypal: { clientId: 'client-id', planId: 'P-1' },
    accessibilityContact,
  });
  const googleConnect = { clientId: 'b.apps.googleusercontent.com', scope: 'profile' };
  withConnect = await startForTest({ consoleDir, googleConnect });
  unbuilt = await startForTest();
});
afterAll(async () => {
  await Promise.all([
    server.stop(),
    withGoogle.stop(),
    withPayPal.stop(),
    withConnect.stop(),
    unbuilt.stop(),
  ]);
  rmSync(consoleDir, { recursive: true });
});

async function open(url: string, { on = server, accept = 'text/html,*/*;q=0.8' } = {}) {
  const { statusCode, headers, body } = await on.app.inject({ url, headers: { accept } });
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  return { status: statusCode, headers, body, policy };
}

test.each(['/', '/login', '/login?redirect_to=%2Fsettings'])('%s opens the login document', async (url) => {
  const { status, headers, body } = await open(url);
  expect(status).toBe(200);
  expect(body).toContain('<title>login</title>');
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  '/admin',
  '/organization/1/channels/',
  '/a/b/c',
  '/index.html',
  '/login.html',
  '/%E0%A4%A',
  '/organization/%/channels?q=%E0%A4%A',
])('%s opens the console', async (url) => {
  const { status, headers, body } = await open(url);
  expect(status).toBe(200);
  expect(body).toContain('<title>console</title>');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('a popup that comes back from the card page keeps its opener', async () => {
  const { status, body, headers } = await open('/creditcard-added?status=ok');
  expect(status).toBe(200);
  expect(body).toContain('<title>card added</title>');
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
});

test('the accessibility statement is public, strict, and has the contact as text', async () => {
  const { status, body, policy } = await open('/accessibility?lang=he');
  expect(status).toBe(200);
  expect(body).toContain('<title>statement "||"</title>');
  expect(policy.get('script-src')).toBe("'self'");
  const withContact = await open('/accessibility', { on: withPayPal });
  expect(withContact.body).toContain('"&#34;$&#38;&#34; &#38; &#60;b>||a@example.test"');
});

test('the console runs only its own scripts and requires trusted types', async () => {
  const { policy, body, headers } = await open('/admin');
  const [, nonce] = /nonce="([\w+/=]{24})"/.exec(body) ?? [];
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' https://lh3.googleusercontent.com",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'report-uri': '/policy-reports',
    'report-to': 'csp',
  });
  expect(headers['reporting-endpoints']).toBe('csp="/policy-reports"');
  expect((await open('/admin')).body).not.toContain(`nonce="${nonce}"`);
});

test('Google is allowed only in the login document, and only if it is configured', async () => {
  expect((await open('/login')).policy.get('script-src')).toBe("'self'");
  expect((await open('/login')).policy.get('require-trusted-types-for')).toBe("'script'");
  const { policy } = await open('/login', { on: withGoogle });
  expect(policy.get('script-src')).toBe("'self' https://accounts.google.com/gsi/client");
  expect(policy.get('frame-src')).toBe('https://accounts.google.com/gsi/');
  expect(policy.has('require-trusted-types-for')).toBe(false);
  expect((await open('/admin', { on: withGoogle })).headers['content-security-policy']).not.toContain(
    'accounts',
  );
});

test('Google’s code flow is allowed only in its popup, and only if it is configured', async () => {
  const without = await open('/connect/google');
  expect(without.body).toContain('<title>connect  </title>');
  expect(without.policy.get('script-src')).toBe("'self'");
  const { policy, body, headers } = await open('/connect/google?state=1', { on: withConnect });
  expect(body).toContain('<title>connect b.apps.googleusercontent.com profile</title>');
  expect(policy.get('script-src')).toBe("'self' https://accounts.google.com/gsi/client");
  expect(policy.get('frame-src')).toBe('https://accounts.google.com/gsi/');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  for (const url of ['/organization/1/integrations', '/login', '/subscribe']) {
    const other = await open(url, { on: withConnect });
    expect(other.headers['content-security-policy']).not.toContain('accounts.google.com');
  }
});

test('PayPal is allowed only in the subscription popup, and only if it is configured', async () => {
  const without = await open('/subscribe');
  expect(without.body).toContain('<title>subscribe  </title>');
  expect(without.policy.get('script-src')).toBe("'self'");
  const { policy, body, headers } = await open('/subscribe', { on: withPayPal });
  expect(body).toContain('<title>subscribe client-id P-1</title>');
  expect(policy.get('script-src')).toContain('https://www.paypal.com');
  expect(policy.get('frame-src')).toBe('https://www.paypal.com https://www.sandbox.paypal.com');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  for (const url of ['/settings', '/login', '/creditcard-added']) {
    const other = await open(url, { on: withPayPal });
    expect(other.headers['content-security-policy']).not.toContain('paypal');
  }
});

test('built files are cached permanently, and others are revalidated', async () => {
  const script = await open('/assets/main-a1b2.js', { accept: '*/*' });
  expect(script.status).toBe(200);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toMatch('javascript');
  expect((await open('/icon.svg', { accept: 'image/*' })).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/console.he.webmanifest', 'application/manifest+json'],
  ['/icon-192.png', 'image/png'],
  ['/notices-worker.js', 'javascript'],
])('%s is sent with its type and revalidated, and can load nothing', async (url, type) => {
  const { status, headers } = await open(url, { accept: '*/*' });
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe('no-cache');
  // Of a service worker, this is the policy of its own requests.
  expect(headers['content-security-policy']).toMatch("default-src 'none'");
});

test('an image added to the built files is served immediately and revalidated', async () => {
  const url = '/assets/images/integrations/zoom.svg';
  expect((await open(url, { accept: 'image/*' })).status).toBe(404);
  mkdirSync(join(consoleDir, 'assets/images/integrations'), { recursive: true });
  writeFileSync(join(consoleDir, url), '<svg/>');
  const { status, headers, body } = await open(url, { accept: 'image/*' });
  expect([status, body]).toEqual([200, '<svg/>']);
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
});

test.each([
  ['gzip, deflate, br, zstd', 'br', 'packed by the build'],
  ['gzip', 'gzip', 'packed as gzip'],
  ['identity', undefined, 'export {}'],
])('a script is encoded as Accept-Encoding allows (%s)', async (encodings, encoding, content) => {
  const url = '/assets/main-a1b2.js';
  const { headers, body } = await server.app.inject({ url, headers: { 'accept-encoding': encodings } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch('javascript');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['vary']).toMatch(/accept-encoding/i);
  expect(body).toBe(content);
});

test('a file without a compressed version is sent uncompressed', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const icon = await server.app.inject({ url: '/icon.svg', headers });
  expect(icon.headers['content-encoding']).toBeUndefined();
  expect(icon.body).toBe('<svg/>');
});

test.each(['/api/nowhere', '/api', '/recordings/1', '/assets/gone.js', '/api/%E0%A4%A', '/assets/%E0%A4%A'])(
  '%s never opens the console',
  async (url) => {
    const { status, headers } = await open(url);
    expect([400, 401, 404]).toContain(status);
    expect(headers['content-type']).toMatch('application/problem+json');
  },
);

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/..%5cpackage.json',
  '/.secret',
  '//a',
])('%s doesn’t expose a file', async (url) => {
  const { status, body } = await open(url, { accept: '*/*' });
  expect([400, 403, 404]).toContain(status);
  expect(body).not.toMatch(/secret|"name"/);
});

test.each(['/index.html', '/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2findex.html'])(
  '%s never returns a document without its policy',
  async (url) => {
    const { status, body, headers } = await open(url);
    expect(body).not.toContain('__CSP_NONCE__');
    if (status === 200) expect(headers['content-security-policy']).toMatch(/'nonce-[^']+'/);
    else expect(headers['content-type']).not.toMatch('text/html');
  },
);

test('a console that isn’t built returns 503 with instructions', async () => {
  const { status, body, headers } = await open('/admin', { on: unbuilt });
  expect(status).toBe(503);
  expect(body).toContain('<code>npm start</code>');
  expect(headers['content-type']).toMatch('text/html');
});

test('a missing image or a POST request isn’t answered with a page', async () => {
  expect((await open('/nothing.png', { accept: 'image/*' })).status).toBe(404);
  expect((await open('/%E0%A4%A.png', { accept: 'image/*' })).status).toBe(400);
  expect(
    (await server.app.inject({ method: 'POST', url: '/admin', headers: { accept: 'text/html' } })).statusCode,
  ).toBe(404);
});
