import type { Readable } from 'node:stream';
import { bodyLimit, type Endpoint } from '@console/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { retried } from '../database/retried.ts';
import type { Tables } from '../database/schema.ts';
import type { Session, User } from '../identity/sessions.ts';
import { type AuditEntry, writeAudit } from './audit.ts';
import { digest, ifMatch, throwNotModified } from './entityTags.ts';
import { Problem } from './errors.ts';
import { FileStream } from './fileStream.ts';
import {
  type Answer,
  type IdempotentRequest,
  idempotentRequest,
  isAnswered,
  withIdempotency,
} from './idempotency.ts';
import { type Counted, isEnough, type Membership, type Need, type ServiceToken } from './permissions.ts';
import type { RateLimitBucket } from './rateLimits.ts';
import { RowStream } from './rowStream.ts';
import { repairLog, writerOf } from './writer.ts';

type Checked<E, Part extends string> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** The return value of a handler. */
export type Reply<E extends Endpoint> = z.input<E['reply']>;

/** Endpoints that no signed-in person calls. */
type WithoutPerson = { public: true } | { service: true };

/** A valid request: everything in it has been checked. */
export interface Call<E extends Endpoint> {
  params: Checked<E, 'params'>;
  query: Checked<E, 'query'>;
  body: Checked<E, 'body'>;
  user: E extends WithoutPerson ? undefined : User;
  session: E extends WithoutPerson ? undefined : Session;
  /** The service token of the caller. */
  service: E extends { service: true } ? ServiceToken : undefined;
  /** The only access to the database; a transaction if the request can change something. */
  trx: Kysely<Tables>;
  /** The version that the caller wants to change (`If-Match`), if it was sent. */
  ifMatch: number | undefined;
  /** The person's membership in the organization `orgId`; only for endpoints that are served with `list`. */
  membership: Membership;
  /** Sets the version of the response (`ETag`). A client that has it already gets 304 immediately. */
  setEtag(version: string | number): void;
  /** Writes an audit entry. A change without one is rejected. */
  audit(deed: AuditEntry): Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The parts of a request that are available before its work starts. */
export type CheckedRequest<E extends Endpoint> = Pick<
  Call<E>,
  'params' | 'query' | 'body' | 'user' | 'service' | 'trx' | 'ifMatch' | 'request' | 'reply'
>;

export interface ServeOptions<E extends Endpoint, Prepared> {
  /** @default 'session'; 'service' for calls of service tokens */
  bucket?: RateLimitBucket;
  /** The handler opens its own transactions, because it waits for another service in between. */
  opensTransactions?: boolean;
  /**
   * Throws if the person doesn't have the permission. Runs first, and also before a stored response is repeated, so a
   * POST that requires a permission must check it here.
   */
  may?: (call: CheckedRequest<E>) => Promise<void>;
  /** Slow work before the transaction. Runs after `may`, and not for a repeated request. */
  prepare?: (call: CheckedRequest<E>) => Promise<Prepared>;
  /** Whether the query can be slow. Slow queries wait in a separate queue. */
  isLong?: (query: Call<E>['query']) => boolean;
  /** For endpoints that read lists of the organization `orgId`: the required permission and the ETag. */
  list?: ListOptions;
}

export interface ListOptions {
  /** The lists that the response depends on. Until one of them changes, a client gets 304 after one query. */
  of: readonly Counted[];
  /** @default 'membership' */
  need?: Need;
  /** Anything else that changes the response, such as the date. */
  and?: (membership: Membership) => string;
}

/** Serves one endpoint of the contract. Its schemas validate the request and filter the response. */
export function serve<const E extends Endpoint, Prepared = undefined>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>, prepared: Prepared) => Promise<Reply<E> | RowStream | FileStream>,
  {
    bucket = endpoint.service ? 'service' : 'session',
    opensTransactions = false,
    isLong,
    list,
    may,
    prepare,
  }: ServeOptions<E, Prepared> = {},
) {
  const { db } = app.database;
  const isRead = endpoint.method === 'GET';
  const onRepair = repairLog(app.log, endpoint);
  const write = writerOf(endpoint, endpoint.reply, onRepair);
  const row =
    isRead && endpoint.reply instanceof z.ZodArray
      ? writerOf(endpoint, endpoint.reply.element, onRepair)
      : write;

  function bodyOf(value: unknown, { session }: FastifyRequest): Pick<Answer, 'body'> & { rows?: Readable } {
    if (value instanceof FileStream) {
      return { body: '', rows: value.toReadable(app.openRowStream(session?.id ?? '')) };
    }
    if (!(value instanceof RowStream)) return { body: endpoint.status === 204 ? '' : write(value) };
    return { body: '', rows: value.toReadable(row, app.openRowStream(session?.id ?? '')) };
  }

  const asking = (request: FastifyRequest, reply: FastifyReply, trx: Kysely<Tables>) =>
    ({
      params: request.params,
      query: request.query,
      body: request.body,
      user: request.session?.user,
      service: request.service ?? undefined,
      ifMatch: ifMatch(request),
      ...{ trx, request, reply },
    }) as CheckedRequest<E>;

  async function allowed(...about: Parameters<typeof asking>) {
    await may?.(asking(...about));
  }

  async function prepared(
    request: FastifyRequest,
    reply: FastifyReply,
    again: IdempotentRequest | undefined,
  ) {
    if (!prepare || (await isAnswered(db, again))) return undefined;
    await allowed(request, reply, db);
    return { result: await prepare(asking(request, reply, db)) };
  }

  async function work(
    request: FastifyRequest,
    reply: FastifyReply,
    trx: Kysely<Tables>,
    ready?: { result: Prepared },
  ): Promise<Sent> {
    // The stored response existed a moment ago, but has just expired.
    if (prepare && !ready) throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
    let etag: string | undefined;
    let isNoted = isRead || opensTransactions;
    const call = {
      ...asking(request, reply, trx),
      session: request.session,
      membership: request.membership,
      setEtag(version: string | number) {
        etag = `"${version}"`;
        if (isRead) throwNotModified(request, etag);
      },
      async audit(deed: AuditEntry) {
        isNoted = true;
        await writeAudit(trx, request, deed);
      },
    } as Call<E>;

    if (list) checkMembership(request, list, call.setEtag);
    const answer = () => handler(call, ready?.result as Prepared);
    const sent = await (isLong?.(call.query)
      ? app.slowQueryQueue(answer, () => reply.raw.destroyed)
      : answer()
    ).then(
      (value) => bodyOf(value, request),
      (error) => Promise.reject(withFilteredState(endpoint, error)),
    );
    if (!isNoted)
      throw new Error(`${endpoint.method} ${endpoint.path} changed something without an audit note`);
    return { status: endpoint.status ?? 200, ...sent, etag };
  }

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
    },
    bodyLimit: bodyLimit(endpoint),
    config: { endpoint },
    onRequest: async (request, reply) => {
      if (endpoint.service) await app.authenticateService(request);
      else if (!endpoint.public) await app.authenticate(request, list);
      await app.consume(bucket, request, reply);
      if (!endpoint.public && !request.session && !request.service) throw new Problem('unauthenticated');
      app.checkSecondFactor(request);
    },
    handler: async (request, reply) => {
      const again = request.session ? idempotentRequest(request, request.session.user.id) : undefined;
      const answer = await (isRead || opensTransactions
        ? allowed(request, reply, db).then(() => work(request, reply, db))
        : prepared(request, reply, again).then((ready) =>
            retried(() =>
              db.transaction().execute((trx) =>
                withIdempotency(trx, again, {
                  may: () => allowed(request, reply, trx),
                  work: () => work(request, reply, trx, ready),
                }),
              ),
            ),
          )
      ).catch(async (error) => {
        if (error instanceof Problem && error.slug === 'forbidden') {
          await writeAudit(db, request, { action: `denied ${endpoint.method} ${endpoint.path}` });
        }
        throw error;
      });
      return send(request, reply, answer, endpoint.media);
    },
  });
}

/** Throws if the person isn't a member with the permission, and sends 304 if the client has the current state. */
function checkMembership(
  { membership, session }: FastifyRequest,
  { need = 'membership', and }: ListOptions,
  setEtag: (version: string | number) => void,
) {
  if (!membership) throw new Problem('not-found');
  if (!isEnough(membership, need)) throw new Problem('forbidden');
  // The alphabetical order depends on the language.
  const parts = [membership.version, session?.user.language, and?.(membership)];
  setEtag(parts.filter((part) => part !== undefined).join('.'));
}

function withFilteredState(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Problem) || error.extras.current === undefined) return error;
  const current = endpoint.reply.safeParse(error.extras.current).data;
  return new Problem(error.slug, { ...error.extras, current });
}

/** A response to send: a body, or rows that are read while they are sent. */
interface Sent extends Answer {
  rows?: Readable;
  isReplay?: boolean;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, rows, etag, isReplay }: Sent,
  media = 'application/json; charset=utf-8',
) {
  if (isReplay) reply.header('idempotent-replayed', 'true');
  const isTagged = !rows && (request.method === 'GET' || request.method === 'HEAD');
  const tag = etag ?? (isTagged ? `"${digest(body)}"` : undefined);
  if (tag) {
    reply.header('etag', tag);
    if (!etag) throwNotModified(request, tag);
  }
  reply.code(status);
  if (rows && request.method === 'HEAD') rows.destroy();
  else if (rows || body) return reply.type(media).send(rows ?? Buffer.from(body));
  return reply.send();
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The active session of the bearer token; null if there is none. */
    session: Session | null;
    /** The person's membership in the organization of a list; null for strangers. */
    membership: Membership | null;
    /** The service token of the caller; null if there is none. */
    service: ServiceToken | null;
  }
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route serves. */
    endpoint?: Endpoint;
  }
}
