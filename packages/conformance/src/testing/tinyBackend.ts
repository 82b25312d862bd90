import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ProblemSlug, problems, problemType } from '@console/contract';
import { locales } from '@console/contract/rules';

/** The token that the tiny backend accepts. */
export const goodToken = 'a-token-that-is-good';

interface TinyOptions {
  /** Implements only the specification: no ETag, no If-Match, no problem+json. */
  isPlain?: boolean;
  /** The code of its field errors; null for none. @default 'not-in-list' */
  code?: string | null;
  /** Runs before each response. Returns true if it has responded itself. */
  before?(request: IncomingMessage, response: ServerResponse): boolean;
}

/** A backend with `GET` and `PATCH /user/settings`, and `GET /users/me`. */
export async function startTinyBackend({ isPlain = false, code = 'not-in-list', before }: TinyOptions = {}) {
  const settings = { language: 'en', phone: '0501234567', subscribedWith: null, paypalToken: null };
  let version = 1;
  const asked: string[] = [];

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push(`${request.method} ${request.url}`);
    if (before?.(request, response)) return;

    const refuse = (slug: ProblemSlug, errors?: object[]) => {
      const { status, title } = problems[slug];
      const plainStatus = status === 422 ? 400 : status;
      const problem = { type: problemType(slug), title, status, errors };
      response
        .writeHead(isPlain ? plainStatus : status, {
          'content-type': isPlain ? 'text/plain' : 'application/problem+json',
        })
        .end(isPlain ? title : JSON.stringify(problem));
    };
    const answer = (body: object) => {
      const etag = `"${version}"`;
      if (!isPlain && request.headers['if-none-match'] === etag)
        return response.writeHead(304, { etag }).end();
      const headers = { 'content-type': 'application/json', ...(!isPlain && { etag }) };
      return response.writeHead(200, headers).end(JSON.stringify(body));
    };

    if (request.headers.authorization !== `Bearer ${goodToken}`) return refuse('unauthenticated');
    if (request.url === '/api/users/me' && request.method === 'GET') {
      const moment = '2026-01-01T00:00:00Z';
      const times = { createdAt: moment, updatedAt: moment };
      const card = { picture: null, mainCreditCard: null };
      return answer({ id: randomUUID(), fullName: 'Ada', email: 'ada@example.com', ...card, ...times });
    }
    if (request.url !== '/api/user/settings') return refuse('not-found');
    if (request.method === 'PATCH') {
      const sent: Partial<typeof settings> = JSON.parse(text);
      const { 'if-match': match = `"${version}"` } = request.headers;
      if (!isPlain && match !== `"${version}"`) return refuse('precondition-failed');
      if (sent.language && !locales.some((locale) => locale === sent.language)) {
        const error = { path: 'language', message: 'This language is not offered' };
        return refuse('validation', [{ ...error, ...(code !== null && { code }) }]);
      }
      Object.assign(settings, sent);
      version += 1;
    }
    return answer({ ...settings, updatedAt: new Date(version).toISOString() });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    settings,
    asked,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TinyBackend = Awaited<ReturnType<typeof startTinyBackend>>;
