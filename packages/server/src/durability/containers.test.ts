import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { atExit } from '../testing/atExit.ts';
import { canUnshare } from '../testing/containers.ts';
import { Acknowledged, expectNoLoss } from './acknowledged.ts';

// Skipped if this user can't create namespaces (`unshare`) for containers.
test.skipIf(!canUnshare())(
  'of two containers on one volume only the first writes, and no commit is lost',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'console-containers-'));
    onTestFinished(atExit(() => rmSync(dataDir, { recursive: true, force: true })));
    const acknowledged = new Acknowledged();
    const outcomes = [];
    for (const [first, second] of [
      ['console', 'console'],
      ['blue', 'green'],
    ] as const) {
      const writer = acknowledged.startWriter(dataDir, first);
      await writer.opened;
      const other = acknowledged.startWriter(dataDir, second);
      expect(await other.complaint()).toContain(`already in use by process 1 on ${first}`);
      expect(other.told()).toEqual([]);
      await wait(300);
      await writer.kill();
      const told = writer.told();
      acknowledged.keep(told);
      // This process opens the database under a third host name, without a lock to delete.
      outcomes.push({ when: first, acknowledged: told.length, ...(await acknowledged.compare(dataDir)) });
    }
    expectNoLoss('none', outcomes);
  },
);
