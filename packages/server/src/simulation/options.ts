import { z } from 'zod';

/** A simulation that cannot be, told in one sentence that a person can act on. */
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

/** What a simulation may be asked for. */
export interface SimulationOptions {
  /** How many calls come in. @default as many as there is time for */
  calls?: number | undefined;
  /** 1 is as fast as people speak. @default 5 */
  speed: number;
  /** The id of an organization, or a part of its name. @default all, in turn */
  organization?: string | undefined;
  /** How many calls go on at the same time, at most. @default 3 */
  atOnce: number;
  /** The same seed makes the same choices again: who calls, what is said and how it ends. @default another one each time */
  seed?: string | undefined;
}

/**
 * Reads options that came from a command line or a socket.
 *
 * @throws {SimulationError} with one sentence on the first wrong one
 */
export function readOptions(given: unknown): SimulationOptions {
  const { data, error } = Options.safeParse(given);
  if (error) throw new SimulationError(error.issues[0]?.message);
  return data;
}
