import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { usualLimits } from './api/rateLimits.ts';
import { buildApp } from './app.ts';
import { missingContact } from './config/accessibilityContact.ts';
import { type Encryption, encryption } from './config/encryption.ts';
import { keyInFolder } from './config/encryptionKey.ts';
import { type Config, readConfig, StartupError } from './config.ts';
import { prepareFolder } from './database/durable/folder.ts';
import { DatabaseError } from './database/errors.ts';
import { type Database, open } from './database/open.ts';
import { loadDemo } from './demo/loadDemo.ts';
import { placeDemoRecordings } from './demo/recordings.ts';
import { logOf } from './http/log.ts';
import { developmentIssuer } from './identity/development/provider.ts';
import { metricsPath } from './metrics/metrics.ts';
import { listenForScrapers } from './metrics/ownPort.ts';
import { protectSecrets } from './resources/integrations/protectSecrets.ts';
import { erasureLogOf, erasureTerms } from './resources/personalData/erasureTerms.ts';
import { repeatErasures } from './resources/personalData/sweep.ts';

/** The beginning of the names of `PORT` and `HOST`. */
type Listening = '' | 'METRICS_';

const patienceMs = 10_000;
/** Next to `src` and, in the built server, next to `dist`. */
const demoRecordings = fileURLToPath(new URL('../recordings', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

await start().catch((error: unknown) => {
  if (error instanceof StartupError || error instanceof DatabaseError)
    process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(error instanceof DatabaseError ? error.status : 1);
});

async function start() {
  const config = readConfig(process.env);
  await findPortFree('', config);
  const { metrics } = config;
  if (metrics?.port !== undefined) await findPortFree('METRICS_', { ...metrics, port: metrics.port });
  const database = await openDatabase(config);
  const encryptionKey = config.encryptionKey ?? keyInFolder(config.dataDir);
  const secrets = encryption(encryptionKey);
  await protectSecrets(database.db, secrets)
    .then(() => repeatAll(config, database, secrets))
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  const app = await buildApp({
    config: { ...config, encryptionKey },
    database,
    limits: config.hasLimits && { ...usualLimits, invitation: config.invitationLimit },
    logger: logOf(config.logLevel),
    traces: await startTraces(config),
  });
  stopOnSignals(app, database);
  const scraped = await serveMetrics(app, config);
  await listen(app, config, database);
  say(`
The console is ready: ${app.listeningOrigin}
  Database  ${describeDatabase(config)}
  Identity  ${describeIdentity(config)}${describeMetrics(app, scraped)}
  To stop   Ctrl+C
`);
  const missing = missingContact(config.accessibilityContact);
  if (config.production && missing.length > 0) {
    say(`The accessibility statement (/accessibility) lacks its contact: set ${missing.join(', ')}.`);
  }
}

async function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, dataDir, demoData } = config;
  const isFirstStart = !databaseUrl && !existsSync(join(dataDir, 'database'));
  if (isFirstStart) say(`Creating the database in ${dataDir} (once, a few seconds) …`);
  // With PostgreSQL, the recordings are still in this folder.
  if (databaseUrl) prepareFolder(dataDir);
  const database = await open(databaseUrl ? { databaseUrl } : { dataDir });
  if (isFirstStart && demoData) say('Loading the demo businesses …');
  if (demoData) {
    await loadDemo(database.db, { today: new Date(), issuer: developmentIssuer });
    await placeDemoRecordings(demoRecordings, join(dataDir, 'recordings'));
  }
  return database;
}

/** Erases again what a restored backup has brought back, before anyone can see it. */
async function repeatAll({ dataDir }: Config, database: Database, secrets: Encryption) {
  const terms = erasureTerms(secrets, database);
  const count = await repeatErasures({ db: database.db, terms, erasureLog: erasureLogOf(dataDir) });
  if (count > 0) say(`Erased again what a restored backup had brought back: ${count}.`);
}

function describeDatabase({ databaseUrl, dataDir }: Config): string {
  return databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : `embedded, in ${dataDir}`;
}

function describeIdentity({ identity }: Config): string {
  return identity.kind === 'development'
    ? 'DEVELOPMENT sign-in: no passwords, on this machine only'
    : 'Google';
}

/**
 * Checks the port before any other work, because the first start creates and fills a database.
 *
 * @param prefix the beginning of the names of the settings
 */
async function findPortFree(prefix: Listening, { port, host }: Pick<Config, 'port' | 'host'>) {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portRefused(prefix, error, port, host)));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

async function listen(app: FastifyInstance, { port, host }: Config, database: Database) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await database.close();
    throw portRefused('', error, port, host);
  }
}

/** Opens the port of the metrics, if they have their own. */
async function serveMetrics(app: FastifyInstance, { metrics }: Config): Promise<Server | undefined> {
  if (!app.metrics || metrics?.port === undefined) return undefined;
  const { port, host } = metrics;
  const server = await listenForScrapers(app.metrics, { port, host }).catch(async (error: unknown) => {
    await app.database.close();
    throw portRefused('METRICS_', error, port, host);
  });
  app.addHook('onClose', async () => void server.close());
  return server;
}

/** Loads the modules for traces only if they are sent. */
async function startTraces({ tracesEndpoint }: Config) {
  if (!tracesEndpoint) return undefined;
  const { tracesTo } = await import('./metrics/traces.ts');
  return tracesTo(tracesEndpoint);
}

function describeMetrics(app: FastifyInstance, own: Server | undefined): string {
  if (!app.metrics) return '';
  const { address, family, port } = (own?.address() ?? {}) as Partial<AddressInfo>;
  const origin = own ? `http://${family === 'IPv6' ? `[${address}]` : address}:${port}` : app.listeningOrigin;
  return `\n  Metrics   ${origin}${metricsPath}`;
}

function portRefused(prefix: Listening, error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program: stop that one, or set ${prefix}PORT to a free port.`,
    );
  }
  if (code === 'EACCES')
    return new StartupError(`Port ${port} needs more rights: set ${prefix}PORT to 1024 or above.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`${prefix}HOST must be an address of this machine, but ${host} is not.`);
  }
  return error;
}

/** Finishes running requests (10 s at most), closes the database and exits with 0. A second Ctrl+C exits at once. */
function stopOnSignals(app: FastifyInstance, database: Database) {
  let isStopping = false;
  async function stop() {
    if (isStopping) process.exit(130);
    isStopping = true;
    say('Stopping …');
    const { promise: deadline, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, patienceMs);
    await Promise.race([app.close(), deadline]);
    await database.close();
    process.exit(0);
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
