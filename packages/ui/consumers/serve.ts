import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { preview } from 'vite';
import { environment } from './project.ts';

/** The commands that serve the built projects whose pages have inline scripts of their framework. */
const servers: Record<string, readonly string[]> = {
  next: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
  astro: ['node_modules/astro/bin/astro.mjs', 'preview', '--host', '127.0.0.1'],
  'react-router': ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
};

/** Serves the built project on a free local port until it is disposed. Plain files have a strict policy. */
export const serve = (kind: string, project: string) =>
  servers[kind] ? command(project, servers[kind]) : files(project, kind === 'esbuild');

/** Starts the Vite development server, which serves each module as a separate request. */
export const develop = (project: string) =>
  command(project, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1']);

/**
 * A strict Content Security Policy: no inline code without the nonce, and no strings as HTML. Server-rendered positions
 * and sizes are `style` attributes, which need `style-src-attr`.
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

async function files(root: string, isServed: boolean) {
  const server = await preview({
    ...{ root, configFile: false, appType: 'mpa', logLevel: 'error' },
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': policy(isServed) } },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', [Symbol.asyncDispose]: () => server.close() };
}

/** Runs a server on a free port, and reads its address from the output. */
async function command(project: string, args: readonly string[]) {
  const child = spawn(process.execPath, [...args, '--port', '0'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, HOST: '127.0.0.1' },
  });
  const ended = once(child, 'close');
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += stripVTControlCharacters(text);
      const [found] = /http:\/\/127\.0\.0\.1:\d+\b/.exec(output) ?? [];
      if (found) resolve(`${found}/`);
    });
    child.once('close', () => reject(new Error(`${args[0]} ended:\n${output}`)));
  });
  return {
    address,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
