import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig, StartupError } from './config.ts';
import { DatabaseError } from './database/errors.ts';
import { type Database, open } from './database/open.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

await start().catch((error: unknown) => {
  if (error instanceof StartupError || error instanceof DatabaseError)
    process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
});

async function start() {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const app = await buildApp({
    config,
    database,
    logger: {
      level: config.production ? 'info' : 'warn',
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.body'],
    },
  });
  stopOnSignals(app, database);
  await listen(app, config, database);
  say(`\nThe console is ready: ${app.listeningOrigin}`);
  say(
    `  Database: ${config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host}` : config.dataDir}`,
  );
  say(
    config.identity.kind === 'development'
      ? '  Identity: DEVELOPMENT sign-in, no passwords, for this machine only'
      : '  Identity: Google',
  );
  say('  Stop it with Ctrl+C.\n');
}

async function openDatabase({ databaseUrl, dataDir, demoData }: Config): Promise<Database> {
  say(
    databaseUrl
      ? 'Connecting to PostgreSQL …'
      : `Opening the database in ${dataDir} (the first time takes a few seconds) …`,
  );
  const database = await open(databaseUrl ? { databaseUrl } : { dataDir });
  return database;
}

async function listen(app: FastifyInstance, { port, host }: Config, database: Database) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await database.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is taken by another program: stop that one, or set PORT to a free port.`,
      );
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} needs more rights: set PORT to 1024 or above.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST must be an address of this machine, but ${host} is not.`);
    }
    throw error;
  }
}

/** Finishes what is under way (at most 10 s), closes the database and ends with 0. A second signal ends at once. */
function stopOnSignals(app: FastifyInstance, database: Database) {
  const stop = async () => {
    process.on('SIGINT', () => process.exit(130));
    say('Stopping …');
    const drained = app.close();
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
