import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { compact } from './compact.ts';
import type { ErasureLog } from './erasureLog.ts';
import type { Terms } from './erasures.queries.ts';
import { planSweep, recordErasures, sweep } from './sweep.ts';

const hour = 3_600_000;
const sweptAt = 'swept_at';
/** Rewriting a larger table would keep everyone waiting. The operator's command does it. */
const mostBytes = 200_000_000;

interface Options {
  terms: Terms;
  erasureLog: ErasureLog | undefined;
  /** Removes the files of deleted recordings. */
  removeFiles: (() => void) | undefined;
}

/**
 * Sweeps once a day: counts what is due, logs the numbers, and then removes it. Looks every hour, so that a server that
 * is stopped at night also sweeps. An erasure that is due doesn't wait for the day to pass.
 */
export function sweepNightly(app: FastifyInstance, { terms, erasureLog, removeFiles }: Options) {
  const { db, engine } = app.database;
  const sweeping = { db, terms, erasureLog };

  async function sweepIfDue() {
    await recordErasures(sweeping);
    const plan = await planSweep({ db }, await takeTurn(db));
    if (plan.erasures.length + plan.retention.length === 0) return;
    app.log.info({ plan }, 'The sweep removes');
    await sweep(sweeping, plan);
    removeFiles?.();
    if (engine !== 'embedded' || plan.erasures.length === 0) return;
    const large = await compact(db, mostBytes);
    if (large.length > 0) {
      app.log.warn(
        { large },
        'Deleted rows stay in these tables until scripts/sweepErasures.ts --compact is run',
      );
    }
  }

  let running = Promise.resolve();
  function look() {
    running = running
      .then(sweepIfDue)
      .catch((err: unknown) => app.log.error({ err }, 'The sweep failed and is repeated in an hour'));
  }
  const timer = setInterval(look, hour).unref();
  app.addHook('onListen', async () => look());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Whether the last sweep was a day ago. Of several servers, one takes the turn. */
async function takeTurn(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`insert into server_state (key, value) values (${sweptAt}, now()::text)
    on conflict (key) do update set value = excluded.value
      where server_state.value::timestamptz <= now() - interval '23 hours' returning key`.execute(db);
  return rows.length > 0;
}
