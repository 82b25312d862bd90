import type { Readable } from 'node:stream';
import type { Endpoint } from '@console/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from './database/schema.ts';
import { Problem } from './errors.ts';
import { digest, ifMatch, unlessSeen } from './http/entityTags.ts';
import { type Answer, once, repeatable } from './http/idempotency.ts';
import type { Purse } from './http/limits.ts';
import { needRequiredFactor } from './identity/requiredFactor.ts';
import { findSession, type Session, type User } from './identity/sessions.ts';
import { type Counted, isEnough, type Need, type Standing, standingIn } from './resources/access.ts';
import { RowStream } from './rowStream.ts';
import { writerOf } from './writer.ts';

type Checked<E, Part extends string> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler gives back. */
export type Reply<E extends Endpoint> = z.input<E['reply']>;

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
  /** The person's place in the organization `orgId`; only in a call that is served with `list`. */
  standing: Standing;
  /** Names the version of what is answered (`ETag`); a reader who has it already gets 304 at once. */
  seen(version: string | number): void;
  /** Notes a change; a change that is not noted is refused. */
  audit(deed: Deed): Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface ServeOptions<E extends Endpoint> {
  /** @default 'session' */
  purse?: Purse;
  /** The handler opens its transactions itself, because it waits for somebody else's server in between. */
  opensTransactions?: boolean;
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
  and?: (standing: Standing) => string;
}

/** Answers one endpoint of the contract. What comes in is checked and what goes out is filtered by its schemas. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E> | RowStream>,
  { purse = 'session', opensTransactions = false, isLong, list }: ServeOptions<E> = {},
) {
  const { db } = app.database;
  const isRead = endpoint.method === 'GET';
  const written = writerOf(endpoint, endpoint.reply);
  const row =
    isRead && endpoint.reply instanceof z.ZodArray ? writerOf(endpoint, endpoint.reply.element) : written;

  function bodyOf(value: unknown, { session }: FastifyRequest): Pick<Answer, 'body'> & { rows?: Readable } {
    if (!(value instanceof RowStream)) return { body: endpoint.status === 204 ? '' : written(value) };
    return { body: '', rows: value.toReadable(row, app.openRowStream(session?.id ?? '')) };
  }

  async function work(request: FastifyRequest, reply: FastifyReply, trx: Kysely<Tables>): Promise<Sent> {
    let etag: string | undefined;
    let isNoted = isRead || opensTransactions;
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      user: request.session?.user,
      session: request.session,
      trx,
      standing: request.standing,
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

    if (list) open(request, list, call.seen);
    const answer = () => handler(call);
    const sent = await (isLong?.(call.query)
      ? app.longLane(answer, () => reply.raw.destroyed)
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
    config: { endpoint },
    onRequest: async (request, reply) => {
      if (!endpoint.public) await recognise(request, db, list);
      await app.spend(purse, request, reply);
      if (!endpoint.public && !request.session) throw new Problem('unauthenticated');
      needRequiredFactor(request);
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

/** Finds the session of the bearer token and, for a list, the person's place in the organization. */
async function recognise(request: FastifyRequest, db: Kysely<Tables>, list: ListOptions | undefined) {
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return;
  const { orgId } = request.params as { orgId?: string };
  const asksPlace = list && isId(orgId);
  const found = await findSession(db, token, asksPlace ? standingIn(orgId, list.of) : undefined);
  request.session = found?.session ?? null;
  request.standing = found?.extra ?? null;
}

const isId = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '');

/** Lets a member with the permission in, and answers 304 to one who has the present state. */
function open(
  { standing }: FastifyRequest,
  { need = 'membership', and }: ListOptions,
  seen: (version: string | number) => void,
) {
  if (!standing) throw new Problem('not-found');
  if (!isEnough(standing, need)) throw new Problem('forbidden');
  seen(and ? `${standing.version}.${and(standing)}` : standing.version);
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
    if (!etag) unlessSeen(request, tag);
  }
  reply.code(status);
  if (rows && request.method === 'HEAD') rows.destroy();
  else if (rows || body) return reply.type('application/json; charset=utf-8').send(rows ?? Buffer.from(body));
  return reply.send();
}

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

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the bearer token; null when there is none. */
    session: Session | null;
    /** The person's place in the organization of a list; null for a stranger. */
    standing: Standing | null;
  }
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route answers. */
    endpoint?: Endpoint;
  }
}
