import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { SimulationError, type SimulationOptions } from './options.ts';
import type { SimulationContext } from './simulate.ts';
import { type Message, socketPath } from './socket.ts';

/**
 * Runs a simulation in the server that runs on a data folder, like `simulate`, which opens the database directly.
 *
 * @throws {SimulationError} with one sentence if no server is running, or it rejects the options
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
  // A broken connection ends the loop below, like a closed one.
  socket.on('error', () => {});
  socket.write(`${JSON.stringify(options)}\n`);
  // The server ends its calls, sends the summary and closes the connection too.
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
