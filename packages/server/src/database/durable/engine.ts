import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../errors.ts';
import type { Exchange } from '../exchange.ts';

/** The folders of the database and of its backups. */
export interface EngineFolders {
  folder: string;
  backups: string;
}

/** A message to the thread. */
export interface Order {
  id: number;
  kind: 'exchange' | 'backup' | 'close';
  /** The messages to exchange. */
  messages?: Uint8Array<ArrayBuffer>;
}

/** The result of an order; the ID 0 is the start. */
export interface Reply {
  id: number;
  answer?: Uint8Array<ArrayBuffer> | undefined;
  error?: Error;
  /** The status of a {@link DatabaseError}, whose class is lost between threads. */
  status?: number;
}

/** The embedded engine in its own thread. */
export interface Engine {
  exchange: Exchange;
  writeBackup(): Promise<void>;
  /** Writes everything to the disk and ends the thread. */
  close(): Promise<void>;
}

/**
 * Opens the database of a folder in its own thread, so that slow queries don't block the server. The thread writes a
 * backup every night. If it ends unexpectedly, as it does when the disk rejects a change, the process ends with the
 * same status.
 *
 * @throws {DatabaseError} if the database can't be opened or would lose data
 */
export async function startEngine(place: EngineFolders): Promise<Engine> {
  // `.ts` in the source, `.js` in the build.
  const file = new URL(`./engineThread${extname(import.meta.filename)}`, import.meta.url);
  const thread = new Worker(file, { workerData: place });
  const orders = new Map<number, PromiseWithResolvers<Reply>>();
  let isGone = false;
  thread.on('message', (reply: Reply) => {
    // The thread ends after reporting that it can't start, possibly before the waiting code continues.
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
