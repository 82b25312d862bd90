import { parseArgs } from 'node:util';
import { readConfig, StartupError } from '../src/config.ts';
import { apiOf, overHttp } from '../src/simulation/api.ts';
import { readOptions, SimulationError } from '../src/simulation/options.ts';
import { signInOwners, signOut } from '../src/simulation/owners.ts';
import { simulate } from '../src/simulation/simulate.ts';

/* Simulates incoming calls: sends them to a running console with service tokens, as a phone service does. */

const usage = `Makes calls come in, as the phone service would, so that there is something to see in the console.

  npm run simulate -- [options]

  --calls N            Stop after N calls. Otherwise they come until Ctrl+C
  --speed X            1 is as fast as people speak, 10 ten times as fast (1 to 1000; usually 5)
  --organization NAME  Only for the organization with this id, or with this in its name.
                       Otherwise for all that have an active phone channel, in turn
  --at-once N          At most N calls at the same time (1 to 50; usually 3)
  --seed TEXT          The same text makes the same choices again: who calls, what is said
  --server URL         Where the console runs (usually http://127.0.0.1:4000, or HOST and PORT)
  --help               This text

It needs a console that runs (npm start) with the development identity. It signs in as the owners, makes a
service token for each organization that is called, and revokes it at the end.
Calls that are under way when it ends are ended too.
`;

const stop = new AbortController();
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130);
    say('Ending the calls …');
    stop.abort();
  });
}

await main().catch((error: unknown) => {
  const isTold = [SimulationError, StartupError].some((kind) => error instanceof kind);
  process.stderr.write(`${isTold ? (error as Error).message : String(error)}\n`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { help, server, ...given } = readArguments();
  if (help) return void process.stdout.write(usage);
  const options = readOptions(given);
  const { NODE_ENV, GOOGLE_CLIENT_ID } = process.env;
  if (NODE_ENV === 'production' || GOOGLE_CLIENT_ID) {
    throw new SimulationError('Calls are made up for development only: unset NODE_ENV and GOOGLE_CLIENT_ID.');
  }
  const origin = originOf(server);
  const owners = await signInOwners(origin);
  try {
    await simulate({ api: apiOf(overHttp(origin)), owners }, options, { say, signal: stop.signal });
  } finally {
    await signOut(origin, owners);
  }
}

function originOf(server: string | undefined): string {
  if (server === undefined) {
    const { host, port } = readConfig({ AUTH_DEV_IDP: '1', HOST: process.env.HOST, PORT: process.env.PORT });
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  }
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
    throw new SimulationError('--server must be a URL such as http://127.0.0.1:4000.');
  }
  return new URL(server).origin;
}

function readArguments() {
  const { calls, speed, 'at-once': atOnce, organization, seed, server, help } = parsed();
  return {
    ...{ help, server },
    ...(calls !== undefined && { calls: numberOf(calls) }),
    ...(speed !== undefined && { speed: numberOf(speed) }),
    ...(atOnce !== undefined && { atOnce: numberOf(atOnce) }),
    ...(organization !== undefined && { organization }),
    ...(seed !== undefined && { seed }),
  };
}

function parsed() {
  const text = { type: 'string' } as const;
  const options = {
    ...{ calls: text, speed: text, organization: text, 'at-once': text, seed: text },
    server: text,
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new SimulationError(`${sentence}. See npm run simulate -- --help.`);
  }
}

/** Empty or invalid text becomes NaN, which the validation rejects with its error. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
