import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@console/contract';
import { calls, extensions } from '../calls.ts';
import { type Call, Refused, routesOf } from './routes.ts';
import type { Person, Tables } from './tables.ts';

/** A running backend that knows the specification and nothing else. */
export interface SpecifiedServer {
  /** Where its API is, such as `http://127.0.0.1:41234/api`. */
  readonly address: string;
  stop(): void;
}

/**
 * Starts the smallest backend that is exactly the specification: no pages, queries, versions, repeated requests, roles
 * or problem documents, and rows have the fields in section 3 only. Errors are a status and a sentence. It keeps its rows
 * in memory.
 *
 * @param tables the rows that it starts with, and changes
 */
export async function startSpecifiedServer(tables: Tables): Promise<SpecifiedServer> {
  const routes = routesOf(tables);
  const endpoints = calls
    .filter(([name]) => !extensions.has(name))
    .map(([name, endpoint]) => ({ name, endpoint, pattern: patternOf(endpoint) }));

  async function answerTo(request: IncomingMessage) {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const path = pathname.replace(/^\/api/, '').replace(/\/$/, '');
    for (const { name, endpoint, pattern } of endpoints) {
      const match = endpoint.method === request.method && pattern.exec(path);
      if (!match) continue;
      const sent = await bodyOf(request);
      if (name === 'loginAfterGoogle') return [200, signIn(sent)] as const;
      const call: Call = {
        person: personOf(request),
        params: { ...match.groups },
        body: endpoint.body ? valid(endpoint.body, sent) : {},
      };
      return [endpoint.status ?? 200, routes[name]?.(call)] as const;
    }
    throw new Refused(404, 'No such call');
  }

  function personOf({ headers }: IncomingMessage): Person {
    const person = tables.people.find(({ token }) => headers.authorization === `Bearer ${token}`);
    if (!person) throw new Refused(401, 'Sign in first');
    return person;
  }

  /** The credential of a person is their token: checking a real one takes an identity provider. */
  function signIn(sent: unknown) {
    const { token } = (sent ?? {}) as { token?: unknown };
    const person = tables.people.find((each) => each.token === token);
    if (!person) throw new Refused(400, 'The credential is not valid');
    const ask = (name: 'readMe' | 'readSettings' | 'listOrganizations' | 'collectChannels') =>
      routes[name]?.({ person, params: {}, body: {} });
    return {
      user: { ...(ask('readMe') as object), token: person.token },
      token: person.token,
      channels: ask('collectChannels'),
      organizations: ask('listOrganizations'),
      settings: ask('readSettings'),
    };
  }

  const server = createServer((request, response) => {
    void answerTo(request).then(
      ([status, body]) => {
        if (status === 204) return response.writeHead(204).end();
        return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      },
      (error: unknown) => {
        const status = error instanceof Refused ? error.status : 500;
        const { message } = error as Error;
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The path of an endpoint with a group for each parameter. A slash at the end is optional. */
const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    throw new Refused(400, 'The body is not JSON');
  }
}

/** The parsed body. Fields that the schema lacks are dropped. */
function valid(schema: NonNullable<Endpoint['body']>, sent: unknown) {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data as Call['body'];
  const [issue] = error.issues;
  throw new Refused(400, `${issue?.path.join('.')}: ${issue?.message}`);
}
