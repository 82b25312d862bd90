import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { clientLeft, methodOf, routeOf } from './labels.ts';

/** The time for sending the last spans when the server stops, in milliseconds. */
const lastMs = 2_000;

/** Adds traces to a server. Call it before any route is added. */
export type Traces = (app: FastifyInstance, database: Database) => void;

/**
 * Sends a trace of each request to an OpenTelemetry collector: a span for the request, and one for each of its
 * statements to the database. They contain no IDs, search terms or values. This module is only loaded if traces are
 * turned on.
 *
 * @param endpoint the base URL of the collector
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export function tracesTo(endpoint: string): Traces {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', `${endpoint}/`).href });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'console' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('console');
  const current = new AsyncLocalStorage<Span>();

  return (app, database) => {
    app.addHook('onRequest', (request, { raw }, done) => {
      const method = methodOf(request);
      const attributes = { 'http.request.method': method, 'console.request.id': request.id };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      raw.once('close', () => {
        const route = routeOf(request);
        const status = raw.writableEnded ? raw.statusCode : clientLeft;
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      current.run(span, done);
    });
    database.onQuery(({ text, milliseconds, isError }) => {
      const parent = current.getStore();
      if (!parent) return;
      const end = Date.now();
      const span = tracer.startSpan(
        text.slice(0, text.indexOf(' ')),
        {
          kind: SpanKind.CLIENT,
          startTime: end - milliseconds,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 4_000) },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    });
    // A collector that is away must not keep the server from stopping.
    app.addHook('onClose', () =>
      Promise.race([provider.shutdown().catch(() => {}), wait(lastMs, undefined, { ref: false })]),
    );
  };
}
