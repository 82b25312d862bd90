import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

/** The content types that nginx compresses in docs/deployment.md, with its default level. */
const types = /text\/(html|css|javascript)|application\/(javascript|(problem\+)?json)|image\/svg/;
const level = 1;

/** Connection-specific headers, which a proxy doesn't pass on. */
const ofTheConnection = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$)/;

/** A proxy like that in docs/deployment.md: HTTPS, HTTP/2, and gzip for uncompressed responses. */
export async function openFront(server: string) {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, reply) => {
    const headers = { ...kept(asked.headers), host: asked.authority, 'x-forwarded-proto': 'https' };
    const behind = request(new URL(asked.url, server), { agent, method: asked.method, headers });
    behind.on('error', () => reply.writeHead(502).end());
    behind.on('response', (answer) => {
      const { 'content-length': length, ...given } = kept(answer.headers);
      const isToBePacked =
        !given['content-encoding'] &&
        types.test(String(given['content-type'])) &&
        /\bgzip\b/.test(String(asked.headers['accept-encoding']));
      const packed = isToBePacked ? { 'content-encoding': 'gzip' } : length && { 'content-length': length };
      reply.writeHead(answer.statusCode ?? 502, { ...given, ...packed });
      pipeline([answer, ...(isToBePacked ? [createGzip({ level })] : []), reply], () => undefined);
    });
    pipeline(asked, behind, () => undefined);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close() {
      front.close();
      agent.destroy();
    },
  };
}

const kept = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.test(name)));

/** A self-signed certificate. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'console-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', cert, '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}
