import { createHash } from 'node:crypto';
import type { Endpoint } from '@console/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from './database/schema.ts';
import { Problem } from './errors.ts';
import { type Answer, once, repeatable } from './http/idempotency.ts';
import type { Purse } from './http/limits.ts';
import { findSession, type Session, type User } from './identity/sessions.ts';

type Checked<E, Part extends string> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type Reply<E extends Endpoint> = z.input<E['reply']>;

/** What was done, for the audit log. The names of the sent fields are noted, never their values. */
export interface Deed {
  /** `channel.update`, `login`, … */
  action: string;
  orgId?: string;
  subjectId?: string;
  /** When nobody is signed in yet. */
  userId?: string;
}

/** One good request: everything in it has been checked. */
export interface Call<E extends Endpoint> {
  params: Checked<E, 'params'>;
  query: Checked<E, 'query'>;
  body: Checked<E, 'body'>;
  user: E extends { public: true } ? undefined : User;
  session: E extends { public: true } ? undefined : Session;
  /** The only way to the database: a transaction when the request may change something. */
  trx: Kysely<Tables>;
  /** The version the caller wants to change (`If-Match`), when it said so. */
  ifMatch: number | undefined;
  /** Names the version of what is answered (`ETag`); a reader who has it already gets 304 at once. */
  seen(version: string | number): void;
  /** Notes a change; a change that is not noted is refused. */
  audit(deed: Deed): Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface ServeOptions {
  /** @default 'session' */
  purse?: Purse;
  /** The handler opens its transactions itself, because it waits for somebody else's server in between. */
  opensTransactions?: boolean;
}

/** Answers one endpoint of the contract. What comes in is checked and what goes out is filtered by its schemas. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E>>,
  { purse = 'session', opensTransactions = false }: ServeOptions = {},
) {
  const { db } = app.database;
  const isRead = endpoint.method === 'GET';

  async function work(request: FastifyRequest, reply: FastifyReply, trx: Kysely<Tables>): Promise<Answer> {
    let etag: string | undefined;
    let isNoted = isRead || opensTransactions;
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      user: request.session?.user,
      session: request.session,
      trx,
      ifMatch: ifMatch(request),
      seen(version: string | number) {
        etag = `"${version}"`;
        if (isRead) unlessSeen(request, etag);
      },
      async audit(deed: Deed) {
        isNoted = true;
        await note(trx, request, deed);
      },
      request,
      reply,
    } as Call<E>;

    const body = await handler(call).then(
      (value) => written(endpoint, value),
      (error) => Promise.reject(withFilteredState(endpoint, error)),
    );
    if (!isNoted)
      throw new Error(`${endpoint.method} ${endpoint.path} changed something without an audit note`);
    return { status: endpoint.status ?? 200, body, etag };
  }

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
    },
    config: { endpoint },
    onRequest: async (request, reply) => {
      if (!endpoint.public) request.session = await sessionOf(request, db);
      await app.spend(purse, request, reply);
      if (!endpoint.public && !request.session) throw new Problem('unauthenticated');
    },
    handler: async (request, reply) => {
      const again = request.session ? repeatable(request, request.session.user.id) : undefined;
      const answer = await (isRead || opensTransactions
        ? work(request, reply, db)
        : db.transaction().execute((trx) => once(trx, again, () => work(request, reply, trx)))
      ).catch(async (error) => {
        if (error instanceof Problem && error.slug === 'forbidden') {
          await note(db, request, { action: `denied ${endpoint.method} ${endpoint.path}` });
        }
        throw error;
      });
      return send(request, reply, answer);
    },
  });
}

async function sessionOf({ headers }: FastifyRequest, db: Kysely<Tables>): Promise<Session | null> {
  const token = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];
  return (token && (await findSession(db, token))) || null;
}

/** `If-Match: "3"` and `"3.digest"` name version 3; anything that is no version of ours matches nothing. */
function ifMatch({ headers }: FastifyRequest): number | undefined {
  const value = headers['if-match'];
  if (value === undefined || value === '*') return undefined;
  return Number(/^"(\d{1,9})(\.[\w-]+)?"$/.exec(value)?.[1] ?? 0);
}

/** Thrown to answer 304: the reader has this version already. */
class NotModified extends Error {
  readonly etag: string;
  constructor(etag: string) {
    super('Not modified');
    this.etag = etag;
  }
}

function unlessSeen({ headers }: FastifyRequest, etag: string) {
  const seen = headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (seen?.includes(etag) || seen?.includes(`W/${etag}`)) throw new NotModified(etag);
}

/** The answer as JSON, with nothing in it that the contract does not name. */
function written(endpoint: Endpoint, value: unknown): string {
  if (endpoint.status === 204) return '';
  const filtered = endpoint.reply.safeParse(value);
  if (!filtered.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} answers what the contract does not know`, {
      cause: filtered.error,
    });
  }
  return JSON.stringify(filtered.data);
}

function withFilteredState(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Problem) || error.extras.current === undefined) return error;
  const current = endpoint.reply.safeParse(error.extras.current).data;
  return new Problem(error.slug, { ...error.extras, current });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, etag, isReplay }: Answer & { isReplay?: boolean },
) {
  if (isReplay) reply.header('idempotent-replayed', 'true');
  const tag =
    etag ?? (request.method === 'GET' || request.method === 'HEAD' ? `"${digest(body)}"` : undefined);
  if (tag) {
    reply.header('etag', tag);
    if (!etag) unlessSeen(request, tag);
  }
  reply.code(status);
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** A short fingerprint of a text, fit for an ETag. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Writes one line of the audit log. */
export async function note(
  trx: Kysely<Tables>,
  request: FastifyRequest,
  { action, orgId, subjectId, userId }: Deed,
) {
  const { body, session, id } = request;
  const fields = typeof body === 'object' && body !== null && session ? Object.keys(body) : null;
  await trx
    .insertInto('audit_log')
    .values({
      action,
      org_id: orgId ?? null,
      subject_id: subjectId ?? null,
      user_id: userId ?? session?.user.id ?? null,
      fields,
      request_id: id,
    })
    .execute();
}

/** Answers 304 when that is what was thrown; whether it did. */
export function answerNotModified(error: unknown, reply: FastifyReply): boolean {
  if (!(error instanceof NotModified)) return false;
  reply.code(304).header('etag', error.etag).send();
  return true;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the bearer token; null when there is none. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route answers. */
    endpoint?: Endpoint;
  }
}
