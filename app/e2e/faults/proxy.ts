import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { answerOf, halfOf, type RecordedRequest, takeRequest } from './wire.ts';

/** What happens to a request on its way to the server. */
export type Fault =
  /** The request waits this many milliseconds, then continues. */
  | { kind: 'delay'; ms: number }
  /** The request waits until the fault is lifted, then continues. */
  | { kind: 'hold' }
  /** The request never arrives: the proxy sends this response. */
  | { kind: 'answer'; status: number; headers?: Readonly<Record<string, string>>; body?: string }
  /** The request never arrives: the connection is reset. */
  | { kind: 'reset' }
  /** The server handles the request; the connection is reset before the first byte of the response. */
  | { kind: 'resetAfter' }
  /** The server handles the request; half of the response arrives, then the connection closes. */
  | { kind: 'half' };

/** An active fault. */
export interface InjectedFault {
  /** The requests that it has affected so far. */
  readonly met: readonly RecordedRequest[];
  lift(): void;
}

interface Rule {
  what: RegExp;
  fault: Fault;
  left: number;
  met: RecordedRequest[];
  lifted: Promise<void>;
}

/** A TCP proxy between browser and server that can inject faults. */
export interface FaultProxy {
  readonly origin: string;
  /** Every request that arrived, including those with faults. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Injects a fault into requests that match from now on.
   * @param what matches method and path, such as `POST /api/contacts?x=1`
   * @param times how many requests are affected. @default all until the fault is lifted
   */
  on(what: RegExp, fault: Fault, times?: number): InjectedFault;
  /** Cuts every connection and refuses new ones. */
  goAway(): Promise<void>;
  /** Listens at the same address again. */
  comeBack(): Promise<void>;
  /** Lifts every fault, comes back, and clears the recorded requests. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server at this origin. */
export async function startProxy(target: string): Promise<FaultProxy> {
  const to = new URL(target);
  const clients = new Set<Socket>();
  const lifts = new Set<() => void>();
  let rules: Rule[] = [];
  let requests: RecordedRequest[] = [];
  let port = 0;

  const listener = createServer((client) => {
    clients.add(client);
    serve(client);
    client.on('close', () => clients.delete(client));
  });

  function ruleFor(asked: RecordedRequest) {
    const rule = rules.find(({ what, left }) => left > 0 && what.test(asked.line));
    if (!rule) return;
    rule.left -= 1;
    rule.met.push(asked);
    return rule;
  }

  /** Connects one browser connection with the server. Requests arrive on it one after another. */
  function serve(client: Socket) {
    let waiting = Buffer.alloc(0);
    let server: Socket | undefined;
    let onAnswer = (bytes: Buffer) => void client.write(bytes);

    const reach = () => {
      if (server) return server;
      server = connect(Number(to.port), to.hostname);
      server.on('data', (bytes) => onAnswer(bytes));
      server.on('error', () => client.resetAndDestroy());
      server.on('close', () => client.end());
      return server;
    };

    async function carry(asked: RecordedRequest) {
      requests.push(asked);
      const rule = ruleFor(asked);
      const fault = rule?.fault;
      onAnswer = (bytes) => void client.write(bytes);
      if (fault?.kind === 'answer') return void client.write(answerOf(fault));
      if (fault?.kind === 'reset') return void client.resetAndDestroy();
      if (fault?.kind === 'resetAfter') onAnswer = () => void client.resetAndDestroy();
      if (fault?.kind === 'half') {
        let answer = Buffer.alloc(0);
        onAnswer = (bytes) => {
          answer = Buffer.concat([answer, bytes]);
          const half = halfOf(answer);
          if (!half) return;
          onAnswer = () => {};
          client.end(half);
        };
      }
      if (fault?.kind === 'delay') await pass(fault.ms, undefined, { ref: false });
      if (fault?.kind === 'hold') await rule?.lifted;
      if (!client.destroyed) reach().write(asked.bytes);
    }

    client.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      for (let asked = takeRequest(waiting); asked; asked = takeRequest(waiting)) {
        waiting = waiting.subarray(asked.bytes.length);
        void carry(asked);
      }
    });
    client.on('error', () => {});
    client.on('close', () => server?.destroy());
  }

  const listen = async () => {
    if (listener.listening) return;
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    ({ port } = listener.address() as AddressInfo);
  };
  const goAway = async () => {
    if (!listener.listening) return;
    const closed = once(listener, 'close');
    listener.close();
    for (const client of clients) client.resetAndDestroy();
    await closed;
  };
  const liftAll = () => {
    for (const lift of lifts) lift();
  };

  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    get requests() {
      return requests;
    },
    on(what, fault, times = Number.POSITIVE_INFINITY) {
      const { promise: lifted, resolve } = Promise.withResolvers<void>();
      const rule: Rule = { what, fault, left: times, met: [], lifted };
      const lift = () => {
        rules = rules.filter((other) => other !== rule);
        lifts.delete(lift);
        resolve();
      };
      rules = [rule, ...rules];
      lifts.add(lift);
      return { met: rule.met, lift };
    },
    goAway,
    comeBack: listen,
    async reset() {
      liftAll();
      await listen();
      requests = [];
    },
    async close() {
      liftAll();
      await goAway();
    },
  };
}
