import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { movedClock } from './clock.ts';

/** What a browser has when a person opens the console. */
export interface Visitor {
  /** The items of the local storage. */
  stored: Readonly<Record<string, string>>;
  /** The cookies, as `name=value`. */
  cookies: readonly string[];
}

/** A server in front of the console, at the same origin for the browser. */
export interface VisitorProxy {
  /** The address that signs the visitor in and then opens the path. */
  address(path: string): string;
  close(): Promise<void>;
}

const entrance = '/open-as-visitor';

/**
 * Opens a console to a browser that no program controls: one page signs the visitor in, and every document gets a
 * script that moves the clock, as every response moves its date. Everything else passes unchanged.
 */
export async function startProxy(target: string, visitor: Visitor, offset: number): Promise<VisitorProxy> {
  const clock = movedClock(offset);
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', target);
    if (pathname === entrance) signIn(answer, visitor, searchParams.get('to') ?? '/');
    else pass({ target, clock, offset }, asked, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: (path) => `http://127.0.0.1:${port}${entrance}?to=${encodeURIComponent(path)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function signIn(answer: ServerResponse, { stored, cookies }: Visitor, path: string) {
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'set-cookie': cookies.map((cookie) => `${cookie}; Path=/; HttpOnly`),
  });
  const script = `for(const [key,value] of Object.entries(${JSON.stringify(stored)}))localStorage.setItem(key,value);location.replace(${JSON.stringify(path)})`;
  answer.end(`<!doctype html><script>${script.replaceAll('</', '<\\/')}</script>`);
}

interface Moved {
  target: string;
  clock: string;
  /** In milliseconds. */
  offset: number;
}

function pass({ target, clock, offset }: Moved, asked: IncomingMessage, answer: ServerResponse) {
  const isDocument = asked.headers.accept?.includes('text/html') ?? false;
  const headers = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
  const forwarded = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (reply) => {
    // Node sends the real time, and the console warns about a clock that differs from it.
    reply.headers.date = new Date(Date.now() + offset).toUTCString();
    const isHtml = reply.headers['content-type']?.includes('text/html') ?? false;
    if (isDocument && isHtml) withClock(reply, clock, answer).catch(() => answer.destroy());
    else {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    }
  });
  forwarded.on('error', () => answer.destroy());
  asked.pipe(forwarded);
}

/** Adds the script to a document, and allows it in the document's policy. */
async function withClock(reply: IncomingMessage, clock: string, answer: ServerResponse) {
  const document = (await text(reply)).replace(/<head[^>]*>/, (head) => `${head}<script>${clock}</script>`);
  const hash = createHash('sha256').update(clock).digest('base64');
  const policy = reply.headers['content-security-policy'];
  const { 'content-length': _, etag: __, ...headers } = reply.headers;
  answer.writeHead(reply.statusCode ?? 502, {
    ...headers,
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace('script-src', `script-src 'sha256-${hash}'`),
    }),
  });
  answer.end(document);
}
