import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Told } from './client.ts';
import type { Waited, Watch } from './consoles.ts';
import type { Job, Result } from './drive.ts';

/** A process of its own that asks a server; one order at a time. */
function startWorker() {
  const child = fork(fileURLToPath(new URL('client.ts', import.meta.url)));
  async function give(order: Order): Promise<Told> {
    child.send(order);
    const [told] = await once(child, 'message');
    return told as Told;
  }
  return { pid: child.pid, give, stop: () => void child.disconnect() };
}

/** The client of the cases, in a process of its own. */
export function startDriver() {
  const { give, stop } = startWorker();
  return {
    stop,
    /** How it went, and how many seconds of a core the asking itself took. */
    async drive(job: Job): Promise<{ result: Result; cpu: number }> {
      const { result, cpu } = await give({ drive: job });
      return { result: result as Result, cpu };
    },
  };
}

/** Consoles that stand open, in a process of their own. */
export async function startConsoles(watch: Watch) {
  const { pid, give, stop } = startWorker();
  await give({ watch });
  return { pid, stop, take: async () => (await give({ take: true })).result as Waited };
}
