import type { Readable } from 'node:stream';
import { bodyLimit, type Endpoint } from '@console/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/schema.ts';
import type { Session, User } from '../identity/sessions.ts';
import { type AuditEntry, writeAudit } from './audit.ts';
import { digest, ifMatch, throwNotModified } from './entityTags.ts';
import { Problem } from './errors.ts';
import {
  type Answer,
  type IdempotentRequest,
  idempotentRequest,
  isAnswered,
  withIdempotency,
} from './idempotency.ts';
import { type Counted, isEnough, type Membership, type Need } from './permissions.ts';
import type { RateLimitBucket } from './rateLimits.ts';
import { RowStream } from './rowStream.ts';
import { repairLog, writerOf } from './writer.ts';

type Checked<E, Part extends string> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler gives back. */
export type Reply<E extends Endpoint> = z.input<E['reply']>;

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
  /** The person's place in the organization `orgId`; only in a call that is served with `list`. */
  membership: Membership;
  /** Names the version of what is answered (`ETag`); a reader who has it already gets 304 at once. */
  setEtag(version: string | number): void;
  /** Notes a change; a change that is not noted is refused. */
  audit(deed: AuditEntry): Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is known of a request before its work begins. */
export type CheckedRequest<E extends Endpoint> = Pick<
  Call<E>,
  'params' | 'query' | 'body' | 'user' | 'trx' | 'ifMatch' | 'request' | 'reply'
>;

export interface ServeOptions<E extends Endpoint, Prepared> {
  /** @default 'session' */
  bucket?: RateLimitBucket;
  /** The handler opens its transactions itself, because it waits for somebody else's server in between. */
  opensTransactions?: boolean;
  /**
   * Refuses who may not. Asked before anything else is done, and also before a stored answer is repeated: a POST that
   * needs a permission says so here.
   */
  may?: (call: CheckedRequest<E>) => Promise<void>;
  /** Slow work that is done before the transaction, for who may, and not again for a repeated request. */
  prepare?: (call: CheckedRequest<E>) => Promise<Prepared>;
  /** Whether such a question may keep the database busy for long: it waits in a line of its own. */
  isLong?: (query: Call<E>['query']) => boolean;
  /** The call reads lists of the organization `orgId`: who may, and what makes the answer a new one. */
  list?: ListOptions;
}

export interface ListOptions {
  /** The lists the answer is made of. While none of them changes, a reader who has it gets 304 from one query. */
  of: readonly Counted[];
  /** @default 'membership' */
  need?: Need;
  /** What else makes the answer a new one, such as the date. */
  and?: (membership: Membership) => string;
}

/** Answers one endpoint of the contract. What comes in is checked and what goes out is filtered by its schemas. */
export function serve<const E extends Endpoint, Prepared = undefined>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>, prepared: Prepared) => Promise<Reply<E> | RowStream>,
  {
    bucket = 'session',
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
    if (!(value instanceof RowStream)) return { body: endpoint.status === 204 ? '' : write(value) };
    return { body: '', rows: value.toReadable(row, app.openRowStream(session?.id ?? '')) };
  }

  const asking = (request: FastifyRequest, reply: FastifyReply, trx: Kysely<Tables>) =>
    ({
      params: request.params,
      query: request.query,
      body: request.body,
      user: request.session?.user,
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
    // The stored answer was there a moment ago, and its day is over now.
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
      if (!endpoint.public) await app.authenticate(request, list);
      await app.consume(bucket, request, reply);
      if (!endpoint.public && !request.session) throw new Problem('unauthenticated');
      app.checkSecondFactor(request);
    },
    handler: async (request, reply) => {
      const again = request.session ? idempotentRequest(request, request.session.user.id) : undefined;
      const answer = await (isRead || opensTransactions
        ? allowed(request, reply, db).then(() => work(request, reply, db))
        : prepared(request, reply, again).then((ready) =>
            db.transaction().execute((trx) =>
              withIdempotency(trx, again, {
                may: () => allowed(request, reply, trx),
                work: () => work(request, reply, trx, ready),
              }),
            ),
          )
      ).catch(async (error) => {
        if (error instanceof Problem && error.slug === 'forbidden') {
          await writeAudit(db, request, { action: `denied ${endpoint.method} ${endpoint.path}` });
        }
        throw error;
      });
      return send(request, reply, answer);
    },
  });
}

/** Lets a member with the permission in, and answers 304 to one who has the present state. */
function checkMembership(
  { membership, session }: FastifyRequest,
  { need = 'membership', and }: ListOptions,
  setEtag: (version: string | number) => void,
) {
  if (!membership) throw new Problem('not-found');
  if (!isEnough(membership, need)) throw new Problem('forbidden');
  // Another language has another alphabetical order.
  const parts = [membership.version, session?.user.language, and?.(membership)];
  setEtag(parts.filter((part) => part !== undefined).join('.'));
}

function withFilteredState(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Problem) || error.extras.current === undefined) return error;
  const current = endpoint.reply.safeParse(error.extras.current).data;
  return new Problem(error.slug, { ...error.extras, current });
}

/** An answer on its way: a body, or rows that are read while they are sent. */
interface Sent extends Answer {
  rows?: Readable;
  isReplay?: boolean;
}

function send(request: FastifyRequest, reply: FastifyReply, { status, body, rows, etag, isReplay }: Sent) {
  if (isReplay) reply.header('idempotent-replayed', 'true');
  const isTagged = !rows && (request.method === 'GET' || request.method === 'HEAD');
  const tag = etag ?? (isTagged ? `"${digest(body)}"` : undefined);
  if (tag) {
    reply.header('etag', tag);
    if (!etag) throwNotModified(request, tag);
  }
  reply.code(status);
  if (rows && request.method === 'HEAD') rows.destroy();
  else if (rows || body) return reply.type('application/json; charset=utf-8').send(rows ?? Buffer.from(body));
  return reply.send();
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the bearer token; null when there is none. */
    session: Session | null;
    /** The person's place in the organization of a list; null for a stranger. */
    membership: Membership | null;
  }
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route answers. */
    endpoint?: Endpoint;
  }
}
