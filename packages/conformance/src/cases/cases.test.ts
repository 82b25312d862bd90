import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@console/contract';
import { describe, expect, test } from 'vitest';
import { answersRow, calls, extensions, isPaged, paramNames, sortable } from '../calls.ts';
import { needs } from '../checks/roles.ts';
import type { Client } from '../client.ts';
import { makeContext } from '../context.ts';
import { samples } from './index.ts';

/** A server that accepts every request. */
const agreeable: Pick<Client, 'ask'> = {
  ask: async ({ method, path }) => {
    const row = { id: randomUUID(), name: 'Ada', fullName: 'Ada', hasPaymentMethod: true };
    const json = path.endsWith('/available')
      ? { phones: [row] }
      : path.endsWith('Types/')
        ? [row]
        : path.endsWith('/erasures')
          ? [{ ...row, kind: 'organization', erasedAt: null }]
          : row;
    const status = method === 'GET' ? 200 : 201;
    const type = 'application/json';
    return {
      status,
      json,
      headers: new Headers(),
      url: '',
      text: JSON.stringify(json),
      type,
      isEmpty: false,
    };
  },
};
const world = makeContext({ ...agreeable, requests: () => 0 });

test('the cases cover exactly the endpoints of the contract', () => {
  expect(Object.keys(samples).sort()).toEqual(calls.map(([name]) => name).sort());
});

test('47 endpoints are extensions to the specification', () => {
  expect(extensions.size).toBe(47);
});

describe.each(calls)('%s', (name, endpoint: Endpoint) => {
  const sample = samples[name];

  test('provides valid path params', async () => {
    if (sample.ids?.length !== 0 && paramNames(endpoint).length > 0) expect(sample.params).toBeDefined();
    const params = (await sample.params?.(world)) ?? {};
    // The IDs of questions are numbers, but the fake server always returns UUIDs.
    if (endpoint.params && !endpoint.path.includes('/qna/')) {
      expect(endpoint.params.safeParse(params).error).toBeUndefined();
    }
  });

  test('sends a body that the contract accepts, with new values each time', async () => {
    expect(sample.body !== undefined).toBe(endpoint.body !== undefined);
    if (!endpoint.body || !sample.body) return;
    const [first, second] = [await sample.body(world), await sample.body(world)];
    expect(endpoint.body.safeParse(first).error).toBeUndefined();
    if (!sample.instead) expect(second).not.toEqual(first);
    if (sample.whole) expect(endpoint.body.safeParse(await sample.whole(world)).error).toBeUndefined();
  });

  test('has invalid values that the contract rejects at their field', async () => {
    if (!endpoint.body || !sample.body) return;
    expect(Object.keys(sample.bad ?? {})).not.toEqual([]);
    for (const [field, value] of Object.entries(sample.bad ?? {})) {
      const refused = endpoint.body.safeParse({ ...(await sample.body(world)), [field]: value });
      expect(refused.error?.issues.map(({ path }) => path[0])).toContain(field);
    }
  });

  test('has a read-back for changes and search terms for lists', () => {
    if (isPaged(endpoint) && sortable(endpoint).length > 1 && name !== 'listIntegrations') {
      expect(sample.finds).toBeDefined();
    }
    const isChange = endpoint.method !== 'GET' && !sample.instead && name !== 'initCard';
    if (isChange) expect(sample.readBack ?? sample.also).toBeDefined();
    if (endpoint.method === 'DELETE' && isChange) expect(sample.stays).toBeDefined();
    if (endpoint.method === 'GET' && (answersRow(endpoint) || sample.finds))
      expect(sample.changedBy ?? sample.isEverybodys).toBeDefined();
  });

  test('names the permission that a member needs to change an organization', () => {
    const isOwn =
      endpoint.public ||
      endpoint.service ||
      /^\/(users?\b|creditcards\b|initcard$)/.test(endpoint.path) ||
      endpoint.path.endsWith('/calendarFeed') ||
      name === 'createOrganization';
    if (endpoint.method !== 'GET' && !isOwn) expect(needs[name]).toBeDefined();
  });
});
