import { openConsoles, type Watch } from './consoles.ts';
import { drive, type Job } from './drive.ts';

/* The process that `workers.ts` starts. */
let consoles: ReturnType<typeof openConsoles> | undefined;

process.on('message', async (order: { drive?: Job; watch?: Watch }) => {
  if (order.watch) consoles = openConsoles(order.watch);
  process.send?.(order.drive ? await drive(order.drive) : (consoles?.take() ?? null));
});
process.on('disconnect', () => process.exit());
