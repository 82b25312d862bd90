import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** `AuthenticationOk` and `ReadyForQuery`: what a server answers to whom it lets in. */
const welcome = Buffer.from('520000000800000000' + '5a0000000549', 'hex');

/**
 * The embedded engine as a socket, on which the driver speaks to it as to a server. The messages of a query come in one
 * piece, as the driver corks them. After each query the event loop turns once: the engine works inside it, so that otherwise
 * nothing else is read, not even `/healthz`, as long as somebody waits for the database.
 *
 * @see https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
export class EmbeddedSocket extends Duplex {
  readonly #lite: PGlite;
  #isWelcome = false;

  constructor(lite: PGlite) {
    super();
    this.#lite = lite;
  }

  connect() {
    this.#lite.waitReady.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
  }

  override _read() {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#ask(message).then(() => done(), done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#ask(Buffer.concat(messages.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  async #ask(messages: Buffer) {
    if (!this.#isWelcome) {
      this.#isWelcome = true;
      this.push(welcome);
      return;
    }
    if (messages[0] === terminate) return;
    const answer: Buffer[] = [];
    // What it hands over lies in its own memory.
    await this.#lite.execProtocolRawStream(messages, { onRawData: (data) => answer.push(Buffer.from(data)) });
    this.push(Buffer.concat(answer));
    await turn();
  }

  // What the driver sets on a socket.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}

const terminate = 'X'.charCodeAt(0);
