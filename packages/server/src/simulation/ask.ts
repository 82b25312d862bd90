import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { SimulationError, type SimulationOptions } from './options.ts';
import type { SimulationContext } from './simulate.ts';
import { type Message, socketPath } from './socket.ts';

/**
 * Lets the server that runs on a data folder simulate, as `simulate` does itself where the database lets it in.
 *
 * @throws {SimulationError} with one sentence when there is no server, or it refuses
 */
export async function askServer(
  dataDir: string,
  options: Partial<SimulationOptions>,
  { say, signal }: Pick<SimulationContext, 'say' | 'signal'>,
): Promise<void> {
  const socket = connect(socketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch (cause) {
    throw new SimulationError('Start the console first: npm start', { cause });
  }
  // A connection that breaks ends the lines below, as one that is closed does.
  socket.on('error', () => {});
  socket.write(`${JSON.stringify(options)}\n`);
  // The server ends its calls, tells how, and hangs up too.
  const hangUp = () => socket.end();
  if (signal.aborted) hangUp();
  else signal.addEventListener('abort', hangUp, { once: true });
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as Message;
    if ('say' in message) say(message.say);
    else if ('refused' in message) throw new SimulationError(message.refused);
    else return;
  }
  throw new SimulationError('The console was stopped before the calls were over.');
}
