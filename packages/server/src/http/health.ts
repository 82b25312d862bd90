import { statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const leastFree = 0.05;

/** `/healthz`: the process responds. `/readyz`: it can work, so a load balancer can send it requests. */
export function health(app: FastifyInstance, dataDir: string | undefined) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await app.database.isReady()) && (await canKeepMore(dataDir));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function canKeepMore(dataDir: string | undefined): Promise<boolean> {
  if (!dataDir) return true;
  try {
    // A failed disk can still be queried, but not written.
    await writeFile(join(dataDir, '.writable'), 'yes');
    const { bavail, blocks } = await statfs(dataDir);
    return bavail / blocks > leastFree;
  } catch {
    return false;
  }
}
