import { Random } from '../demo/random.ts';

/** The number of rounds of a test: `DURABILITY_ROUNDS` times the usual number. */
export const rounds = (usual: number) => usual * Number(process.env.DURABILITY_ROUNDS ?? 1);

/** A different seed in each run, which is printed on failure. */
export function seeded() {
  const seed = process.env.DURABILITY_SEED ?? String(Date.now());
  return { seed, random: new Random(seed) };
}
