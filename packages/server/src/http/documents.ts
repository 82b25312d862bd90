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
import type { AccessibilityContact } from '../config/accessibilityContact.ts';
import type { GoogleConnectChoice, PayPalChoice } from '../config.ts';
import { returnPath } from '../payments/provider.ts';

interface DocumentsOptions {
  /** The folder with the built console. */
  consoleDir: string;
  /** Whether the login document has Google's button. */
  hasGoogle: boolean;
  /** The PayPal app whose button is in the subscription popup. */
  paypal?: PayPalChoice | undefined;
  /** The Google client for the code flow in the calendar popup. */
  googleConnect?: GoogleConnectChoice | undefined;
  /** The accessibility coordinator, for the accessibility statement. */
  accessibilityContact: AccessibilityContact;
}

type DocumentFile =
  | 'login.html'
  | 'index.html'
  | 'accessibility.html'
  | 'card-added.html'
  | 'subscribe.html'
  | 'connect-google.html';

/** The build's placeholder for the nonce of a response: `<meta property="csp-nonce" nonce="…">`. */
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
 * The documents of the console, each with its own policy, and the built files that they load. Every other URL that
 * isn't a file or an API endpoint opens the console, which has a page for unknown URLs.
 */
export async function documents(
  app: FastifyInstance,
  { consoleDir, hasGoogle, paypal, googleConnect, accessibilityContact: contact }: DocumentsOptions,
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
          .replaceAll('__GOOGLE_CONNECT_SCOPE__', googleConnect?.scope ?? '')
          .replaceAll('__ACCESSIBILITY_CONTACT_NAME__', () => inAttribute(contact.name))
          .replaceAll('__ACCESSIBILITY_CONTACT_PHONE__', () => inAttribute(contact.phone))
          .replaceAll('__ACCESSIBILITY_CONTACT_EMAIL__', () => inAttribute(contact.email)),
      );
  }

  app.decorate('sendConsole', (reply) => send(reply, 'index.html'));
  app.get('/', (_request, reply) => send(reply, 'login.html'));
  app.get('/login', (_request, reply) => send(reply, 'login.html'));
  app.get('/accessibility', (_request, reply) => send(reply, 'accessibility.html'));
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
      // The build has put compressed files next to their originals.
      preCompressed: true,
      setHeaders(reply, path) {
        // Files that operators add to assets/images don't have a hash in their name and can be changed in place.
        const isHashed =
          path.startsWith(join(consoleDir, 'assets')) && !path.startsWith(join(consoleDir, 'assets/images/'));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // Uses its own routes, because the package would list the folder for each file that it sends.
    for (const name of readdirSync(consoleDir).filter(isSentByName))
      app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
      reply.sendFile(`assets/${params['*']}`),
    );
  }
}

/** Escapes a value for an attribute in double quotes. */
const inAttribute = (value = '') => value.replace(/[&"<]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Files next to the documents, such as first-paint.js. Documents are excluded, because they need their policy. */
const isSentByName = (name: string) => /^[^.].*\.(?!html$|br$|gz$)\w+$/.test(name);

/** A popup that returns from a card page keeps its opener only if no document in between had an opener policy. */
const openerPolicyOf = (file: DocumentFile) =>
  file === 'card-added.html' ? 'unsafe-none' : 'same-origin-allow-popups';

/** Whether a request that matched no route is a person opening a URL of the console. */
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
 * The URL of a request for routing: a path and a query, even if the client sent an absolute URL. The router rejects a
 * path with an invalid percent-encoding. If a person opens such a path, each `%` is escaped, so that it is handled like
 * any other unknown URL.
 */
export function wholeAddress(request: IncomingMessage): string {
  const { method, headers } = request;
  const url = originForm(request.url);
  const [path = '/'] = url.split('?');
  if (isReadable(path) || !opensConsole({ method, url, headers })) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Converts `http://host/path` (RFC 9112, 3.2.2) to `/path`. */
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
    /** Sends the console's document. */
    sendConsole(reply: FastifyReply): Promise<FastifyReply>;
  }
}
