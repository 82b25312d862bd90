import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyLimit } from './bodyLimit.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { lengths } from './fields.ts';

const kilobytes = (endpoint: Endpoint) => Math.ceil(bodyLimit(endpoint) / 1024);

test('sign-in bodies are limited to kilobytes, and endpoints without a body to 1 kB', () => {
  expect(kilobytes(endpoints.loginWithEmail)).toBeLessThan(20);
  expect(kilobytes(endpoints.loginAfterGoogle)).toBeLessThan(64);
  expect(kilobytes(endpoints.updateSettings)).toBeLessThan(4);
  expect(kilobytes(endpoints.initCard)).toBe(1);
});

test('every body that the schema accepts fits, however its JSON is written', () => {
  const transcription = '\u05d0'.repeat(lengths.long);
  const escaped = JSON.stringify({ transcription }).replaceAll('\u05d0', '\\u05d0');
  expect(escaped.length).toBeLessThan(bodyLimit(endpoints.updateSession));
  const ids = Array.from({ length: 200 }, () => '0b0f5f7e-2f0c-4c39-9a5e-0d4c3f1f9a10');
  const body = JSON.stringify({ ids, status: 'postponed' }, null, 2);
  expect(body.length).toBeLessThan(bodyLimit(endpoints.setContactsStatus));
  const configuration = { code: '\n'.repeat(9_900) };
  expect(JSON.stringify({ configuration }).length).toBeLessThan(bodyLimit(endpoints.updateIntegration));
});

test.each(Object.entries<Endpoint>(endpoints))('%s has a limit', (_name, endpoint) => {
  expect(bodyLimit(endpoint)).toBeGreaterThanOrEqual(1024);
  // Bytes aren't read into memory as a whole.
  expect(bodyLimit(endpoint)).toBeLessThan(endpoint.bytes ? 30_000_000 : 1_500_000);
});

test('a string or a list without a maximum length throws', () => {
  for (const field of [z.string(), z.array(z.boolean()), z.record(z.string(), z.unknown())]) {
    const body = z.object({ field });
    expect(() => bodyLimit({ ...endpoints.createQna, body })).toThrow('any length');
  }
});
