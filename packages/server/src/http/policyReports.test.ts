import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualLimits } from '../api/rateLimits.ts';
import { logLines } from '../testing/logLines.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { logOf } from './log.ts';

const { lines, stream } = logLines();

let server: TestServer;
beforeEach(async () => {
  lines.length = 0;
  server = await startForTest({ limits: usualLimits, logger: { ...logOf('warn'), stream } });
});
afterEach(() => server.stop());

const send = (body: unknown, type = 'application/csp-report') =>
  server.app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { host: 'console.example', 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const single = (fields: object) => ({
  'csp-report': {
    'document-uri': 'https://console.example/admin?token=hunter2#hunter2',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?hunter2',
    'script-sample': 'hunter2',
    ...fields,
  },
});

test('a violation is logged in one line with document, directive and origin, without queries', async () => {
  expect((await send(single({}))).statusCode).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    document: '/admin',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
  });
  expect(lines.join('')).not.toContain('hunter2');
});

test('application/reports+json is read too, with several reports at once', async () => {
  const report = (blockedURL: string) => ({
    type: 'csp-violation',
    body: { documentURL: 'https://console.example/', effectiveDirective: 'style-src', blockedURL },
  });
  const answer = await send([report('inline'), report('data:text/css,a')], 'application/reports+json');
  expect(answer.statusCode).toBe(204);
  expect(lines.map((line) => JSON.parse(line).blocked)).toEqual(['inline', 'data:']);
});

test.each([
  ['another content type', JSON.stringify(single({})), 'application/json', 415],
  ['malformed JSON', '{', 'application/csp-report', 400],
  ['a report of more than 16 kB', `"${'x'.repeat(17_000)}"`, 'application/csp-report', 413],
  ['JSON that isn’t a report', '[1]', 'application/reports+json', 204],
  [
    'a blocked URI that isn’t a string',
    JSON.stringify({ 'csp-report': { 'blocked-uri': 5 } }),
    'application/csp-report',
    204,
  ],
])('%s isn’t logged', async (_what, body, type, status) => {
  expect((await send(body, type)).statusCode).toBe(status);
  expect(lines).toEqual([]);
});

test('a report can’t forge a log line', async () => {
  await send(single({ 'effective-directive': 'a\n{"level":60}', 'document-uri': 'x\ny' }));
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ directive: 'a', document: '' });
});

test('an IP address can send ten reports a minute', async () => {
  for (let count = 0; count < 10; count++) expect((await send(single({}))).statusCode).toBe(204);
  expect((await send(single({}))).statusCode).toBe(429);
  expect(lines).toHaveLength(10);
});
