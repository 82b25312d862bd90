import { type Case, questionOf, type Subject } from './cases.ts';
import { Connection, type Count, counted, isGood, type Times, timesOf } from './connection.ts';

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

  async function askOn(number: number) {
    const connection = new Connection(address);
    const ask = (etag = '') => {
      turn += 1;
      return connection.ask(questionOf(one, subject, { person: number, turn, etag }));
    };
    const { etag } = one.isPolling ? await ask() : {};
    while (performance.now() < end) {
      const start = performance.now();
      const reply = await ask(etag);
      if (performance.now() < begin) continue;
      if (isGood(reply)) times.push(performance.now() - start);
      else counted(refused, reply);
    }
    connection.close();
  }

  await Promise.all(Array.from({ length: connections }, (_, number) => askOn(number)));
  const took = (performance.now() - begin) / 1_000;
  return { ...timesOf(times), rate: times.length / took, refused };
}
