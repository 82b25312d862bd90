import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wav': 'audio/wav',
};

/** What was built, at an address of this machine, until it is disposed of. */
export function serve(kind: string, project: string) {
  return kind === 'next'
    ? command(project, ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'])
    : files([join(project, 'dist'), join(project, 'public')], kind === 'esbuild');
}

/** The server an engineer works with, where each module is a request. */
export const develop = (project: string) =>
  command(project, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--strictPort']);

/**
 * What a host may demand: nothing inline but with its nonce, no text that becomes HTML. Places and sizes that were known
 * on the server are attributes of its HTML, which need a word of their own.
 */
const policy = (isServed: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'nonce-consumer'",
    ...(isServed ? ["style-src-attr 'unsafe-inline'"] : []),
    "media-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

async function files(folders: string[], isServed: boolean) {
  const server = createServer(({ url = '/', headers }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname).replace(/\/$/, '/index.html');
    const file = folders
      .map((folder) => join(folder, path))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) return response.writeHead(404).end();
    const body = readFileSync(file);
    const head = {
      'content-type': types[extname(file)] ?? '',
      'content-security-policy': policy(isServed),
      'accept-ranges': 'bytes',
    };
    // A browser asks for a recording in parts.
    const from = Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? -1);
    if (from < 0) return response.writeHead(200, head).end(body);
    const range = `bytes ${from}-${body.length - 1}/${body.length}`;
    return response.writeHead(206, { ...head, 'content-range': range }).end(body.subarray(from));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { address: addressOf(server), [Symbol.asyncDispose]: async () => void server.close() };
}

async function command(project: string, args: string[]) {
  const socket = createSocket();
  await once(socket.listen(0, '127.0.0.1'), 'listening');
  const address = addressOf(socket);
  await once(socket.close(), 'close');

  const child = spawn(process.execPath, [...args, '--port', new URL(address).port], {
    cwd: project,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(child, 'close');
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 150; tries++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { address, [Symbol.asyncDispose]: end };
    await wait(200);
  }
  await end();
  throw new Error(`${args[0]} does not answer`);
}

const addressOf = (server: { address(): AddressInfo | string | null }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
