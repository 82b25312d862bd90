import type { Subject } from '../bench/load.ts';
import { bodyOf, type Case } from './cases.ts';
import { Connection, type Reply } from './connection.ts';
import { type Count, counted, type Times, timesOf } from './times.ts';

export interface Job {
  case: Case;
  address: string;
  subject: Subject;
  connections: number;
  seconds: number;
}

/** How a case went. */
export interface Result extends Times {
  /** Good answers a second. */
  rate: number;
  /** Everything that was no good answer, by status and how long it asked to stay away. */
  refused: Count;
}

const warmUp = 700;

/** Asks one thing from so many connections for so long; each is another person's and asks without a pause. */
export async function drive({ case: one, address, subject, connections, seconds }: Job): Promise<Result> {
  const begin = performance.now() + warmUp;
  const end = begin + seconds * 1_000;
  const times: number[] = [];
  const refused: Count = {};
  let turn = 0;

  const asking = Array.from({ length: connections }, async (_, number) => {
    const connection = new Connection(address);
    const token = subject.tokens[number % subject.tokens.length] ?? '';
    const contact = subject.contactIds[number % subject.contactIds.length] ?? '';
    const path = one.path.replace(':contact', contact);
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    const ask = (): Promise<Reply> => {
      turn += 1;
      const { body, headers: more } = bodyOf(one, turn, subject.orgId);
      return connection.ask({ method: one.method, path, headers: { ...headers, ...more }, body });
    };
    if (one.isPolling) headers['if-none-match'] = (await ask()).etag ?? '';
    while (performance.now() < end) {
      const start = performance.now();
      const reply = await ask();
      if (performance.now() < begin) continue;
      if (isGood(reply)) times.push(performance.now() - start);
      else counted(refused, reply);
    }
    connection.close();
  });
  await Promise.all(asking);
  const took = (performance.now() - begin) / 1_000;
  return { ...timesOf(times), rate: times.length / took, refused };
}

export const isGood = ({ status }: Reply) => (status >= 200 && status < 300) || status === 304;
