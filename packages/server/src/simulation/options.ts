import { z } from 'zod';

/** A simulation can't run. The message is a sentence that people can act on. */
export class SimulationError extends Error {
  override name = 'SimulationError';
}

const number = (error: string, least: number, most: number) =>
  z.number(error).min(least, error).max(most, error);

const calls = '--calls must be a whole number from 1 to 1000000.';
const speed = '--speed must be a number from 1 to 1000.';
const organization = '--organization must be the id of an organization, or a part of its name.';
const atOnce = '--at-once must be a whole number from 1 to 50.';
const seed = '--seed must be a text of 1 to 100 characters.';

const Options = z.strictObject(
  {
    calls: number(calls, 1, 1_000_000).int(calls).optional(),
    speed: number(speed, 1, 1_000).default(5),
    organization: z.string(organization).trim().min(1, organization).optional(),
    atOnce: number(atOnce, 1, 50).int(atOnce).default(3),
    seed: z.string(seed).min(1, seed).max(100, seed).optional(),
  },
  'The options must be an object with calls, speed, organization, atOnce and seed.',
);

/** The options of a simulation. */
export interface SimulationOptions {
  /** The number of calls. @default unlimited, until the simulation is stopped */
  calls?: number | undefined;
  /** 1 is the speed of speech. @default 5 */
  speed: number;
  /** The ID of an organization, or a part of its name. @default all, in turn */
  organization?: string | undefined;
  /** The maximum of calls at the same time. @default 3 */
  atOnce: number;
  /** The same seed produces the same callers, conversations and outcomes. @default a new one each time */
  seed?: string | undefined;
}

/**
 * Validates options from a command line or a socket.
 *
 * @throws {SimulationError} with one sentence about the first invalid option
 */
export function readOptions(given: unknown): SimulationOptions {
  const { data, error } = Options.safeParse(given);
  if (error) throw new SimulationError(error.issues[0]?.message);
  return data;
}
