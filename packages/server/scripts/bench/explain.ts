import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { buildApp } from '../../src/app.ts';
import type { Database } from '../../src/database/open.ts';
import type { Tables } from '../../src/database/schema.ts';
import type { Case } from '../clients/cases.ts';
import type { Subject } from './load.ts';

/** Remembers the last query and counts the queries that were run. */
class Notebook implements KyselyPlugin {
  last: RootOperationNode | undefined;
  count = 0;
  transformQuery({ node }: { node: RootOperationNode }) {
    // Called for the parts of a query too, and for the whole query last.
    this.last = node;
    return node;
  }
  async transformResult<Result>({ result }: { result: Result }) {
    this.count += 1;
    return result;
  }
}

/** The number of queries for each case, and the plan of the last one. */
export async function explain(
  database: Database,
  cases: readonly Case[],
  { tokens: [token = ''], contactIds: [contact = ''] }: Subject,
): Promise<string> {
  const notebook = new Notebook();
  const db = database.db.withPlugin(notebook) as Kysely<Tables>;
  const app = await buildApp({
    config: { identity: { kind: 'development' }, consoleDir: '/nowhere', trustedProxies: [] },
    database: { ...database, db },
    limits: false,
  });
  const lines: string[] = [];
  for (const { name, path } of cases.filter((one) => one.method === 'GET' && one.path.startsWith('/api'))) {
    const headers = { authorization: `Bearer ${token}` };
    const url = path.replace(':contact', contact);
    await app.inject({ url, headers });
    notebook.count = 0;
    await app.inject({ url, headers });
    lines.push('', `${name}: ${notebook.count} queries`, ...(await planOf(database.db, notebook.last)));
  }
  await app.close();
  return lines.join('\n');
}

async function planOf(db: Kysely<Tables>, node: RootOperationNode | undefined): Promise<string[]> {
  if (!node) return [];
  const executor = db.getExecutor();
  const compiled = executor.compileQuery(node, { queryId: 'explain' });
  const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>({
    ...compiled,
    sql: `explain (analyze, costs off, buffers) ${compiled.sql}`,
  });
  return rows.map((row) => row['QUERY PLAN'].slice(0, 150)).filter((line) => told.test(line));
}

/** The lines of a plan with indexes, sorting, pages read and duration. */
const told = /Scan|Index Cond|Recheck Cond|Sort|Limit|Heap Fetches|Buffers|Execution/;
