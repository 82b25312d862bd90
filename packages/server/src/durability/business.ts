import { randomUUID } from 'node:crypto';
import { open } from '../database/open.ts';
import { peopleIn } from '../testing/fixtures.ts';

/** A business in a database, and the token of its owner. */
export interface Business {
  orgId: string;
  token: string;
}

/** Adds a business to the database before a server is started on it. */
export async function addBusiness(config: Parameters<typeof open>[0]): Promise<Business> {
  const database = await open(config);
  const { person, organization } = peopleIn(database.db);
  const { id, token } = await person({ paying: true });
  const orgId = await organization(id);
  await database.close();
  return { orgId, token };
}

/** The response; status 0 if there was none. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  body: string;
}

/** Calls the API as the owner. */
export async function ask(
  address: string,
  { token }: Business,
  [method, path, body]: readonly [method: string, path: string, body?: object],
): Promise<Answer> {
  try {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: text };
  } catch (error) {
    return { status: 0, retryAfter: null, body: String(error) };
  }
}
