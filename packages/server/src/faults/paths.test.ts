import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listenForTest } from './listen.ts';

const root = mkdtempSync(join(tmpdir(), 'console-paths-'));
const consoleDir = join(root, 'console');
mkdirSync(join(consoleDir, 'assets', '.hidden'), { recursive: true });
mkdirSync(join(root, 'recordings'));
writeFileSync(join(root, 'secret.txt'), 'outside');
writeFileSync(join(consoleDir, 'index.html'), '<title>console</title>');
writeFileSync(join(consoleDir, '.env'), 'outside');
writeFileSync(join(consoleDir, 'assets', '.hidden', 'secret.txt'), 'outside');

let server: Listening;
let token: string;
beforeAll(async () => {
  server = await listenForTest({ consoleDir });
  ({ token } = await server.person());
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const steps = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '....//', '..;/'];
const climbs = steps.flatMap((step) => [1, 2, 6].map((times) => `${step.repeat(times)}secret.txt`));
const absolute = ['/etc/passwd', '%2fetc%2fpasswd', 'file:///etc/passwd', 'C:%5cWindows%5cwin.ini'];
const hidden = ['.env', '.git/config', '%2eenv', 'assets/.hidden/secret.txt', '.hidden/secret.txt'];
const broken = [
  '%00',
  'secret.txt%00.mp3',
  '%',
  '%zz',
  '%ff',
  '%c0%ae%c0%ae/secret.txt',
  '%uff0e',
  '*',
  '~root',
];
const forms = [...climbs, ...absolute, ...hidden, ...broken, 'a'.repeat(5_000), 'x/'.repeat(500)];

/** Sends a URL unchanged; `fetch` would normalize it. */
async function ask(path: string, accept: string) {
  const lines = [`GET ${path} HTTP/1.1`, 'host: a', `accept: ${accept}`, 'connection: close'];
  const answer = await server.wire([...lines, `authorization: Bearer ${token}`, '', ''].join('\r\n')).ended;
  return { status: Number(answer.slice(9, 12)), answer };
}

test.each(['/', '/recordings/', '/assets/', '/api/', '/api/contacts/', '/a/b/', '/development/'])(
  'no URL below %s exposes hidden files or files outside the folder',
  async (start) => {
    for (const form of forms) {
      for (const accept of ['*/*', 'text/html']) {
        const { status, answer } = await ask(start + form, accept);
        const told = `${start}${form.slice(0, 60)} ${accept}: ${answer.slice(0, 300)}`;
        expect(answer, told).not.toMatch(/outside|root:|fonts\]/);
        // A URL that isn't a file opens the console if a page was requested.
        expect(
          status === 200 ? answer.includes('<title>console</title>') : [400, 403, 404].includes(status),
          told,
        ).toBe(true);
      }
    }
  },
);

test('invalid paths below /api/, /recordings/ and /assets/ don’t open the console', async () => {
  for (const start of ['/api/', '/recordings/', '/assets/']) {
    for (const form of [...hidden, ...broken]) {
      expect((await ask(start + form, 'text/html')).status, start + form).not.toBe(200);
    }
  }
});
