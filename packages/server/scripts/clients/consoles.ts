import { setTimeout as wait } from 'node:timers/promises';
import type { Subject } from '../bench/load.ts';
import { ongoing, screensOf } from './cases.ts';
import { Connection } from './connection.ts';
import { isGood } from './drive.ts';
import { type Count, counted, type Times, timesOf } from './times.ts';

/** The rhythm of the console while a call goes on (`rhythm` of `app/src/live`); otherwise it is six times as long. */
const rhythm = 5_000;
const healthRhythm = 50;

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
  const seen = { consoles: [] as number[], health: [] as number[], refused: {} as Count };

  async function ask(connection: Connection, place: Polled, times: number[]) {
    const { path, token, etag } = place;
    const headers = { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) };
    const start = performance.now();
    const reply = await connection.ask({ method: 'GET', path, headers });
    place.etag = reply.etag ?? etag;
    if (isGood(reply)) times.push(performance.now() - start);
    else counted(seen.refused, reply);
  }

  async function stand(number: number) {
    const screens = screensOf(subject);
    const token = subject.tokens[number % subject.tokens.length] ?? '';
    const contact = subject.contactIds[number % subject.contactIds.length] ?? '';
    const screen = screens[number % screens.length]?.replace(':contact', contact) ?? '';
    const looks = [ongoing(subject.orgId), screen].map((path) => ({
      connection: new Connection(address),
      place: { path, token, etag: undefined } as Polled,
    }));
    await wait((rhythm * number) / consoles);
    for (;;) {
      const beat = performance.now();
      await Promise.all(looks.map(({ connection, place }) => ask(connection, place, seen.consoles)));
      await wait(Math.max(0, beat + rhythm - performance.now()));
    }
  }

  async function watch() {
    const connection = new Connection(address);
    const place: Polled = { path: '/healthz', token: '', etag: undefined };
    for (;;) {
      await ask(connection, place, seen.health);
      await wait(healthRhythm);
    }
  }

  for (let number = 0; number < consoles; number += 1) void stand(number);
  void watch();
  return {
    take(): Waited {
      const { consoles, health, refused } = seen;
      [seen.consoles, seen.health, seen.refused] = [[], [], {}];
      return { consoles: timesOf(consoles), health: timesOf(health), refused };
    },
  };
}

interface Polled {
  path: string;
  token: string;
  etag: string | undefined;
}
