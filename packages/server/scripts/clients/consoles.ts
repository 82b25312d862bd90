import { setTimeout as wait } from 'node:timers/promises';
import { type Case, ongoing, questionOf, type Subject, screensOf } from './cases.ts';
import { Connection, type Count, counted, isGood, type Times, timesOf } from './connection.ts';

/** Milliseconds: of the console while a call goes on (`rhythm` of `app/src/core/live`, otherwise six times as long). */
const rhythm = { consoles: 5_000, health: 50 };

/** What open consoles waited for, and whoever watches `/healthz`, since they were asked the last time. */
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
 * So many consoles that stand open, each another person's: each asks for the calls that go on and for its screen, every
 * five seconds, with the version it has. Beside them somebody asks `/healthz` twenty times a second.
 */
export function openConsoles({ address, subject, consoles }: Watch) {
  let seen = { consoles: [] as number[], health: [] as number[], refused: {} as Count };

  /** Asks again and again, each time with the version that came last. */
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
