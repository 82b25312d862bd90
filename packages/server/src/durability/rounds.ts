import { Random } from '../demo/random.ts';

/** How many rounds a test makes: `DURABILITY_ROUNDS` times as many as it usually does. */
export const rounds = (usual: number) => usual * Number(process.env.DURABILITY_ROUNDS ?? 1);

/** Another seed at each run, which a failure names. */
export function seeded() {
  const seed = process.env.DURABILITY_SEED ?? String(Date.now());
  return { seed, random: new Random(seed) };
}
