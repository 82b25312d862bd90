import { connect, type Socket } from 'node:net';
import { buildApp, type Timeouts } from '../app.ts';
import { openForTest } from '../database/openForTest.ts';
import { peopleIn } from '../testing/fixtures.ts';

/** The whole server on its own port, for tests that need a network connection. */
export async function listenForTest({ timeouts, consoleDir = '/nowhere' }: ListenOptions = {}) {
  const database = await openForTest();
  const app = await buildApp({
    config: { identity: { kind: 'development' }, trustedProxies: [], consoleDir },
    database,
    limits: false,
    ...(timeouts && { timeouts }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(app.listeningOrigin).port);
  return {
    ...peopleIn(database.db),
    database,
    address: app.listeningOrigin,
    wire: (text?: string | Buffer) => wire(port, text),
    async stop() {
      await app.close();
      await database.close();
    },
  };
}

interface ListenOptions {
  timeouts?: Timeouts;
  consoleDir?: string;
}

export type Listening = Awaited<ReturnType<typeof listenForTest>>;

/** A raw connection, and everything received on it until it was closed. */
function wire(port: number, text: string | Buffer = '') {
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  let answered = '';
  const socket: Socket = connect(port, '127.0.0.1');
  if (text) socket.write(text);
  socket.setEncoding('utf8').on('data', (data: string) => {
    answered += data;
  });
  // A reset connection is also closed; only the data received before matters.
  socket.on('error', () => {}).on('close', () => resolve(answered));
  return { socket, ended, answered: () => answered };
}
