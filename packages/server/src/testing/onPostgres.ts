import { startPostgres } from './postgres.ts';

/** Global setup for running the server tests on PostgreSQL. `openForTest` reads the URL. */
export async function setup() {
  const { url, stop } = await startPostgres({ fsync: false });
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
