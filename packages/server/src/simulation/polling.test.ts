import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulationApi } from '../testing/simulationApi.ts';
import { startForTest, type TestServer } from '../testing/startForTest.ts';
import { playCall } from './call.ts';
import { Door } from './door.ts';
import { flyingClock } from './flyingClock.ts';
import { findLines } from './lines.ts';
import { Planner } from './plan.ts';
import { Tokens } from './tokens.ts';

let server: TestServer;
let queries = 0;
beforeAll(async () => {
  server = await startForTest({
    onQuery() {
      queries += 1;
    },
  });
});
afterAll(() => server.stop());

interface Seen {
  status: string;
  active: boolean;
  contact: string | null;
  transcriptionJSON: unknown[];
}

test('polling shows a call ring, grow and complete, and a 304 takes one query', async () => {
  const api = simulationApi(server);
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  await server.channel(orgId);

  let etag = '';
  const costs = { changed: [] as number[], unchanged: [] as number[] };
  async function poll(): Promise<Seen | undefined> {
    const before = queries;
    const { status, headers, body } = await server.call(
      'GET',
      `/organization/${orgId}/sessions?limit=50&fields=transcriptionJSON`,
      {
        as: owner.token,
        headers: etag ? { 'if-none-match': etag } : {},
      },
    );
    etag = String(headers.etag);
    if (status === 304) {
      costs.unchanged.push(queries - before);
      return undefined;
    }
    expect(status).toBe(200);
    costs.changed.push(queries - before);
    return body[0];
  }
  /** Polls for changes; immediately repeated polls must find none. */
  async function look() {
    const call = await poll();
    expect(await poll()).toBeUndefined();
    expect(await poll()).toBeUndefined();
    return call;
  }

  expect(await look()).toBeUndefined();
  const seen: (Seen | undefined)[] = [];
  const [line] = await findLines(api, [owner], orgId);
  if (!line) throw new Error('There is one line.');
  const plan = {
    ...(await new Planner(api, 'polling').plan(line, 1, new Date())),
    fate: 'completed' as const,
  };
  const door = new Door(api, line, await new Tokens(api).of(line));
  await playCall(plan, {
    ...{ door, speed: 5, signal: new AbortController().signal, on: () => {} },
    clock: flyingClock(async () => seen.push(await look())),
  });
  seen.push(await look());

  const turns = plan.said.transcript.length;
  expect(turns).toBeGreaterThan(2);
  expect(seen.map((call) => [call?.status, call?.active, call?.transcriptionJSON.length])).toEqual([
    ['ringing', true, 0],
    ['in-progress', true, 0],
    ...plan.said.transcript.map((_turn, index) => ['in-progress', true, index + 1]),
    ['completed', false, turns],
  ]);
  expect(seen.at(-1)?.contact).toEqual(expect.any(String));
  expect(costs.unchanged).toEqual(Array(2 * (turns + 4)).fill(1));
  expect(Math.max(...costs.changed)).toBeLessThanOrEqual(2);
});
