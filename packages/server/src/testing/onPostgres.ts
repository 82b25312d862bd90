import { startPostgres } from './postgres.ts';

/** Vitest calls it once before the tests of the server run on PostgreSQL: `openForTest` reads the address. */
export async function setup() {
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
