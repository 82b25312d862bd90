import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/schema.ts';
import { Problem } from './errors.ts';

/** A response that is ready to be sent. */
export interface Answer {
  status: number;
  /** JSON text; empty for 204. */
  body: string;
  etag?: string | undefined;
}

/** A request with an idempotency key. */
export interface IdempotentRequest {
  userId: string;
  /** The method and path, so that a key isn't valid for another endpoint. */
  route: string;
  key: string;
  /** The hash of the query and the body. */
  requestHash: string;
}

const day = 24 * 60 * 60_000;
const Stored = z.object({ body: z.string(), etag: z.string().optional() });

/** Reads the `Idempotency-Key` header of a POST. Returns undefined if there is none. */
export function idempotentRequest(
  { method, url, headers, body }: Pick<Request, 'method' | 'url' | 'headers' | 'body'>,
  userId: string,
): IdempotentRequest | undefined {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem('bad-request', { detail: 'Idempotency-Key must be 1 to 255 visible characters.' });
  }
  // A query can be too long for the database index, but a path can't.
  const [path = '', query = ''] = url.split('?', 2);
  // Passwords are left out: only their slow hash is stored.
  const requestHash = createHash('sha256')
    .update(query)
    .update(JSON.stringify(body ?? null, (name, value) => (name === 'password' ? undefined : value)))
    .digest('hex');
  return { userId, route: `${method} ${path}`, key, requestHash };
}

interface Request {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Whether a request has a stored response, so that its work doesn't have to be prepared again. */
export async function isAnswered(
  db: Kysely<Tables>,
  request: IdempotentRequest | undefined,
): Promise<boolean> {
  if (!request) return false;
  const { userId, route, key } = request;
  const answered = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where((row) => row.and({ user_id: userId, route, key }))
    .where('expires_at', '>=', new Date())
    .executeTakeFirst();
  return answered !== undefined;
}

interface Doing {
  /** Throws if the person doesn't have the permission any more; then the first response isn't repeated either. */
  may: () => Promise<void>;
  work: () => Promise<Answer>;
}

/**
 * Runs the work of a request once per key: the key, the change and the response are stored in one transaction. A second
 * request that arrives while the first one runs waits for it in the database and gets the same response.
 *
 * @throws {Problem} `idempotency-mismatch` if the key was used with another query or body
 */
export async function withIdempotency(
  trx: Kysely<Tables>,
  request: IdempotentRequest | undefined,
  { may, work }: Doing,
): Promise<Answer & { isReplay?: boolean }> {
  if (!request) return may().then(work);
  const { userId, route, key, requestHash } = request;
  const now = Date.now();
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('expires_at', '<', new Date(now))
    .execute();
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, route, key, request_hash: requestHash, expires_at: new Date(now + day) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  const thisRow = { user_id: userId, route, key };
  await may();

  if (claimed.length === 0) {
    const first = await trx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'answer'])
      .where((row) => row.and(thisRow))
      .executeTakeFirstOrThrow();
    if (first.request_hash !== requestHash) throw new Problem('idempotency-mismatch');
    return { status: first.status ?? 200, ...Stored.parse(first.answer), isReplay: true };
  }

  const answer = await work();
  await trx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: JSON.stringify({ body: answer.body, etag: answer.etag }) })
    .where((row) => row.and(thisRow))
    .execute();
  return answer;
}
