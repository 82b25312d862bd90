import { Duplex } from 'node:stream';
import { concatenated, type Exchange } from './exchange.ts';

/** `AuthenticationOk` and `ReadyForQuery`: the response of a server to an accepted connection. */
const welcome = Buffer.from('520000000800000000' + '5a0000000549', 'hex');
const terminate = 'X'.charCodeAt(0);

/**
 * The embedded engine as a socket, so that the driver can use it like a server. The messages of a query arrive in one
 * chunk, because the driver corks them.
 *
 * @see https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
export class EmbeddedSocket extends Duplex {
  readonly #exchange: Exchange;
  #isWelcome = false;

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
  }

  override _read() {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void) {
    this._writev([{ chunk: message }], done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#ask(messages.map(({ chunk }) => chunk)).then(() => done(), done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  async #ask(messages: Buffer[]) {
    if (!this.#isWelcome) {
      this.#isWelcome = true;
      this.push(welcome);
    } else if (messages[0]?.[0] !== terminate) {
      const { buffer } = await this.#exchange(concatenated(messages));
      this.push(Buffer.from(buffer));
    }
  }

  // The methods of a socket that the driver calls.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
