import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { Problem } from './errors.ts';

/**
 * Responds to input that isn't a valid HTTP request (headers too long, two lengths, other bytes) or never ends. There
 * is no request object yet, so the response is written to the connection, which is then closed.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const problem = new Problem(status === 408 ? 'timeout' : 'bad-request');
  const body = JSON.stringify({ ...problem.toBody(randomUUID()), status });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Rejects a request with two Host headers (RFC 9112, 3.2), because a proxy might have used the other one. */
export function refuseTwoHosts(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Problem('bad-request', { detail: 'The request has two Host headers.' });
  });
}

function statusOf(code: string): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
