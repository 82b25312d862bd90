import { expect, test } from 'vitest';
import committed from '../openapi.json' with { type: 'json' };
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

const fresh = JSON.parse(JSON.stringify(openApiDocument()));

test('the committed document says what the endpoints say', () => {
  expect(committed, 'openapi.json is stale. Run: npm run openapi -w @console/contract').toEqual(fresh);
});

test('every call is in it once', () => {
  const operations = Object.values<object>(fresh.paths).flatMap((path) =>
    Object.values<{ operationId: string }>(path as never),
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
});

test('every reference leads somewhere', () => {
  const references = JSON.stringify(fresh).matchAll(/"\$ref":"#\/([^"]+)"/g);
  const lost = [...references].filter(([, path = '']) => {
    const target = path.split('/').reduce((place, name) => place?.[name], fresh);
    return target === undefined;
  });
  expect(lost).toEqual([]);
});

test('rows carry their version, and changes can be guarded by it', () => {
  const { get, patch } = fresh.paths['/organizations/{id}'];
  expect(get.responses[200].headers).toHaveProperty('ETag');
  expect(patch.parameters).toContainEqual({ $ref: '#/components/parameters/IfMatch' });
  expect(patch.responses).toHaveProperty('412');
  expect(fresh.paths['/organizations'].post.parameters).toContainEqual({
    $ref: '#/components/parameters/IdempotencyKey',
  });
});

test('only signing in is open to everyone', () => {
  const open = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.public);
  expect(open.map(([name]) => name).sort()).toEqual([
    'issueNonce',
    'listLoginMethods',
    'loginAfterGoogle',
    'loginWithEmail',
  ]);
});
