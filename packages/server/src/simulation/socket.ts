import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Database } from '../database/open.ts';
import type { Clock } from './clock.ts';
import { readOptions, SimulationError } from './options.ts';
import { simulate } from './simulate.ts';
import { endForgottenCalls } from './steps.ts';

/** A message from the server to the command, one JSON object per line. `ended` is the last. */
export type Message = { say: string } | { refused: string } | { ended: true };

const LONGEST = 10_000;
const FORMAT = 'The options of a simulation must be one line of JSON.';
const isWindows = process.platform === 'win32';

/** The path of the socket on which the server of a data folder listens for simulations. */
export function socketPath(dataDir: string): string {
  const folder = resolve(dataDir);
  const name = `console-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (isWindows) return `\\\\.\\pipe\\${name}`;
  const path = join(folder, 'simulate.sock');
  // Systems limit socket paths to 104 bytes or a few more.
  return Buffer.byteLength(path) < 100 ? path : join(tmpdir(), `${name}.sock`);
}

/**
 * Allows `npm run simulate` to simulate calls while the server runs, because a second process can't open the embedded
 * database. A command connects, sends its options as one line of JSON and receives events until it disconnects, which
 * ends the simulation. Only the user of the server can connect. With PostgreSQL this isn't needed, because the command
 * opens the database itself.
 */
export async function listenForSimulations({ db, engine }: Database, dataDir: string, clock?: Clock) {
  if (engine === 'postgres') return { close: async () => {} };
  await endForgottenCalls(db, 0);
  const stop = new AbortController();
  const serving = new Map<Socket, Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    serving.set(socket, serveSimulation(socket, { db, stop: stop.signal, clock }));
    socket.once('close', () => serving.delete(socket));
  });
  await listen(server, socketPath(dataDir));
  return {
    /** Ends the active calls, and returns when they are stored. */
    async close() {
      stop.abort();
      server.close();
      await Promise.all(serving.values());
      for (const socket of serving.keys()) socket.destroySoon();
    },
  };
}

interface Serving {
  db: Database['db'];
  stop: AbortSignal;
  clock: Clock | undefined;
}

async function serveSimulation(socket: Socket, { db, stop, clock }: Serving): Promise<void> {
  const hungUp = new AbortController();
  for (const event of ['end', 'close', 'error']) socket.once(event, () => hungUp.abort());
  const signal = AbortSignal.any([hungUp.signal, stop]);
  const tell = (message: Message) => socket.writable && socket.write(`${JSON.stringify(message)}\n`);
  try {
    const line = await firstLine(socket, signal);
    if (line !== undefined) {
      const say = (text: string) => tell({ say: text });
      await simulate(db, readOptions(parsed(line)), { say, signal, ...(clock && { clock }) });
      tell({ ended: true });
    }
  } catch (error) {
    tell({ refused: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

/** The first line that is sent; undefined if there is none. */
function firstLine(socket: Socket, signal: AbortSignal): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  let text = '';
  let isRead = false;
  // Keeps reading, because only a socket that is read notices when the other side disconnects.
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    if (isRead) return;
    text += chunk;
    const end = text.indexOf('\n');
    isRead = end >= 0 || text.length > LONGEST;
    if (end >= 0) resolve(text.slice(0, end));
    else if (isRead) reject(new SimulationError(FORMAT));
  });
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  return promise;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new SimulationError(FORMAT);
  }
}

/** Starts listening. If sockets can't be created, the server runs without simulations. */
async function listen(server: Server, path: string): Promise<void> {
  // Removes the socket of a killed server. It isn't in use, because this server holds the lock of the folder.
  if (!isWindows) rmSync(path, { force: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.once('error', (error) => {
    process.emitWarning(`npm run simulate will not find this server: ${error.message}`);
    resolve();
  });
  server.listen(path, resolve);
  await promise;
  if (!isWindows && server.listening) chmodSync(path, 0o600);
}
