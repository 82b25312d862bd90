import { createServer, type RequestListener, type Server } from 'node:http';
import { type Metrics, metricsPath } from './metrics.ts';

/** Serves the metrics on a port of their own. */
export async function listenForScrapers(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(answer(metrics));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen({ port, host }, resolve);
  await promise;
  return server;
}

function answer(metrics: Metrics): RequestListener {
  return async ({ method, url = '', headers }, response) => {
    const [path] = url.split('?');
    if (path !== metricsPath || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
    } else if (metrics.isAllowed(headers.authorization)) {
      response
        .writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
        .end(await metrics.read());
    } else {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
  };
}
