import { DatabaseError } from '../errors.ts';
import type { Cluster } from './cluster.ts';

/**
 * Makes one commit and checks that it reached the disk. This detects at the start, not after a power cut, if an update
 * of the engine silently loses the hook of {@link DurableNodeFS}.
 *
 * @throws {DatabaseError} if the commit didn't reach the disk
 */
export async function selfCheck({ lite, disk }: Cluster): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await lite.query<Record<string, string>>(`show ${name}`);
    if (rows[0]?.[name] !== 'on') throw unsafe(`${name} is ${rows[0]?.[name]}`);
  }
  const before = disk.syncs;
  await lite.query(`select pg_logical_emit_message(true, 'console', 'does a commit reach the disk?')`);
  if (disk.syncs <= before) throw unsafe('a commit did not reach the disk');
}

const unsafe = (what: string) =>
  new DatabaseError(
    `The embedded database would lose data in a power cut (${what}), so the server does not start.`,
  );
