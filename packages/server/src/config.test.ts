import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { missingContact } from './config/accessibilityContact.ts';
import { readConfig } from './config.ts';

const development = { AUTH_DEV_IDP: '1' };
const google = { GOOGLE_CLIENT_ID: '123-abc.apps.googleusercontent.com' };

const payPal = { PAYPAL_CLIENT_ID: 'sb-client', PAYPAL_PLAN_ID: 'P-1' };

test('by default the server is local, with its own database and the demo data', () => {
  expect(readConfig(development)).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    identity: { kind: 'development' },
    demoData: true,
    requiresSecondFactor: false,
    production: false,
    logLevel: 'warn',
    trustedProxies: [],
  });
});

test('in production people sign in with Google and no demo data is loaded', () => {
  const env = { ...google, NODE_ENV: 'production', HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8, ::1' };
  expect(readConfig(env)).toMatchObject({
    host: '0.0.0.0',
    identity: { kind: 'google', clientId: google.GOOGLE_CLIENT_ID },
    demoData: false,
    production: true,
    logLevel: 'info',
    trustedProxies: ['10.0.0.0/8', '::1'],
  });
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'http' }, /^PORT must be a number from 0 to 65535, but it is "http"\.$/],
  [{ PORT: '70000' }, /^PORT must be/],
  [{ PORT: '-1' }, /^PORT must be/],
  [{ HOST: 'a b' }, /^HOST must be/],
  [{ ACCESSIBILITY_CONTACT_PHONE: 'call us' }, /^ACCESSIBILITY_CONTACT_PHONE must be a phone number/],
  [{ ACCESSIBILITY_CONTACT_EMAIL: 'a@b' }, /^ACCESSIBILITY_CONTACT_EMAIL must be an email address/],
  [{ ACCESSIBILITY_CONTACT_NAME: 'a\nb' }, /^ACCESSIBILITY_CONTACT_NAME must be a name/],
  [{ PAYPAL_CLIENT_ID: 'sb-client' }, /^PAYPAL_CLIENT_ID and PAYPAL_PLAN_ID go together/],
  [{ PAYPAL_CLIENT_ID: 'a b', PAYPAL_PLAN_ID: 'P-1' }, /^PAYPAL_CLIENT_ID and/],
  [{ PAYPAL_SECRET: 'secret-of-the-app' }, /^PAYPAL_CLIENT_ID and PAYPAL_PLAN_ID go together/],
  [{ ...payPal, PAYPAL_SECRET: 'two words' }, /^PAYPAL_SECRET must be/],
  [{ ...payPal, PAYPAL_API: 'http://api.example.com' }, /^PAYPAL_API must be an https address/],
  [{ GOOGLE_CONNECT_CLIENT_ID: 'abc' }, /^GOOGLE_CONNECT_CLIENT_ID must end in/],
  [
    { GOOGLE_CONNECT_CLIENT_ID: google.GOOGLE_CLIENT_ID, GOOGLE_CONNECT_SCOPE: '"profile"' },
    /^GOOGLE_CONNECT_SCOPE must be scopes/,
  ],
  [{ DATABASE_URL: 'mysql://root:pass@db/x' }, /^DATABASE_URL must look like postgresql:/],
  [{ DATABASE_URL: 'db' }, /^DATABASE_URL/],
  [
    { AUTH_DEV_IDP: 'off', ...google, NODE_ENV: 'production', RATE_LIMITS: 'off' },
    /^RATE_LIMITS cannot be off/,
  ],
  [{ ENCRYPTION_KEY: 'hunter2' }, /^ENCRYPTION_KEY must be 32 bytes in base64/],
  [{ ENCRYPTION_KEY: `${'A'.repeat(42)}=` }, /^ENCRYPTION_KEY must be/],
  [{ REQUIRE_SECOND_FACTOR: 'owners' }, /^REQUIRE_SECOND_FACTOR must be off or passwords/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be info or warn/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http/],
  [{ DEMO_DATA: 'maybe' }, /^DEMO_DATA must be on or off/],
  [{ RECORDING_HOSTS: '*' }, /^RECORDING_HOSTS/],
  [{ RECORDING_HOSTS: '*.example.com' }, /^RECORDING_HOSTS/],
  [{ RECORDING_HOSTS: 'a.example, 127.0.0.1' }, /^RECORDING_HOSTS/],
  [{ RECORDING_HOSTS: 'localhost' }, /^RECORDING_HOSTS/],
  [{ RECORDING_HOSTS: 'https://a.example' }, /^RECORDING_HOSTS/],
  [{ RECORDING_HOSTS: 'a.example:443' }, /^RECORDING_HOSTS/],
  [{ TRUSTED_PROXIES: 'everyone' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '10.0.0.0/0' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '::1/129' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '::/0' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: 'fe80::1%eth0' }, /^TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/33' }, /^TRUSTED_PROXIES/],
  [{ AUTH_DEV_IDP: '' }, /^Nobody could sign in/],
  [{ AUTH_DEV_IDP: 'off', GOOGLE_CLIENT_ID: 'abc' }, /^GOOGLE_CLIENT_ID must end in/],
  [{ NODE_ENV: 'production' }, /^The development identity .* cannot run with NODE_ENV=production\.$/],
  [google, /^The development identity .* cannot run beside GOOGLE_CLIENT_ID/],
  [{ HOST: '0.0.0.0' }, /^The development identity .* only runs on this machine/],
  [{ HOST: '192.168.1.7' }, /^The development identity/],
])('%j gives a one-sentence error', (env, sentence) => {
  expect(() => readConfig({ ...development, ...env })).toThrow(sentence);
});

test('Fastify accepts every kind of proxy that the configuration accepts', () => {
  const entries = ['10.0.0.0/8', '10.1.2.3/32', '0.0.0.0/1', '127.0.0.1', '::1', '::/1', '2001:DB8::/128'];
  const { trustedProxies } = readConfig({
    ...development,
    TRUSTED_PROXIES: [...entries, '::ffff:10.0.0.0/104'].join(' , '),
  });
  expect(trustedProxies).toHaveLength(entries.length + 1);
  expect(() => Fastify({ trustProxy: trustedProxies })).not.toThrow();
});

test.each([{ DATABASE_URL: 'mysql://root:hunter2@db/x' }, { ENCRYPTION_KEY: 'hunter2' }])(
  'the error for %j doesn’t contain the secret',
  (env) => {
    expect(() => readConfig({ ...development, ...env })).not.toThrow(/hunter2/);
  },
);

test('REQUIRE_SECOND_FACTOR=passwords requires a second factor', () => {
  const env = { ...development, REQUIRE_SECOND_FACTOR: 'passwords' };
  expect(readConfig(env).requiresSecondFactor).toBe(true);
});

test('the accessibility contact is read, and what is missing is named', () => {
  const env = { ACCESSIBILITY_CONTACT_NAME: ' Noa Levi ', ACCESSIBILITY_CONTACT_PHONE: '*6763' };
  const { accessibilityContact } = readConfig({ ...development, ...env });
  expect(accessibilityContact).toEqual({ name: 'Noa Levi', phone: '*6763' });
  expect(missingContact(accessibilityContact)).toEqual(['ACCESSIBILITY_CONTACT_EMAIL']);
});

test('ENCRYPTION_KEY is decoded from base64', () => {
  const key = Buffer.alloc(32, 7);
  expect(readConfig({ ...development, ENCRYPTION_KEY: key.toString('base64') }).encryptionKey).toEqual(key);
});

test('the error for PAYPAL_SECRET doesn’t contain the secret', () => {
  const env = { ...development, ...payPal, PAYPAL_SECRET: 'hunter2 hunter2' };
  expect(() => readConfig(env)).not.toThrow(/hunter2/);
});

test('a data folder that is a file is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => readConfig({ ...development, DATA_DIR: file })).toThrow(/^DATA_DIR must be a folder/);
  rmSync(folder, { recursive: true });
});

test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('%s counts as the local machine', (host) => {
  expect(readConfig({ ...development, HOST: host }).host).toBe(host);
});

test('the hosts of recordings are names, in any case', () => {
  const hosts = (RECORDING_HOSTS?: string) => readConfig({ ...google, RECORDING_HOSTS }).recordingHosts;
  expect(hosts()).toEqual([]);
  expect(hosts('Recordings.Example.com, api.example.net,')).toEqual([
    'recordings.example.com',
    'api.example.net',
  ]);
});
