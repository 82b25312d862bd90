import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logLines } from '../testing/logLines.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { logOf } from './log.ts';

const { lines, stream } = logLines();

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ logger: { ...logOf('info'), level: 'trace', stream } });
});
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
});

test('the log contains the path of a request, but not its token, cookie, body or query', async () => {
  const { token } = await server.person();
  const secret = 'hunter2-hunter2';
  const headers = { cookie: `media=${secret}`, referer: `http://localhost/?token=${secret}` };
  await server.call('GET', `/users/me?token=${secret}`, { as: token, headers });
  await server.call('POST', '/user/login', {
    body: { email: 'a@example.com', password: secret, termsAcceptedAt: '2026-01-01T00:00:00Z' },
    headers,
  });
  await server.call('POST', '/user/loginAfterGoogle', { body: { token: secret }, headers });
  const log = lines.join('');
  expect(log).toContain('"url":"/api/users/me"');
  expect(log).toContain('"url":"/api/user/login"');
  expect(log).not.toContain(token);
  expect(log).not.toContain(secret);
});

test('search terms aren’t logged, neither from the path nor from the query', async () => {
  const { token: as } = await server.person();
  const name = encodeURIComponent('Dana Levi');
  for (const path of ['/api/managers/search/', '/api/manager%73/search/', 'http://a/api/managers/search/'])
    expect((await server.call('GET', `${path}${name}?q=${name}`, { as })).status).toBe(200);
  await server.call('GET', `/managers/search/${name}`);
  const log = lines.join('');
  expect(log.match(/"url":"\/api\/managers\/search\/:text"/g)).toHaveLength(4);
  expect(log).not.toContain('Dana');
  expect(log).not.toContain(name);
});

test('an unexpected error is logged with its cause, but without query parameters', async () => {
  const { token } = await server.person();
  const { selectFrom } = server.database.db;
  server.database.db.selectFrom = () => {
    const cause = Object.assign(new Error('row refused'), {
      code: 'XX000',
      table: 'members',
      detail: 'Failing row contains (hunter2).',
      query: 'insert into members values ($1)',
      params: ['hunter2'],
    });
    throw new Error('Not kept', { cause });
  };
  const answer = await server.call('GET', '/users/me', { as: token });
  server.database.db.selectFrom = selectFrom;
  expect(answer.status).toBe(500);
  const log = lines.join('');
  expect(log).toContain('Not kept');
  expect(log).toContain('row refused');
  expect(log).toContain('"code":"XX000","table":"members"');
  expect(log).not.toContain('hunter2');
  expect(log).not.toContain(token);
});
