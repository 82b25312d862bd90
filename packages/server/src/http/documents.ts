import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  consolePolicy,
  googlePolicy,
  plainPagePolicy,
  reportingEndpoints,
  subscriptionPolicy,
} from '../api/policies.ts';
import type { GoogleConnectChoice, PayPalChoice } from '../config.ts';
import { returnPath } from '../payments/provider.ts';

interface DocumentsOptions {
  /** Folder with the built console. */
  consoleDir: string;
  /** Google's button stands in the login document. */
  hasGoogle: boolean;
  /** PayPal's button stands in the subscription's popup. */
  paypal?: PayPalChoice | undefined;
  /** Google's code flow runs in the popup that connects a calendar. */
  googleConnect?: GoogleConnectChoice | undefined;
}

type DocumentFile =
  | 'login.html'
  | 'index.html'
  | 'card-added.html'
  | 'subscribe.html'
  | 'connect-google.html';

/** What the build writes where the nonce of one answer belongs: `<meta property="csp-nonce" nonce="…">`. */
const noncePlace = '__CSP_NONCE__';

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The console is not built yet</title>
<h1>The console is not built yet</h1>
<p>The server runs, but there is no console to show. Stop the server and run <code>npm start</code>, which builds it.</p>
</html>
`;

/**
 * The documents of the console, each with its own policy, and the built files they load. Every other address
 * that is no file and no call of the API opens the console, which has a page of its own for unknown ones.
 */
export async function documents(
  app: FastifyInstance,
  { consoleDir, hasGoogle, paypal, googleConnect }: DocumentsOptions,
) {
  function policyOf(file: DocumentFile, nonce: string) {
    if (file === 'login.html') return googlePolicy(nonce, hasGoogle);
    if (file === 'connect-google.html') return googlePolicy(nonce, googleConnect !== undefined);
    return file === 'subscribe.html' ? subscriptionPolicy(nonce, paypal !== undefined) : consolePolicy(nonce);
  }

  async function send(reply: FastifyReply, file: DocumentFile) {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const html = await readFile(join(consoleDir, file), 'utf8').catch(() => undefined);
    if (html === undefined) {
      return reply.code(503).header('content-security-policy', plainPagePolicy).send(notBuilt);
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policyOf(file, nonce))
      .header('reporting-endpoints', reportingEndpoints)
      .header('cross-origin-opener-policy', openerPolicyOf(file))
      .send(
        html
          .replaceAll(noncePlace, nonce)
          .replaceAll('__PAYPAL_CLIENT_ID__', paypal?.clientId ?? '')
          .replaceAll('__PAYPAL_PLAN_ID__', paypal?.planId ?? '')
          .replaceAll('__GOOGLE_CONNECT_ID__', googleConnect?.clientId ?? '')
          .replaceAll('__GOOGLE_CONNECT_SCOPE__', googleConnect?.scope ?? ''),
      );
  }

  app.decorate('sendConsole', (reply) => send(reply, 'index.html'));
  app.get('/', (_request, reply) => send(reply, 'login.html'));
  app.get('/login', (_request, reply) => send(reply, 'login.html'));
  app.get(returnPath, (_request, reply) => send(reply, 'card-added.html'));
  app.get('/connect/google', (_request, reply) => send(reply, 'connect-google.html'));
  app.get('/subscribe', (_request, reply) => send(reply, 'subscribe.html'));

  if (existsSync(consoleDir)) {
    await app.register(fastifyStatic, {
      root: consoleDir,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // The build has put them beside their originals.
      preCompressed: true,
      setHeaders(reply, path) {
        // What an operator puts into assets/images has no content in its name, and is changed in place.
        const isHashed =
          path.startsWith(join(consoleDir, 'assets')) && !path.startsWith(join(consoleDir, 'assets/images/'));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // By routes of ours: where the package serves a folder by itself, it lists that folder for each file it sends.
    for (const name of readdirSync(consoleDir).filter(isSentByName))
      app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
      reply.sendFile(`assets/${params['*']}`),
    );
  }
}

/** Files beside the documents, such as first-paint.js; a document never leaves without its policy. */
const isSentByName = (name: string) => /^[^.].*\.(?!html$|br$|gz$)\w+$/.test(name);

/** A popup that comes back from a card page keeps its opener only while no document on its way had a policy. */
const openerPolicyOf = (file: DocumentFile) =>
  file === 'card-added.html' ? 'unsafe-none' : 'same-origin-allow-popups';

/** Whether a request that met no route is a person opening an address of the console. */
export function opensConsole({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage | FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const [path = '/'] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !/^\/(api|recordings|assets)(\/|$)/.test(path)
  );
}

/**
 * The address of a request, for the routes: a path and a query, also where a client named the host before it. A path with a `%` that begins no character, which the routes refuse, is an
 * unknown address like any other when a person opens it: each of its `%` is then read as itself.
 */
export function wholeAddress(request: IncomingMessage): string {
  const { method, headers } = request;
  const url = originForm(request.url);
  const [path = '/'] = url.split('?');
  if (isReadable(path) || !opensConsole({ method, url, headers })) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** `http://host/path` (RFC 9112, 3.2.2) as `/path`. */
function originForm(url = '/') {
  const bare = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return bare.startsWith('/') || bare === url ? bare : `/${bare}`;
}

function isReadable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with the console's document. */
    sendConsole(reply: FastifyReply): Promise<FastifyReply>;
  }
}
