import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../errors.ts';
import type { Exchange } from '../exchange.ts';

/** Where the thread finds the database, and where it puts backups. */
export interface EngineFolders {
  folder: string;
  backups: string;
}

/** What the thread is told to do. */
export interface Order {
  id: number;
  kind: 'exchange' | 'backup' | 'close';
  /** What is exchanged. */
  messages?: Uint8Array<ArrayBuffer>;
}

/** How an order was carried out; under the number 0 stands the start. */
export interface Reply {
  id: number;
  answer?: Uint8Array<ArrayBuffer> | undefined;
  error?: Error;
  /** The one of a {@link DatabaseError}, which is an ordinary error once it has crossed over. */
  status?: number;
}

/** The embedded engine in a thread of its own. */
export interface Engine {
  exchange: Exchange;
  writeBackup(): Promise<void>;
  /** Writes everything out, and ends the thread. */
  close(): Promise<void>;
}

/**
 * Opens the database of a folder in a thread of its own, so that the server goes on answering whatever a query costs. Every
 * night the thread writes a backup. When it ends without being told to, as it does when the disk refuses a change, the
 * process ends too, with the same status.
 *
 * @throws {DatabaseError} when the database cannot be opened, or would lose data
 */
export async function startEngine(place: EngineFolders): Promise<Engine> {
  // `.ts` here, `.js` once it is built.
  const file = new URL(`./engineThread${extname(import.meta.filename)}`, import.meta.url);
  const thread = new Worker(file, { workerData: place });
  const orders = new Map<number, PromiseWithResolvers<Reply>>();
  let isGone = false;
  thread.on('message', (reply: Reply) => {
    // The thread ends after it has said why it cannot start, perhaps before anybody who waits for that goes on.
    if (reply.id === 0 && reply.error) isGone = true;
    orders.get(reply.id)?.resolve(reply);
    orders.delete(reply.id);
  });
  thread.on('exit', (status) => {
    if (!isGone) process.exit(status || 74);
  });

  function replyTo(id: number) {
    const expected = Promise.withResolvers<Reply>();
    orders.set(id, expected);
    return expected.promise;
  }

  let last = 0;
  async function order(kind: Order['kind'], messages?: Order['messages']) {
    last += 1;
    const expected = replyTo(last);
    thread.postMessage({ id: last, kind, messages }, messages ? [messages.buffer] : []);
    const { answer, error } = await expected;
    if (error) throw error;
    return answer;
  }

  const { error, status } = await replyTo(0);
  if (error) throw status === undefined ? error : new DatabaseError(error.message, { status });
  return {
    exchange: async (messages) => (await order('exchange', messages)) ?? new Uint8Array(),
    writeBackup: async () => void (await order('backup')),
    async close() {
      isGone = true;
      await order('close');
      await thread.terminate();
    },
  };
}
