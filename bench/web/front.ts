import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';

/** Stands before the server as the proxy of docs/deployment.md does: https, HTTP/2, and gzip for what is not packed yet. */
export interface Front {
  address: string;
  close(): void;
}

/** What nginx of docs/deployment.md compresses, as tightly as it does unless told otherwise. */
const types = /text\/(html|css|javascript)|application\/(javascript|(problem\+)?json)|image\/svg/;
const level = 1;

/** Headers of one connection, which is another one behind the proxy. */
const ofTheConnection = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$)/;

/** @param folder where its certificate is written, which nobody has signed */
export async function openFront(server: string, folder: string): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ ...(await certificate(folder)), allowHTTP1: true }, (asked, reply) =>
    pass(server, agent, asked, reply),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close() {
      front.close();
      agent.destroy();
    },
  };
}

function pass(server: string, agent: Agent, asked: Http2ServerRequest, reply: Http2ServerResponse) {
  const behind = request(new URL(asked.url, server), {
    agent,
    method: asked.method,
    headers: { ...kept(asked.headers), host: asked.authority, 'x-forwarded-proto': 'https' },
  });
  behind.on('response', (answer) => send(asked, answer, reply));
  behind.on('error', () => reply.writeHead(502).end());
  pipeline(asked, behind, () => undefined);
}

function send(asked: Http2ServerRequest, answer: IncomingMessage, reply: Http2ServerResponse) {
  const status = answer.statusCode ?? 502;
  const headers = kept(answer.headers);
  const isToBePacked =
    !headers['content-encoding'] &&
    types.test(String(headers['content-type'])) &&
    /\bgzip\b/.test(String(asked.headers['accept-encoding']));
  if (!isToBePacked) {
    reply.writeHead(status, headers);
    pipeline(answer, reply, () => undefined);
  } else {
    delete headers['content-length'];
    reply.writeHead(status, { ...headers, 'content-encoding': 'gzip' });
    pipeline(answer, createGzip({ level }), reply, () => undefined);
  }
}

const kept = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.test(name)));

async function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const newKey = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await promisify(execFile)('openssl', [
    ...['req', ...newKey, '-keyout', key, '-out', cert],
    ...['-days', '2', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
