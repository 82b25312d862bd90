import { setTimeout as wait } from 'node:timers/promises';
import { type Case, ongoing, questionOf, type Subject, screensOf } from './cases.ts';
import { Connection, type Count, counted, isGood, type Times, timesOf } from './connection.ts';

/** In milliseconds. Consoles use their interval during a call, see `rhythm` in `app/src/core/live`. */
const rhythm = { consoles: 5_000, health: 50 };

/** Response times of open consoles and of `/healthz` since the last query. */
export interface Waited {
  consoles: Times;
  health: Times;
  refused: Count;
}

export interface Watch {
  address: string;
  subject: Subject;
  consoles: number;
}

/**
 * Opens consoles, each for a different person. Every five seconds, each requests the active calls and its screen, with
 * the current ETags. In addition, `/healthz` is requested twenty times a second.
 */
export function openConsoles({ address, subject, consoles }: Watch) {
  let seen = { consoles: [] as number[], health: [] as number[], refused: {} as Count };

  /** Repeats a request, each time with the last ETag. */
  async function repeat(one: Case, person: number, kind: keyof typeof rhythm) {
    const connection = new Connection(address);
    let etag: string | undefined;
    for (;;) {
      const start = performance.now();
      const reply = await connection.ask(questionOf(one, subject, { person, etag }));
      etag = reply.etag ?? etag;
      const time = performance.now() - start;
      if (isGood(reply)) seen[kind].push(time);
      else counted(seen.refused, reply);
      await wait(Math.max(0, rhythm[kind] - time));
    }
  }

  async function stand(person: number) {
    const screens = screensOf(subject);
    await wait((rhythm.consoles * person) / consoles);
    for (const path of [ongoing(subject.orgId), screens[person % screens.length] ?? '']) {
      void repeat({ name: path, method: 'GET', path }, person, 'consoles');
    }
  }

  for (let person = 0; person < consoles; person += 1) void stand(person);
  void repeat({ name: 'health', method: 'GET', path: '/healthz' }, 0, 'health');
  return {
    take(): Waited {
      const { consoles, health, refused } = seen;
      seen = { consoles: [], health: [], refused: {} };
      return { consoles: timesOf(consoles), health: timesOf(health), refused };
    },
  };
}
