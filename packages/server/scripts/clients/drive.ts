import { type Case, questionOf, type Subject } from './cases.ts';
import { Connection, type Count, counted, isGood, type Times, timesOf } from './connection.ts';

export interface Job {
  cases: Case[];
  address: string;
  subject: Subject;
  connections: number;
  seconds: number;
  /** Each connection repeats one case instead of taking turns through all cases. @default false */
  isOneEach?: boolean;
}

/** The result of a case. */
export interface Result extends Times {
  /** Successful responses per second. */
  rate: number;
  /** Unsuccessful responses by status and Retry-After. */
  refused: Count;
}

const warmUp = 700;

/** Among other cases, only one in so many requests adds a row, so that the data hardly grows. */
const seldom = 50;

/**
 * Sends one case, or several in turn, from a number of connections for some time. Each connection belongs to a
 * different person and sends requests without a pause.
 */
export async function drive({
  cases,
  address,
  subject,
  connections,
  seconds,
  isOneEach = false,
}: Job): Promise<Result> {
  const begin = performance.now() + warmUp;
  const end = begin + seconds * 1_000;
  const times: number[] = [];
  const refused: Count = {};
  const isMixed = cases.length > 1;

  async function askOn(person: number) {
    const connection = new Connection(address);
    const etags = new Map<Case, string | undefined>();
    for (let turn = person; performance.now() < end; turn += isOneEach ? cases.length : 1) {
      const one = cases[turn % cases.length];
      if (!one || (isMixed && one.writes === 'contact' && turn % seldom > 0)) continue;
      const start = performance.now();
      const contact = isMixed ? turn : person;
      const reply = await connection.ask(
        questionOf(one, subject, { person, contact, turn, etag: etags.get(one) }),
      );
      const isFirst = one.isPolling && !etags.has(one);
      if (one.isPolling) etags.set(one, reply.etag);
      if (isFirst || performance.now() < begin) continue;
      if (isGood(reply)) times.push(performance.now() - start);
      else counted(refused, reply);
    }
    connection.close();
  }

  await Promise.all(Array.from({ length: connections }, (_, person) => askOn(person)));
  const took = (performance.now() - begin) / 1_000;
  return { ...timesOf(times), rate: times.length / took, refused };
}
