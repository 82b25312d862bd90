import { afterEach, expect, test } from 'vitest';
import type { Options, Part } from './report.ts';
import { runConformance, Unreachable } from './run.ts';
import { goodToken, startTinyBackend, type TinyBackend } from './testing/tinyBackend.ts';

let backend: TinyBackend;
afterEach(() => backend.stop());

async function check(tiny: Parameters<typeof startTinyBackend>[0] = {}, options: Partial<Options> = {}) {
  backend = await startTinyBackend(tiny);
  return runConformance({ server: backend.address, token: goodToken, only: '/user/settings', ...options });
}

const partsOf = (without: readonly { part: Part }[]) => [...new Set(without.map(({ part }) => part))];

test('a backend that does everything passes', async () => {
  const report = await check();
  expect(report.calls.map(({ name, verdict, checks }) => [name, verdict, checks > 8])).toEqual([
    ['readSettings', 'passes', true],
    ['updateSettings', 'passes', true],
  ]);
  expect(report).toMatchObject({ isConformant: true, leftovers: [], counts: { passes: 2, differs: 0 } });
});

test('lists the parts that a backend lacks if it implements only the specification', async () => {
  const { calls, isConformant } = await check({ isPlain: true });
  expect(calls.map(({ verdict, differs }) => [verdict, differs])).toEqual([
    ['without', []],
    ['without', []],
  ]);
  expect(partsOf(calls[0]?.without ?? [])).toEqual(['etag', 'problem']);
  expect(partsOf(calls[1]?.without ?? [])).toEqual(['etag', 'problem', 'if-match']);
  expect(calls[1]?.without).toContainEqual({
    part: 'problem',
    how: 'language: "xx" is answered 400 instead of 422',
  });
  expect(isConformant).toBe(false);
});

test.each([
  [null, 'errors of language: "xx" have no code for language'],
  ['bad-language', 'errors of language: "xx" have the unknown code "bad-language" for language'],
])('a field error with the code %s counts as a missing part, not as a difference', async (code, how) => {
  const { calls } = await check({ code });
  expect(calls[1]).toMatchObject({ verdict: 'without', differs: [], without: [{ part: 'problem', how }] });
});

test('allowMissing permits missing extensions, but not missing specified endpoints', async () => {
  expect(await check({ isPlain: true }, { allowMissing: true })).toMatchObject({ isConformant: true });
  backend.stop();
  const report = await check({}, { allowMissing: true, only: '/user/' });
  expect(report.calls.find(({ name }) => name === 'listLoginMethods')).toMatchObject({
    isExtension: true,
    verdict: 'missing',
  });
  expect(report.calls.find(({ name }) => name === 'loginAfterGoogle')?.verdict).toBe('missing');
  expect(report.isConformant).toBe(false);
});

test('restores changed values, even if a request fails midway', async () => {
  let changes = 0;
  const report = await check({
    before({ method }, response) {
      const isBroken = method === 'PATCH' && ++changes === 2;
      if (isBroken) response.destroy();
      return isBroken;
    },
  });
  expect(report.calls[1]).toMatchObject({
    verdict: 'differs',
    differs: [expect.stringMatching(/^no answer/)],
  });
  expect(backend.settings.phone).toBe('0501234567');
  expect(report.leftovers).toEqual([]);
});

test('reports values that couldn’t be restored', async () => {
  let isRefused = false;
  const report = await check({
    before({ method }, response) {
      if (method === 'PATCH' && backend.settings.phone !== '0501234567') isRefused = true;
      if (isRefused) response.writeHead(500).end();
      return isRefused;
    },
  });
  expect(report.leftovers).toEqual([
    'PATCH /user/settings could not put back language, phone, subscribedWith, paypalToken (500).',
  ]);
});

test('waits for the seconds in Retry-After', async () => {
  let isBusy = true;
  const waits: number[] = [];
  const before: NonNullable<Parameters<typeof startTinyBackend>[0]>['before'] = (_request, response) => {
    if (!isBusy) return false;
    isBusy = false;
    response.writeHead(429, { 'retry-after': '1' }).end();
    return true;
  };
  const report = await check({ before }, { onWait: (seconds) => waits.push(seconds) });
  expect(report.isConformant).toBe(true);
  expect(waits).toEqual([1]);
});

test('reports a timeout as a difference', async () => {
  const before = ({ method }: { method?: string | undefined }) => method === 'PATCH';
  const report = await check({ before }, { timeout: 200 });
  expect(report.calls[1]?.differs).toEqual(['no answer within 0.2 s']);
});

test('a rejected token or an unreachable server ends the run immediately', async () => {
  await expect(check({}, { token: 'another' })).rejects.toThrow(Unreachable);
  expect(backend.asked).toEqual(['GET /api/users/me']);
  backend.stop();
  await expect(runConformance({ server: backend.address, token: goodToken })).rejects.toThrow(
    /cannot be reached/,
  );
});

test('an aborted run stops before the next endpoint', async () => {
  const report = await check({}, { signal: AbortSignal.abort() });
  expect(report.calls).toEqual([]);
});
