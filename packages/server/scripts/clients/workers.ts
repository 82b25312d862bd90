import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Waited, Watch } from './consoles.ts';
import type { Job, Result } from './drive.ts';

/** Starts a process of its own that asks a server, so that nobody shares its event loop; one order at a time. */
export function startClient() {
  const child = fork(fileURLToPath(new URL('client.ts', import.meta.url)));
  async function give(order: object): Promise<unknown> {
    child.send(order);
    const [found] = await once(child, 'message');
    return found;
  }
  return {
    pid: child.pid,
    /** Asks from so many connections. */
    drive: async (drive: Job) => (await give({ drive })) as Result,
    /** Opens consoles that stay open. */
    watch: (watch: Watch) => give({ watch }),
    /** What the open consoles waited for since the last time. */
    take: async () => (await give({})) as Waited,
    stop: () => child.disconnect(),
  };
}
