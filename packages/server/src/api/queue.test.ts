import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { queue } from './queue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

test('runs a limited number of tasks at a time, the rest in order of arrival', async () => {
  const line = queue(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const works = ends.map(({ promise }, number) =>
    line(() => {
      begun.push(number);
      return promise;
    }),
  );
  await turn();
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('It failed'));
  await expect(works[1]).rejects.toThrow('It failed');
  expect(begun).toEqual([0, 1, 2]);
  for (const [number, { resolve }] of ends.entries()) resolve(number);
  expect(await Promise.all([works[0], works[2], works[3]])).toEqual([0, 2, 3]);
});

test('a task that waits too long fails with Retry-After and doesn’t block the next', async () => {
  const line = queue(1, 20);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = line(() => promise);
  await expect(line(async () => 'second')).rejects.toMatchObject({
    ...{ slug: 'unavailable', extras: { headers: { 'retry-after': '2' } } },
  });
  const third = line(async () => 'third');
  resolve('first');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
});

test('a task that finds the queue full fails immediately', async () => {
  const line = queue(1, 10_000, 1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = line(() => promise);
  const second = line(async () => 'second');
  await expect(line(async () => 'third')).rejects.toMatchObject({ slug: 'unavailable' });
  resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('a task isn’t run after its client has disconnected', async () => {
  const line = queue(1);
  let isWorkedOut = false;
  const left = line(
    async () => {
      isWorkedOut = true;
    },
    () => true,
  );
  await expect(left).rejects.toMatchObject({ slug: 'unavailable' });
  expect(isWorkedOut).toBe(false);
  expect(await line(async () => 'next')).toBe('next');
});

test('short requests don’t queue behind searches', async () => {
  const { id, token } = await server.person();
  const orgId = await server.organization(id);
  const contact = await server.contact(orgId, { name: 'Ada' });
  await server.session(orgId, { summary: 'Wants rye bread' });
  const answered: string[] = [];
  const ask = async (what: string, path: string) => {
    expect((await server.call('GET', path, { as: token })).status).toBe(200);
    answered.push(what);
  };
  const long = [
    `/organization/${orgId}/search?q=rye`,
    `/organization/${orgId}/contacts?q=ada`,
    `/organization/${orgId}/sessions?q=rye`,
    `/organization/${orgId}/reports/daily`,
    '/contacts?q=ada',
  ];
  const all = Array.from({ length: 40 }, (_, number) => ask('long', long[number % long.length] ?? ''));
  await Promise.all([...all, ask('short', `/organizations/${orgId}/contacts/${contact}`)]);
  expect(answered.indexOf('short')).toBeLessThan(20);
});
