import { fileURLToPath } from 'node:url';
import type { FastifyServerOptions, InjectOptions } from 'fastify';
import type { Limits } from '../api/rateLimits.ts';
import { buildApp } from '../app.ts';
import type { AccessibilityContact } from '../config/accessibilityContact.ts';
import { type Quotas, usualQuotas } from '../config/quotas.ts';
import type { GoogleConnectChoice, IdentityChoice, MetricsChoice, PayPalChoice } from '../config.ts';
import { openForTest, type QueryListener } from '../database/openForTest.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import type { Traces } from '../metrics/traces.ts';
import type { soundFetcher } from '../resources/ingestion/fetchSound.ts';
import { peopleIn } from './fixtures.ts';

interface TestOptions {
  identity?: IdentityChoice;
  /** @default false */
  requiresSecondFactor?: boolean;
  /** @default none */
  paypal?: PayPalChoice;
  /** Overrides of the default quotas. */
  quotas?: Partial<Quotas>;
  /** @default none */
  googleConnect?: GoogleConnectChoice;
  /** @default none */
  accessibilityContact?: AccessibilityContact;
  provider?: IdentityProvider;
  /** @default none */
  limits?: Limits;
  /** Replaces the fetcher of recordings. */
  fetchSound?: ReturnType<typeof soundFetcher>;
  consoleDir?: string;
  /** @default none */
  metrics?: MetricsChoice;
  /** @default none */
  traces?: Traces;
  /** The folder with the recordings. @default none */
  dataDir?: string;
  /** @default no log */
  logger?: FastifyServerOptions['logger'];
  /** Called with every statement that is sent to the database. */
  onQuery?: QueryListener;
}

interface TestCall {
  /** The bearer token. */
  as?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The whole server on an empty database, called without a network, with functions to create people and businesses. */
export async function startForTest({
  identity = { kind: 'development' },
  limits = false,
  ...options
}: TestOptions = {}) {
  const database = await openForTest(undefined, options.onQuery);
  const app = await buildApp({
    config: {
      identity,
      trustedProxies: [],
      ...(options.requiresSecondFactor && { requiresSecondFactor: true }),
      ...(options.paypal && { paypal: options.paypal }),
      quotas: { ...usualQuotas, ...options.quotas },
      ...(options.googleConnect && { googleConnect: options.googleConnect }),
      ...(options.accessibilityContact && { accessibilityContact: options.accessibilityContact }),
      consoleDir: options.consoleDir ?? fileURLToPath(new URL('./console', import.meta.url)),
      ...(options.metrics && { metrics: options.metrics }),
      ...(options.dataDir && { dataDir: options.dataDir }),
    },
    database,
    limits,
    ...(options.logger && { logger: options.logger }),
    traces: options.traces,
    ...(options.provider && { provider: options.provider }),
    ...(options.fetchSound && { fetchSound: options.fetchSound }),
  });

  async function call(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    { as, body, headers }: TestCall = {},
  ) {
    const answer = await app.inject({
      method,
      url: path.startsWith('/api') || !path.startsWith('/') ? path : `/api${path}`,
      headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = /json/.test(String(answer.headers['content-type']));
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? JSON.parse(answer.body) : undefined,
    };
  }

  return {
    app,
    database,
    call,
    ...peopleIn(database.db),
    async stop() {
      await app.close();
      await database.close();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startForTest>>;
