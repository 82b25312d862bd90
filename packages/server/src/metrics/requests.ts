import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import { clientLeft, methodOf, routeOf } from './labels.ts';

/** In seconds. Most calls take a few milliseconds; after 15 s the server gives up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/**
 * Counts and times the requests of a server. The labels are route patterns, never paths, so that they contain no IDs or
 * search terms, and their number is limited by the number of routes.
 */
export function countRequests(app: FastifyInstance, registry: Registry<OpenMetricsContentType>) {
  const registers = [registry];
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests whose response is not complete.',
    registers,
  });

  app.addHook('onRequest', async (request, { raw }) => {
    const start = performance.now();
    inFlight.inc();
    // A response that its client doesn't read to the end is only closed.
    raw.once('close', () => {
      inFlight.dec();
      const labels = { method: methodOf(request), route: routeOf(request) };
      count.inc({ ...labels, status: String(raw.writableEnded ? raw.statusCode : clientLeft) });
      duration.observe(labels, (performance.now() - start) / 1000);
    });
  });
}
