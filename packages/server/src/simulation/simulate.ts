import { randomUUID } from 'node:crypto';
import { Random } from '../demo/random.ts';
import type { Api } from './api.ts';
import { playCall } from './call.ts';
import { type Clock, wallClock } from './clock.ts';
import { Door } from './door.ts';
import { findLines, type Line } from './lines.ts';
import { SimulationError, type SimulationOptions } from './options.ts';
import type { Owner } from './owners.ts';
import { Planner } from './plan.ts';
import { Report } from './report.ts';
import { Tokens } from './tokens.ts';

export interface SimulationContext {
  /** Called with a line for each event. */
  say(line: string): void;
  /** Aborting it ends the active calls and the simulation. */
  signal: AbortSignal;
  /** @default the real time */
  clock?: Clock;
}

/**
 * Simulates incoming calls like a phone service: with a service token for each organization, which is revoked at the
 * end. It returns when all calls have ended, either because their number was reached or because it was stopped, so no
 * call stays active.
 *
 * @throws {SimulationError} with one sentence if there is nobody to call
 */
export async function simulate(
  { api, owners }: { api: Api; owners: readonly Owner[] },
  {
    calls = Number.POSITIVE_INFINITY,
    speed,
    organization,
    atOnce,
    seed = randomUUID().slice(0, 8),
  }: SimulationOptions,
  { say, signal, clock = wallClock }: SimulationContext,
): Promise<void> {
  const lines = () => findLines(api, owners, organization);
  if ((await lines()).length === 0) throw nobodyToCall(organization);

  const broken = new AbortController();
  const stopped = AbortSignal.any([signal, broken.signal]);
  const report = new Report(say, clock);
  const random = new Random(seed);
  const planner = new Planner(api, seed);
  const tokens = new Tokens(api);
  const running = new Set<Promise<void>>();
  say(`Calls come in at ${speed} times the pace of life, at most ${atOnce} at once (seed ${seed}).`);

  async function call(line: Line, number: number) {
    const plan = await planner.plan(line, number, clock.now());
    if (stopped.aborted) return;
    const door = new Door(api, line, await tokens.of(line));
    await playCall(plan, { door, clock, speed, signal: stopped, on: report.of(plan) }).finally(() =>
      planner.forget(plan),
    );
  }

  try {
    for (let made = 0; made < calls && !stopped.aborted; ) {
      // Looked up for each call, because channels can be turned on or off in the meantime.
      const line = nextLine(await lines(), made, random);
      if (line) {
        made += 1;
        const going: Promise<void> = call(line, made)
          .catch((error: unknown) => broken.abort(error))
          .finally(() => running.delete(going));
        running.add(going);
      }
      if (running.size >= atOnce) await Promise.race(running);
      if (made < calls) await clock.wait((random.whole(3, 20) * 1000) / speed, stopped);
    }
  } catch (error) {
    broken.abort(error);
  }
  await Promise.all(running);
  await tokens.revoke();
  broken.signal.throwIfAborted();
  report.sum();
}

/** Chooses the organizations in turn, and a random line of each. */
function nextLine(lines: readonly Line[], made: number, random: Random): Line | undefined {
  const organizations = [...new Set(lines.map(({ orgId }) => orgId))];
  const turn = organizations[made % organizations.length];
  const own = lines.filter(({ orgId }) => orgId === turn);
  return own.length > 0 ? random.one(own) : undefined;
}

const nobodyToCall = (organization: string | undefined) =>
  new SimulationError(
    organization === undefined
      ? 'No organization has an active phone channel: add one, or activate one, in the console.'
      : `No organization with "${organization}" in its name, or as its id, has an active phone channel.`,
  );
