// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressOf, call, callTagged, retryDelay } from './call.ts';
import { checkConnection, getConnection } from './connection.ts';
import { ApiError } from './errors.ts';
import { endSession, getSession, startSession, subscribeSession } from './session.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (received: Received, response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response
      .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
      .end(JSON.stringify(body));
  };
const hangUp: Answer = (_, response) => response.destroy();

/** A real server on loopback that sends these answers in turn, and then repeats the last one. */
let answers: Answer[] = [];
let received: Received[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const one = { method: request.method, url: request.url, headers: request.headers, body };
  received.push(one);
  ((answers.length > 1 ? answers.shift() : answers[0]) as Answer)(one, response);
});
const toServer = globalThis.fetch;

/** Typed loosely, because the endpoint isn't in the contract. */
const loose = call as unknown as (method: string, path: string, options?: object) => Promise<unknown>;
const failure = (method = 'GET', options = {}) =>
  loose(method, '/thing', options).then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );

beforeEach(async () => {
  answers = [];
  received = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    toServer(`http://127.0.0.1:${port}${path}`, init),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
  startSession({
    user: { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' },
    settings: { language: null },
    organizations: [],
    channels: [],
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a request has the bearer token, If-Match and an idempotency key', async () => {
  answers = [json(200, { id: '1' })];
  await loose('PATCH', '/organization/:orgId/x/:id', {
    params: { orgId: 'a/b', id: '1' },
    body: { active: true, organization: { id: 'o1' }, updatedAt: 'now' },
    etag: '"7"',
  });
  expect(received[0]).toMatchObject({
    method: 'PATCH',
    url: '/api/organization/a%2Fb/x/1',
    headers: {
      authorization: 'Bearer t1',
      'if-match': '"7"',
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
    },
    body: '{"active":true,"organization":"o1"}',
  });
});

test('a signed-out request has no token, and a GET has no idempotency key', async () => {
  endSession();
  answers = [json(200, {})];
  await loose('GET', '/thing', { query: { q: 'a b', empty: '', none: undefined, limit: 25 } });
  expect(received[0]?.url).toBe('/api/thing?q=a+b&limit=25');
  expect(received[0]?.headers).not.toHaveProperty('authorization');
  expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a tagged call returns the ETag of the response', async () => {
  answers = [json(200, { id: '1' }, { etag: '"4"' })];
  const tagged = callTagged as unknown as typeof loose;
  expect(await tagged('GET', '/thing', {})).toEqual({ reply: { id: '1' }, etag: '"4"' });
});

test('a { data } response is unwrapped, and a 204 returns undefined', async () => {
  answers = [json(200, { data: [1] }), (_, response) => response.writeHead(204).end()];
  expect(await loose('GET', '/thing', {})).toEqual([1]);
  expect(await loose('DELETE', '/thing', {})).toBe(undefined);
});

test.each([
  [400, 'refused'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [412, 'precondition'],
  [429, 'rateLimited'],
  [500, 'server'],
  [503, 'server'],
])('status %i throws an error of kind %s', async (status, kind) => {
  answers = [json(status, { title: 'No', type: '/problems/no' }, { 'x-request-id': 'r-1' })];
  expect(await failure()).toMatchObject({
    kind,
    status,
    type: '/problems/no',
    requestId: 'r-1',
    message: 'HTTP error',
  });
});

test('a failure is logged with its method, path and request ID', async () => {
  answers = [json(500, { title: 'No' }, { 'x-request-id': 'r-1' })];
  await failure();
  expect(console.error).toHaveBeenCalledExactlyOnceWith('HTTP error', 500, 'GET', '/thing', 'r-1', 'No');
});

test('the field errors of a 422 are parsed, and malformed ones are dropped', async () => {
  const errors = [
    { path: 'body.name', message: 'is required' },
    { path: 'notes', code: 'too-long', limit: 200, message: 'is too long', received: 'a secret' },
    { path: '', code: 'values-conflict' },
    { path: 'status' },
    { nonsense: 1 },
  ];
  answers = [json(422, { errors })];
  expect(await failure('PATCH')).toMatchObject({
    kind: 'validation',
    fields: [
      { path: 'name', message: 'is required' },
      { path: 'notes', code: 'too-long', limit: 200, message: 'is too long' },
      { path: '', code: 'values-conflict', message: '' },
    ],
  });
});

test('an error response that isn’t a problem document keeps its status', async () => {
  const page = '<h1>Bad gateway</h1>';
  answers = [(_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end(page)];
  expect(await failure()).toMatchObject({ kind: 'server', status: 502, requestId: null });
  expect(getConnection()).toBe('away');
});

test('several 401 responses end the session only once', async () => {
  const heard = vi.fn();
  const leave = subscribeSession(heard);
  answers = [json(401, {})];
  const errors = await Promise.all([failure(), failure(), failure()]);
  expect(errors.map((error) => error.kind)).toEqual(['unauthorized', 'unauthorized', 'unauthorized']);
  expect(heard).toHaveBeenCalledExactlyOnceWith(null, 'end');
  leave();
});

test('a late 401 for an old session doesn’t end the new one', async () => {
  answers = [
    (_, response) => {
      const session = getSession();
      if (session) startSession({ ...session, user: { ...session.user, token: 't2' } });
      response.writeHead(401).end();
    },
  ];
  await failure();
  expect(getSession()?.user.token).toBe('t2');
});

test('a POST without a response is retried with the same idempotency key', async () => {
  answers = [hangUp, json(503, {}), json(201, { id: 'new' })];
  expect(await loose('POST', '/thing', { body: {} })).toEqual({ id: 'new' });
  const keys = received.map((one) => one.headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a PATCH isn’t retried, because it would conflict with its own change', async () => {
  answers = [hangUp];
  expect(await failure('PATCH')).toMatchObject({ kind: 'network', status: 0 });
  expect(received).toHaveLength(1);
});

test('a POST isn’t retried automatically after a timeout or with a long Retry-After', async () => {
  answers = [json(429, {}, { 'retry-after': '30' })];
  expect(await failure('POST')).toMatchObject({ kind: 'rateLimited', retryAfter: 30, isSoonOver: false });
  expect(received).toHaveLength(1);
  expect(new ApiError('timeout').isSoonOver).toBe(false);
  expect(new ApiError('rateLimited', { status: 429, retryAfter: 2 }).isSoonOver).toBe(true);
});

test('a signed-out POST isn’t retried, because the server doesn’t store its idempotency key', async () => {
  endSession();
  answers = [hangUp];
  expect(await failure('POST')).toMatchObject({ kind: 'network' });
  expect(received).toHaveLength(1);
});

test('a POST that creates something each time isn’t retried', async () => {
  answers = [hangUp];
  expect(await failure('POST', { isRepeatable: false })).toMatchObject({ kind: 'network' });
  expect(received).toHaveLength(1);
});

test('a rejected POST isn’t retried', async () => {
  answers = [json(409, {})];
  await failure('POST');
  expect(received).toHaveLength(1);
});

test('a request without a response times out, and so does an incomplete response', async () => {
  const real = AbortSignal.timeout.bind(AbortSignal);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => real(80));
  answers = [() => {}];
  expect(await failure()).toMatchObject({ kind: 'timeout' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  answers = [
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":'),
  ];
  expect(await failure()).toMatchObject({ kind: 'timeout' });
});

test('an aborted call rejects with the reason of its signal', async () => {
  const controller = new AbortController();
  answers = [() => controller.abort(new Error('left the page'))];
  await expect(loose('GET', '/thing', { signal: controller.signal })).rejects.toThrow('left the page');
});

test('a network error sets the connection to away, and the next response to online', async () => {
  answers = [hangUp];
  await failure();
  expect(getConnection()).toBe('away');
  expect(await checkConnection()).toBe('away');
  answers = [json(200, {})];
  expect(await checkConnection()).toBe('online');
});

test('the retry delay doubles, and Retry-After takes precedence', () => {
  expect(retryDelay(0, new Error())).toBe(250);
  expect(retryDelay(1, new Error())).toBe(500);
  expect(retryDelay(0, new ApiError('rateLimited', { retryAfter: 3 }))).toBe(3000);
});

test('a missing path parameter throws an error that names it', () => {
  expect(() => addressOf('/organization/:orgId', {})).toThrow('needs a value for orgId');
});
