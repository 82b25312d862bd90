import { expect, test } from 'vitest';
import committed from '../openapi.json' with { type: 'json' };
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

const fresh = JSON.parse(JSON.stringify(openApiDocument()));

test('the committed document matches the endpoints', () => {
  expect(committed, 'openapi.json is stale. Run: npm run openapi -w @console/contract').toEqual(fresh);
});

test('contains every endpoint once', () => {
  const operations = Object.values<object>(fresh.paths).flatMap((path) =>
    Object.values<{ operationId: string }>(path as never),
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
});

test('every reference resolves', () => {
  const references = JSON.stringify(fresh).matchAll(/"\$ref":"#\/([^"]+)"/g);
  const lost = [...references].filter(([, path = '']) => {
    const target = path.split('/').reduce((place, name) => place?.[name], fresh);
    return target === undefined;
  });
  expect(lost).toEqual([]);
});

test('rows have an ETag, and changes take If-Match or Idempotency-Key', () => {
  const { get, patch } = fresh.paths['/organizations/{id}'];
  expect(get.responses[200].headers).toHaveProperty('ETag');
  expect(patch.parameters).toContainEqual({ $ref: '#/components/parameters/IfMatch' });
  expect(patch.responses).toHaveProperty('412');
  expect(fresh.paths['/organizations'].post.parameters).toContainEqual({
    $ref: '#/components/parameters/IdempotencyKey',
  });
});

test('only the sign-in endpoints are public', () => {
  const open = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.public);
  expect(open.map(([name]) => name).sort()).toEqual([
    'issueNonce',
    'listLoginMethods',
    'loginAfterGoogle',
    'loginWithEmail',
  ]);
});

test('only service calls take a service token, and they take no idempotency key', () => {
  const service = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.service);
  expect(service.length).toBeGreaterThan(5);
  for (const [name, { method, path }] of Object.entries<Endpoint>(endpoints)) {
    const { security, parameters } = fresh.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const isService = service.some(([one]) => one === name);
    expect(JSON.stringify(security)?.includes('service') ?? false, name).toBe(isService);
    if (isService) expect(JSON.stringify(parameters)).not.toContain('IdempotencyKey');
  }
});

test('a call that takes bytes names their media types and maximum', () => {
  const at = '/organization/{orgId}/channels/{channelId}/sessions/{externalId}/recording';
  const { requestBody } = fresh.paths[at].put;
  expect(Object.keys(requestBody.content)).toContain('audio/mpeg');
  expect(requestBody.description).toBe('At most 25000000 bytes.');
});
