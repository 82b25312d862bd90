import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, type OpenMetricsContentType, Registry } from 'prom-client';
import { Problem } from '../api/errors.ts';
import type { MetricsChoice } from '../config.ts';
import { countRequests } from './requests.ts';
import { measureStore } from './store.ts';

export const metricsPath = '/metrics';

/** What a scraper reads, in the OpenMetrics format. */
export interface Metrics {
  contentType: string;
  read(): Promise<string>;
  /** Whether the `Authorization` header of a scraper contains the token, if one is needed. */
  isAllowed(authorization: string | undefined): boolean;
}

/**
 * Collects metrics of the process, the requests and the stored data. Without a port of their own, the server's port
 * serves them. Call it before any route is added.
 *
 * @see https://prometheus.io/docs/specs/om/open_metrics_spec/
 */
export function collectMetrics(
  app: FastifyInstance,
  { port, token }: MetricsChoice,
  dataDir: string | undefined,
): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  const measure = measureStore(app.database, registry, dataDir);
  const metrics: Metrics = {
    contentType: registry.contentType,
    async read() {
      await measure();
      return registry.metrics();
    },
    isAllowed: (authorization = '') => !token || isSame(authorization, `Bearer ${token}`),
  };
  if (port === undefined) {
    app.get(metricsPath, async ({ headers }, reply) => {
      if (!metrics.isAllowed(headers.authorization)) {
        throw new Problem('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
      }
      return reply
        .type(metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.read());
    });
  }
  return metrics;
}

/** Takes the same time for each wrong text. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
