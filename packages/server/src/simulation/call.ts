import type { Clock } from './clock.ts';
import type { Door, Result } from './door.ts';
import type { Fate, Plan } from './plan.ts';

export type CallEvent =
  | { kind: 'ringing'; isKnown: boolean }
  | { kind: 'in-progress' }
  | { kind: 'turn'; turns: number }
  | { kind: Fate; duration: number; result?: Result }
  /** Someone ended or deleted the call in the meantime. */
  | { kind: 'gone' };

export interface CallContext {
  door: Door;
  clock: Clock;
  /** 1 is the speed of speech. */
  speed: number;
  /** Aborting it ends the call immediately. */
  signal: AbortSignal;
  /** Called with each event, after it was stored. */
  on(event: CallEvent): void;
}

/** A duration longer than nearly every call, in seconds. */
const LONG = 60;

/**
 * Simulates one call from its first ring to its end. The call has the duration of its speech, but must not end in the
 * future. At a higher speed, its start is therefore moved to the past, by about the same time for all calls, so that
 * the latest call is first in a list.
 */
export async function playCall(plan: Plan, { door, clock, speed, signal, on }: CallContext): Promise<void> {
  const { caller, excuses } = plan;
  const { steps, length } = scriptOf(plan);
  const now = () => clock.now().getTime();
  const began = now();
  const start = new Date(began - Math.ceil(Math.max(length, LONG) * 1000 * (1 - 1 / speed)));
  const isKnown = await door.ring(caller.phone, start);

  /** Seconds since the start of the call. */
  let reached = 0;
  /** Waits until this second of the call. Returns false if the call was aborted. */
  async function until(second: number) {
    await clock.wait(began + (second * 1000) / speed - now(), signal);
    reached = signal.aborted ? Math.min(second, ((now() - began) / 1000) * speed) : second;
    return !signal.aborted;
  }

  async function end(status: Fate): Promise<CallEvent> {
    const duration = Math.floor(reached);
    const ending = { status, duration, end: new Date(start.getTime() + duration * 1000) };
    if (status === 'completed') {
      const { summary, agreement } = plan.said;
      const result = await door.complete({ ...ending, status, summary, caller, agreement });
      return { kind: status, duration, result };
    }
    await door.hangUp({ ...ending, summary: excuses[status] });
    return { kind: status, duration };
  }

  async function play(): Promise<CallEvent> {
    let broken: Fate = 'no-answer';
    for (const { at, turns } of steps) {
      if (!(await until(at))) return end(broken);
      const isThere = turns.length === 0 ? await door.pickUp() : await door.hear(turns);
      broken = 'failed';
      if (!isThere) return { kind: 'gone' };
      on(turns.length === 0 ? { kind: 'in-progress' } : { kind: 'turn', turns: turns.length });
    }
    return end((await until(length)) ? plan.fate : broken);
  }

  try {
    on({ kind: 'ringing', isKnown });
    on(await play());
  } catch (error) {
    // After any error, the call must not stay active.
    await end('failed').catch(() => {});
    throw error;
  }
}

/** The steps of a call, in seconds since the first ring, with the turns so far. The first step has no turns yet. */
function scriptOf({ fate, rings, said }: Plan) {
  if (fate === 'no-answer') return { steps: [], length: rings };
  const all = said.transcript.map((turn) => ({ ...turn, start: tenths((turn.start ?? 0) + rings) }));
  const turns = fate === 'failed' ? all.slice(0, Math.ceil(all.length / 2)) : all;
  const last = turns.at(-1)?.start ?? rings;
  return {
    steps: [
      { at: rings, turns: [] },
      ...turns.map(({ start }, index) => ({ at: start, turns: turns.slice(0, index + 1) })),
    ],
    length: fate === 'failed' ? Math.ceil(last + 2) : rings + said.duration,
  };
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
