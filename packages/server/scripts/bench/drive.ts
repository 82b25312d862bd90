import { Agent, request } from 'node:http';
import type { Case } from './cases.ts';

/** How a case went. */
export interface Result {
  case: string;
  'req/s': number;
  'p50 ms': number;
  'p99 ms': number;
  statuses: string;
}

interface Load {
  address: string;
  token: string;
  connections: number;
  seconds: number;
}

/** Asks one thing from so many connections for so long. */
export async function drive(one: Case, { address, token, connections, seconds }: Load): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const knock: Case = { name: 'knock', method: 'GET', path: '/healthz' };
  await Promise.all(Array.from({ length: connections }, () => ask(address, knock, {}, agent, 0)));
  const first = await ask(address, one, headers, agent, 0);
  if (one.isPolling && first.etag) headers['if-none-match'] = first.etag;
  let turn = 0;
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const askFor = async (end: number, isMeasured: boolean) => {
    while (performance.now() < end) {
      turn += 1;
      const start = performance.now();
      const { status } = await ask(address, one, headers, agent, turn);
      if (!isMeasured) continue;
      times.push(performance.now() - start);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const all = (ms: number, isMeasured: boolean) => {
    const end = performance.now() + ms;
    return Promise.all(Array.from({ length: connections }, () => askFor(end, isMeasured)));
  };
  await all(700, false);
  const begin = performance.now();
  await all(seconds * 1_000, true);
  const took = (performance.now() - begin) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1));
  return {
    case: one.name,
    'req/s': Math.round(times.length / took),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    statuses: [...statuses].map(([status, count]) => `${count} x ${status}`).join(', '),
  };
}

function ask(
  address: string,
  { method, path, body }: Case,
  headers: Record<string, string>,
  agent: Agent,
  turn: number,
) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; etag: string | undefined }>();
  const sent = body && JSON.stringify(body(turn));
  const asked = request(
    new URL(path, address),
    { method, agent, headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) } },
    (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag }));
      answer.once('error', reject);
    },
  );
  asked.once('error', reject);
  asked.end(sent);
  return promise;
}
