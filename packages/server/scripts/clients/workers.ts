import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Waited, Watch } from './consoles.ts';
import type { Job, Result } from './drive.ts';

/** Starts a separate client process, so that it doesn't share its event loop. It takes one order at a time. */
export function startClient() {
  const child = fork(fileURLToPath(new URL('client.ts', import.meta.url)));
  async function give(order: object): Promise<unknown> {
    child.send(order);
    const [found] = await once(child, 'message');
    return found;
  }
  return {
    pid: child.pid,
    /** Sends requests from a number of connections. */
    drive: async (drive: Job) => (await give({ drive })) as Result,
    /** Opens consoles that stay open. */
    watch: (watch: Watch) => give({ watch }),
    /** The response times of the open consoles since the last call. */
    take: async () => (await give({})) as Waited,
    stop: () => child.disconnect(),
  };
}
