import { type Case, questionOf, type Subject } from './cases.ts';
import { Connection, type Count, counted, isGood, type Times, timesOf } from './connection.ts';

export interface Job {
  cases: Case[];
  address: string;
  subject: Subject;
  connections: number;
  seconds: number;
  /** Each connection asks the same thing again and again, and not one after the other. @default false */
  isOneEach?: boolean;
}

/** How a case went. */
export interface Result extends Times {
  /** Good answers a second. */
  rate: number;
  /** Everything that was no good answer, by status and how long it asked to stay away. */
  refused: Count;
}

const warmUp = 700;

/** Among other cases, few calls add a row, so that what is looked through hardly grows. */
const seldom = 50;

/**
 * Asks one thing, or several in turn, from so many connections for so long. Each connection is another person's and asks
 * without a pause.
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
