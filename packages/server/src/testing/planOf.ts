import { createQueryId, type Kysely, type RootOperationNode } from 'kysely';
import type { Tables } from '../database/schema.ts';

/**
 * The executed plan of the last query of a function, with rows but without times and costs.
 *
 * @example expect(await planOf(db, (db) => pageOfContacts(db, user, orgId, { limit: 50 }))).toContain('Index Scan')
 */
export async function planOf(db: Kysely<Tables>, ask: (db: Kysely<Tables>) => Promise<unknown>) {
  let node: RootOperationNode | undefined;
  const noting = db.withPlugin({
    transformQuery: (query) => {
      node = query.node;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(noting);
  if (!node) throw new Error('Nothing was asked');
  const query = db.getExecutor().compileQuery(node, createQueryId());
  const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>({
    ...query,
    sql: `explain (analyze, timing off, costs off) ${query.sql}`,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
