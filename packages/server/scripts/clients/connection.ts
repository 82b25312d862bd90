import { connect, type Socket } from 'node:net';

/** What came back; status 0 when nothing did. */
export interface Reply {
  status: number;
  etag: string | undefined;
  /** Seconds after which a refused caller may come again. */
  retryAfter: string | undefined;
}

/** A request in full, ready to be sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

const patience = 20_000;
const nothing: Reply = { status: 0, etag: undefined, retryAfter: undefined };

/**
 * One kept connection that asks one thing after the other (HTTP/1.1). It reads no more of an answer than it must, so
 * that whoever measures takes little of the machine that is measured.
 */
export class Connection {
  readonly #address: URL;
  #socket: Socket | undefined;
  #settle: ((reply: Reply) => void) | undefined;
  #head = '';
  #reply: Reply | undefined;
  /** Bytes of the body that have not come yet. */
  #missing = 0;

  constructor(address: string) {
    this.#address = new URL(address);
  }

  ask(sent: Sent): Promise<Reply> {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.#settle = resolve;
    this.#socket ??= this.#open();
    this.#socket.write(written(this.#address.host, sent));
    return promise;
  }

  close() {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect(Number(this.#address.port), this.#address.hostname);
    socket.setNoDelay(true).setTimeout(patience, () => this.#settle && socket.destroy());
    socket.on('data', (data) => this.#read(data));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#finish(nothing);
    });
    return socket;
  }

  #read(data: Buffer) {
    if (this.#reply) this.#missing -= data.length;
    else {
      this.#head += data.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#head.slice(0, end);
      this.#reply = replyOf(head);
      this.#missing = lengthOf(head, this.#reply.status) - (this.#head.length - end - 4);
    }
    if (this.#missing === 0) this.#finish(this.#reply);
    else if (this.#missing < 0) this.#socket?.destroy();
  }

  #finish(reply: Reply) {
    const settle = this.#settle;
    [this.#settle, this.#reply, this.#head] = [undefined, undefined, ''];
    settle?.(reply);
  }
}

function written(host: string, { method, path, headers, body = '' }: Sent): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const content = body && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${content}\r\n${body}`;
}

const replyOf = (head: string): Reply => ({
  status: Number(head.slice(9, 12)),
  etag: /\r\netag: ([^\r]+)/i.exec(head)?.[1],
  retryAfter: /\r\nretry-after: ([^\r]+)/i.exec(head)?.[1],
});

/** The server tells the length of every answer that has a body; anything else is no answer to count. */
function lengthOf(head: string, status: number): number {
  if (status === 204 || status === 304) return 0;
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
}
