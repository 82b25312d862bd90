import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { answerBrokenRequest, refuseTwoHosts } from './api/brokenRequests.ts';
import { answerNotModified } from './api/entityTags.ts';
import { answerProblem, Problem } from './api/errors.ts';
import { limitBytes } from './api/limitBytes.ts';
import { type Queue, queue } from './api/queue.ts';
import { type Limits, limitCalls, usualLimits } from './api/rateLimits.ts';
import { readJson } from './api/readJson.ts';
import { countRowStreams } from './api/rowStream.ts';
import { type Encryption, encryption } from './config/encryption.ts';
import { keepQuotas, usualQuotas } from './config/quotas.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import { documents, opensConsole, wholeAddress } from './http/documents.ts';
import { headers } from './http/headers.ts';
import { health } from './http/health.ts';
import { policyReports } from './http/policyReports.ts';
import { authenticate, checkSecondFactor } from './identity/authenticate.ts';
import { developmentProvider } from './identity/development/provider.ts';
import { developmentRoutes } from './identity/development/routes.ts';
import { type Guesses, guessesIn, uncounted } from './identity/guesses.ts';
import { google, type IdentityProvider } from './identity/provider.ts';
import { authenticateService } from './identity/serviceTokens.ts';
import { countGuesses } from './identity/tokenGuesses.ts';
import { collectMetrics, type Metrics } from './metrics/metrics.ts';
import type { Traces } from './metrics/traces.ts';
import { cardPayments } from './payments/cardPayments.ts';
import { subscriptionProvider } from './payments/subscriptions.ts';
import { insertAppointment } from './resources/appointments/appointmentChanges.queries.ts';
import {
  appointmentsRoutes,
  pageOfAllAppointments,
  pageOfAppointmentsIn,
  toAppointment,
} from './resources/appointments/appointments.routes.ts';
import { calendarFeedsRoutes } from './resources/calendarFeeds/calendarFeeds.routes.ts';
import { callbacksRoutes } from './resources/callbacks/callbacks.routes.ts';
import { botsRoutes } from './resources/channels/bots.routes.ts';
import { channelsOf, channelsRoutes } from './resources/channels/channels.routes.ts';
import { collectionsRoutes } from './resources/collections/collections.routes.ts';
import {
  contactOf,
  contactsRoutes,
  pageOfAllContacts,
  pageOfContactsIn,
} from './resources/contacts/contacts.routes.ts';
import { creditCardsRoutes } from './resources/creditCards/creditCards.routes.ts';
import { soundFetcher } from './resources/ingestion/fetchSound.ts';
import { ingestionRoutes } from './resources/ingestion/ingestion.routes.ts';
import { ingestedRecordingsRoutes } from './resources/ingestion/recordings.routes.ts';
import { removeAbandonedSounds } from './resources/ingestion/storeSound.ts';
import { webhooksRoutes } from './resources/ingestion/webhooks/webhooks.routes.ts';
import { integrationsRoutes } from './resources/integrations/integrations.routes.ts';
import { loginSessionsRoutes } from './resources/loginSessions/loginSessions.routes.ts';
import { managersRoutes } from './resources/managers/managers.routes.ts';
import { membersRoutes } from './resources/members/members.routes.ts';
import {
  needRoom,
  organizationOf,
  organizationsOf,
  organizationsRoutes,
} from './resources/organizations/organizations.routes.ts';
import { type CopiedResources, copiesRoutes } from './resources/personalData/copies.routes.ts';
import { erasuresRoutes } from './resources/personalData/erasures.routes.ts';
import { erasureLogOf, erasureTerms } from './resources/personalData/erasureTerms.ts';
import { requestOrganizationErasure } from './resources/personalData/organizationErasures.queries.ts';
import { sweepNightly } from './resources/personalData/sweepNightly.ts';
import { phonesRoutes } from './resources/phones/phones.routes.ts';
import { qnaRoutes } from './resources/qna/qna.routes.ts';
import { removeFreedFiles } from './resources/recordings/freedFiles.ts';
import { recordingsRoutes } from './resources/recordings/recordings.routes.ts';
import { reportsRoutes } from './resources/reports/reports.routes.ts';
import { searchRoutes } from './resources/search/search.routes.ts';
import { serviceTokensRoutes } from './resources/serviceTokens/serviceTokens.routes.ts';
import { pageOfAllSessions, pageOfSessionsIn, sessionsRoutes } from './resources/sessions/sessions.routes.ts';
import { settingsOf, settingsRoutes } from './resources/settings/settings.routes.ts';
import { usageRoutes } from './resources/usage/usage.routes.ts';
import { credentialsRoutes } from './resources/user/credentials.routes.ts';
import { signInRoutes } from './resources/user/signIn.routes.ts';
import { findMe } from './resources/user/user.queries.ts';
import { toUser, userRoutes } from './resources/user/user.routes.ts';

interface AppOptions {
  config: Pick<Config, 'identity' | 'consoleDir' | 'trustedProxies'> &
    Partial<
      Pick<
        Config,
        | 'dataDir'
        | 'encryptionKey'
        | 'quotas'
        | 'recordingHosts'
        | 'requiresSecondFactor'
        | 'paypal'
        | 'googleConnect'
        | 'metrics'
        | 'accessibilityContact'
      >
    >;
  database: Database;
  /** @default the usual limits */
  limits?: Limits;
  /** @default no log */
  logger?: FastifyServerOptions['logger'];
  /** Replaces the fetcher of recordings. */
  fetchSound?: ReturnType<typeof soundFetcher>;
  /** Replaces the configured identity provider. */
  provider?: IdentityProvider;
  /** @default none */
  traces?: Traces | undefined;
  /** @default 15 s for a request, 20 s of silence */
  timeouts?: Timeouts;
}

/** The time for sending a whole request and the time without any data, in milliseconds. */
export interface Timeouts {
  request: number;
  silence: number;
}

/** The maximum length of a URL. The length of each parameter is limited by its schema. */
const longestParam = 16_384;

const defaultTimeouts: Timeouts = { request: 15_000, silence: 20_000 };

/** The whole HTTP server: the API, the console's documents, and the development identity if it is selected. */
export async function buildApp({
  config,
  database,
  logger = false,
  timeouts = defaultTimeouts,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    genReqId: () => randomUUID(),
    // For routes that aren't in the contract. Each endpoint of the contract has its own limit.
    bodyLimit: 16_384,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    // Unless all three are set, Node checks only every 30 s and never ends a body that arrives byte by byte.
    http: {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.request / 15,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    routerOptions: { maxParamLength: longestParam, ignoreTrailingSlash: true },
    rewriteUrl: wholeAddress,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerProblem,
  });
  app.decorate('database', database);
  const quotas = config.quotas ?? usualQuotas;
  await keepQuotas(database.db, quotas);
  app.decorate('authenticate', authenticate);
  app.decorate('authenticateService', authenticateService);
  app.decorate('checkSecondFactor', checkSecondFactor);
  app.decorate('requiresSecondFactor', config.requiresSecondFactor ?? false);
  app.decorate('encryption', encryption(config.encryptionKey));
  // The embedded engine runs one query at a time. With PostgreSQL, most connections are left for fast queries.
  app.decorate('slowQueryQueue', queue(database.engine === 'embedded' ? 1 : 3));
  app.decorateRequest('session', null);
  app.decorateRequest('membership', null);
  app.decorateRequest('service', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler((error, request, reply) => {
    if (!answerNotModified(error, reply)) answerProblem(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    if (opensConsole(request)) return app.sendConsole(reply);
    return answerProblem(new Problem('not-found'), request, reply);
  });
  const metrics = config.metrics && collectMetrics(app, config.metrics, config.dataDir);
  app.decorate('metrics', metrics);
  options.traces?.(app, database);
  readJson(app);
  countRowStreams(app);

  await headers(app);
  refuseTwoHosts(app);
  await app.register(cookie);
  const limits = options.limits ?? usualLimits;
  await limitCalls(app, limits);
  countGuesses(app, limits);
  limitBytes(app, limits !== false && quotas);
  app.decorate('guesses', limits ? guessesIn(database.db) : uncounted);
  health(app, config.dataDir);
  await policyReports(app);
  await identity(app, config, options.provider);
  userRoutes(app);
  credentialsRoutes(app);
  settingsRoutes(app, subscriptionProvider(config));
  const terms = erasureTerms(app.encryption, database);
  organizationsRoutes(app, { channelsOf, quotas, requestErasure: requestOrganizationErasure });
  channelsRoutes(app, quotas);
  botsRoutes(app);
  phonesRoutes(app);
  reportsRoutes(app);
  contactsRoutes(app);
  managersRoutes(app);
  sessionsRoutes(app);
  callbacksRoutes(app);
  recordingsRoutes(app, config.dataDir);
  const folder = config.dataDir && join(config.dataDir, 'recordings');
  const removeFiles = folder ? removeFreedFiles(app, folder) : undefined;
  const copied = {
    contact: contactOf,
    organization: (trx, user, id) => organizationOf(trx, user, id, channelsOf),
    contacts: pageOfContactsIn,
    sessions: pageOfSessionsIn,
    appointments: pageOfAppointmentsIn,
    toAppointment,
  } satisfies CopiedResources;
  copiesRoutes(app, copied, config.dataDir);
  erasuresRoutes(app, { needRoom: (trx, user) => needRoom(trx, user, quotas) });
  sweepNightly(app, {
    terms,
    erasureLog: config.dataDir ? erasureLogOf(config.dataDir) : undefined,
    removeFiles,
  });
  searchRoutes(app);
  usageRoutes(app);
  appointmentsRoutes(app);
  calendarFeedsRoutes(app);
  qnaRoutes(app);
  integrationsRoutes(app);
  serviceTokensRoutes(app);
  ingestionRoutes(app, insertAppointment);
  const recordings = {
    folder,
    most: quotas.recordingMegabytes * 1_000_000,
    fetchSound: options.fetchSound ?? soundFetcher(config.recordingHosts ?? []),
  };
  await webhooksRoutes(app, recordings);
  await ingestedRecordingsRoutes(app, recordings);
  if (folder) app.addHook('onReady', () => removeAbandonedSounds(folder));
  membersRoutes(app);
  loginSessionsRoutes(app);
  creditCardsRoutes(app, await cardPayments(app, config.identity));
  collectionsRoutes(app, {
    sessions: pageOfAllSessions,
    contacts: pageOfAllContacts,
    appointments: pageOfAllAppointments,
    channels: channelsOf,
    users: async (trx, user) => [toUser(await findMe(trx, user))],
  });
  const { consoleDir, paypal, googleConnect, accessibilityContact = {} } = config;
  const hasGoogle = config.identity.kind === 'google';
  await documents(app, { consoleDir, hasGoogle, paypal, googleConnect, accessibilityContact });
  return app;
}

async function identity(app: FastifyInstance, config: Pick<Config, 'identity'>, provider?: IdentityProvider) {
  const { identity } = config;
  const development =
    identity.kind === 'development'
      ? await developmentProvider(app.database.db, () => app.listeningOrigin)
      : undefined;
  const chosen = provider ?? development ?? (identity.kind === 'google' && google(identity.clientId));
  if (!chosen) throw new Error('No identity provider');
  if (development) await app.register(developmentRoutes, development);
  signInRoutes(app, {
    provider: chosen,
    kind: identity.kind,
    async belongings(trx, user) {
      const channels = await channelsOf(trx, user);
      const organizations = await organizationsOf(trx, user, channels);
      return { channels, organizations, settings: await settingsOf(trx, user) };
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    /** For stored values that must be read again, such as the secret of a second factor. */
    encryption: Encryption;
    /** Counts wrong passwords and codes. */
    guesses: Guesses;
    /** Undefined if no metrics are collected. */
    metrics: Metrics | undefined;
    /** The queue for slow queries. */
    slowQueryQueue: Queue;
  }
}
