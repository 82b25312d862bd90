import { expect, test } from 'vitest';
import { readMetrics } from './metricsChoice.ts';

const METRICS_TOKEN = 'a1b2c3d4e5f6a7b8';

test('metrics are off by default', () => {
  expect(readMetrics({}, 4000)).toBeUndefined();
});

test('a port of their own is on the loopback address', () => {
  expect(readMetrics({ METRICS_PORT: '9464' }, 4000)).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(readMetrics({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN }, 4000)).toEqual({
    ...{ port: 9464, host: '0.0.0.0', token: METRICS_TOKEN },
  });
});

test('with only a token they are on the port of the server', () => {
  expect(readMetrics({ METRICS_TOKEN }, 4000)).toEqual({ host: '127.0.0.1', token: METRICS_TOKEN });
});

test.each<[Record<string, string>, RegExp]>([
  [{ METRICS_PORT: 'http' }, /^METRICS_PORT must be a number from 0 to 65535, but it is "http"\.$/],
  [{ METRICS_PORT: '4000' }, /^METRICS_PORT must be a different port than PORT/],
  [{ METRICS_PORT: '9464', METRICS_HOST: 'a b' }, /^METRICS_HOST must be an address/],
  [{ METRICS_HOST: '0.0.0.0' }, /^METRICS_HOST is the address for METRICS_PORT/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be at least 16/],
  [{ METRICS_TOKEN: 'hunter2 hunter2 hunter2' }, /^METRICS_TOKEN must be/],
])('%j gives a one-sentence error', (env, sentence) => {
  expect(() => readMetrics(env, 4000)).toThrow(sentence);
});

test('the error for METRICS_TOKEN doesn’t contain the secret', () => {
  expect(() => readMetrics({ METRICS_TOKEN: 'hunter2' }, 4000)).not.toThrow(/hunter2/);
});
