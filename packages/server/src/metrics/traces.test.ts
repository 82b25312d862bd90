import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startForTest } from '../testing/startForTest.ts';
import { tracesTo } from './traces.ts';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that keeps the spans that it gets. */
async function collector() {
  const spans: Sent[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    if (request.url === '/v1/traces') {
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies };
}

test('a request is a span with its route, and its statements are children without values', async () => {
  const { endpoint, spans, bodies } = await collector();
  const server = await startForTest({ traces: tracesTo(endpoint) });
  const { token: as, email } = await server.person();
  await server.call('GET', '/managers/search/Dana%20Levi', { as });
  await server.call('GET', '/unknown-path', { as });
  await server.stop();

  const requests = spans.filter(({ kind }) => kind === 2);
  expect(requests.map(({ name }) => name)).toEqual(['GET /api/managers/search/:text', 'GET unknown']);
  const [search] = requests;
  const attributes = Object.fromEntries(
    (search?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
  expect(attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/managers/search/:text',
    'http.response.status_code': 200,
    'console.request.id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const statements = spans.filter(({ kind }) => kind === 3);
  expect(statements.length).toBeGreaterThan(1);
  for (const { name, traceId, parentSpanId, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect([name, traceId, parentSpanId]).toEqual(['select', search?.traceId, search?.spanId]);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  const all = bodies.join();
  expect(all).toContain('"console"');
  for (const secret of ['Dana', as, email, 'unknown-path']) expect(all).not.toContain(secret);
});

test('a collector that is away affects neither requests nor the stop', async () => {
  const server = await startForTest({ traces: tracesTo('http://127.0.0.1:1') });
  const { token: as } = await server.person();
  expect((await server.call('GET', '/users/me', { as })).status).toBe(200);
  const start = performance.now();
  await server.stop();
  expect(performance.now() - start).toBeLessThan(5_000);
});
