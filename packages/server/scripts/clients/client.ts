import { openConsoles, type Waited, type Watch } from './consoles.ts';
import { drive, type Job, type Result } from './drive.ts';

/*
 * A process that asks a server what it is told to, so that neither the server nor who measures it shares its event loop.
 * Started by `workers.ts`.
 */
export type Order = { drive: Job } | { watch: Watch } | { take: true };
export type Told = { result: Result | Waited | null; cpu: number };

let consoles: ReturnType<typeof openConsoles> | undefined;

process.on('message', async (order: Order) => {
  const before = process.cpuUsage();
  const result = await obey(order);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ result, cpu: (user + system) / 1e6 } satisfies Told);
});
process.on('disconnect', () => process.exit());

async function obey(order: Order): Promise<Told['result']> {
  if ('drive' in order) return drive(order.drive);
  if ('watch' in order) consoles = openConsoles(order.watch);
  return consoles?.take() ?? null;
}
