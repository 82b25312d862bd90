import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { command } from './command.ts';
import { goodToken, startTinyBackend, type TinyBackend } from './testing/tinyBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

let backend: TinyBackend;
beforeEach(async () => {
  backend = await startTinyBackend();
});
afterEach(() => backend.stop());

async function type(...given: string[]) {
  let [out, err] = ['', ''];
  const code = await command(given, {
    env: { CONFORMANCE_TOKEN: goodToken },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    signal: new AbortController().signal,
  });
  expect(out + err).not.toContain(goodToken);
  return { code, out, err };
}

test('exits with 0 and prints a table when everything passes', async () => {
  const { code, out } = await type(backend.address, '--only', 'settings');
  expect(code).toBe(0);
  expect(out).toMatch(/GET {4}\/user\/settings {2}passes\n {2}PATCH {2}\/user\/settings {2}passes/);
  expect(out).toContain('2 calls: 2 passes');
  expect(out).toContain('This backend conforms.');
});

test('exits with 1 and prints each difference, with extensions listed separately', async () => {
  const { code, out } = await type(backend.address, '--only', '/user/');
  expect(code).toBe(1);
  expect(out).toMatch(
    /Calls of the specification\n {2}POST {3}\/user\/loginAfterGoogle +missing\n +answers 404/,
  );
  expect(out).toMatch(/Calls that are our extensions\n[\s\S]* GET {4}\/user\/nonce +missing\n +answers 404/);
  expect(out).toContain('This backend does not conform.');
});

test('--json prints JSON instead of the table; --json=file also prints the table', async () => {
  const json = await type(backend.address, '--only=settings', '--json');
  expect(JSON.parse(json.out)).toMatchObject({ isConformant: true, server: backend.address });
  const file = join(folder, 'report.json');
  const both = await type(backend.address, '--only=settings', `--json=${file}`);
  expect(both.out).toContain('This backend conforms.');
  expect(JSON.parse(readFileSync(file, 'utf8')).calls).toHaveLength(2);
});

test('lists skipped checks below the table, with what they need', async () => {
  const { code, out } = await type(backend.address, '--only=readMe');
  expect(code).toBe(0);
  expect(out).toMatch(
    /Not checked at 1 call: that strangers are kept out; it needs POST \/organizations, which answered 404/,
  );
});

test('rejects an invalid --stranger-token without printing it', async () => {
  const { code, err } = await type(backend.address, '--stranger-token', 'somebody-else');
  expect(code).toBe(2);
  expect(err).toMatch(/does not accept --stranger-token: sign in again/);
  expect(err).not.toContain('somebody-else');
});

test('--help prints the usage', async () => {
  expect(await type('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--allow-missing') });
});

test.each([
  [[], /where the API begins/],
  [['http://a', 'http://b'], /One address at a time/],
  [['example.com/api'], /http or https/],
  [['https://ada:secret@example.com/api'], /without a name or password/],
  [['http://a', '--token', ''], /bearer token/],
  [['http://a', '--timeout', 'soon'], /number of seconds/],
  [['http://a', '--email', 'a@example.com'], /go together/],
  [['http://a', '--json='], /name of a file/],
  [['http://a', '--frobnicate'], /Unknown option/],
  [['http://127.0.0.1:9/api'], /cannot be reached/],
])('exits with 2 and a one-line error for %j', async (given, sentence) => {
  const { code, out, err } = await type(...given);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('exits with 2 when --only matches no endpoint', async () => {
  const { code, err } = await type(backend.address, '--only', 'frobnicate');
  expect({ code, err }).toEqual({ code: 2, err: 'No call has "frobnicate" in it. See --help.\n' });
});

test('exits with 2 when the report can’t be written', async () => {
  const { code, err } = await type(backend.address, '--only=readSettings', '--json=/nowhere/report.json');
  expect(code).toBe(2);
  expect(err).toMatch(/cannot be written/);
});
