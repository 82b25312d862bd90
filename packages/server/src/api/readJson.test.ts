import { lengths } from '@console/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';

let server: TestServer;
let authorization: string;
let orgId: string;
beforeAll(async () => {
  server = await startForTest();
  const { id, token } = await server.person();
  authorization = `Bearer ${token}`;
  orgId = await server.organization(id);
});
afterAll(() => server.stop());

const json = 'application/json';

async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  type: string,
  payload: string | Buffer,
) {
  const headers = { authorization, 'content-type': type };
  const answer = await server.app.inject({ method, url: `/api${url}`, headers, payload });
  if (answer.statusCode >= 400) expect(answer.headers['content-type']).toMatch('application/problem+json');
  return answer;
}

test.each([json, `${json}; charset=utf-8`, `${json};charset="UTF-8"`, `${json}; charset=utf8`])(
  'a body with the content type %s is read',
  async (type) => {
    const answer = await send('PATCH', `/organizations/${orgId}`, type, '{"name":"מאפייה"}');
    expect(answer.json()).toMatchObject({ name: 'מאפייה' });
  },
);

test.each(['utf-16', 'utf-16le', 'latin1', 'windows-1255', 'utf-7'])(
  'a body in %s is rejected',
  async (charset) => {
    const answer = await send(
      'PATCH',
      `/organizations/${orgId}`,
      `${json}; charset=${charset}`,
      '{"name":"A"}',
    );
    expect(answer.statusCode).toBe(415);
  },
);

test('invalid UTF-8 is rejected, not stored as replacement characters', async () => {
  for (const bytes of ['ff', 'c3', 'eda080', 'f8a1a1a1a1', 'c0af']) {
    const payload = Buffer.concat([Buffer.from('{"name":"A '), Buffer.from(bytes, 'hex'), Buffer.from('"}')]);
    expect((await send('PATCH', `/organizations/${orgId}`, json, payload)).statusCode).toBe(400);
  }
});

test('the size limit of a body depends on its endpoint', async () => {
  const login = (length: number) =>
    send('POST', '/user/login', json, JSON.stringify({ email: 'a@b.example', password: 'a'.repeat(length) }));
  expect((await login(2_000)).statusCode).toBe(422);
  expect((await login(20_000)).statusCode).toBe(413);

  const session = await server.session(orgId);
  const said = (text: string) =>
    send(
      'PATCH',
      `/organization/${orgId}/sessions/${session}`,
      json,
      JSON.stringify({ transcription: text }),
    );
  expect((await said('א'.repeat(lengths.long))).statusCode).toBe(200);
  expect((await said('א'.repeat(lengths.long + 1))).statusCode).toBe(422);
  expect((await said('א'.repeat(5 * lengths.long))).statusCode).toBe(413);

  // Endpoints without a body.
  expect((await send('POST', '/initcard', json, JSON.stringify('a'.repeat(2_000)))).statusCode).toBe(413);
  expect((await send('DELETE', '/user/sessions', json, JSON.stringify('a'.repeat(2_000)))).statusCode).toBe(
    413,
  );
});
