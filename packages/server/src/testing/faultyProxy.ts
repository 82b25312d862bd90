import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Endpoint, type EndpointName, endpoints } from '@console/contract';

export interface RecordedRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string | undefined;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  json: unknown;
  /** A body that isn't JSON. */
  bytes?: Buffer;
}

/** A fault in the request or in the response of one endpoint. */
export interface Fault {
  ask?(asked: RecordedRequest): void | Promise<void>;
  answer?(answered: Answered, asked: RecordedRequest): void | Promise<void>;
}

export const addressOf = (listener: Server) =>
  `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api`;

/** Starts a proxy in front of a server that adds the faults to the given endpoints. */
export async function startFaultyProxy(target: string, faults: Partial<Record<EndpointName, Fault>>) {
  const matchers = (Object.keys(faults) as EndpointName[]).map((name) => ({
    fault: faults[name],
    method: endpoints[name].method as string,
    path: pathPattern(endpoints[name]),
  }));

  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? Buffer.concat(chunks).toString() : undefined;
    const { method = '', headers } = request;
    const asked = { method, headers, body, url: new URL(request.url ?? '', target) };
    const fault = matchers.find((one) => one.method === method && one.path.test(asked.url.pathname))?.fault;
    await fault?.ask?.(asked);
    const answered = await forward(asked);
    await fault?.answer?.(answered, asked);
    const { status, json, bytes } = answered;
    // Replaces the server's URL with the proxy's, like a proxy that forwards its host.
    const text = JSON.stringify(json)?.replaceAll(new URL(target).origin, new URL(addressOf(proxy)).origin);
    response
      .writeHead(status, answered.headers)
      .end([204, 304].includes(status) ? undefined : (bytes ?? text));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  return {
    address: addressOf(proxy),
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

const pathPattern = ({ path }: Endpoint) =>
  new RegExp(`^/api${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`);

const sentOn = ['authorization', 'content-type', 'if-match', 'if-none-match', 'idempotency-key'];
const sentBack = ['content-type', 'content-disposition', 'etag', 'link', 'x-total-count'];

async function forward({ method, url, headers, body }: RecordedRequest): Promise<Answered> {
  const answer = await fetch(url, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        sentOn.includes(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    ...(body !== undefined && method !== 'GET' && { body }),
  });
  const received = Buffer.from(await answer.arrayBuffer());
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => sentBack.includes(name))),
    json: isJson && received.length > 0 ? JSON.parse(received.toString()) : undefined,
    ...(!isJson && received.length > 0 && { bytes: received }),
  };
}
