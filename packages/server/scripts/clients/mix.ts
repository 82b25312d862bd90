import type { Subject } from '../bench/load.ts';
import { bodyOf, casesOf } from './cases.ts';
import { Connection, type Sent } from './connection.ts';
import { type Count, counted } from './times.ts';

export interface Mix {
  address: string;
  subject: Subject;
  clients: number;
  /** When to stop, in milliseconds of `performance.now()`. */
  end: number;
}

/** How often each status was answered, and everything that failed: no answer, or the server's own fault. */
export interface Mixed {
  statuses: Count;
  failed: Count;
}

/** Few of so many calls add a row, so that what is looked through hardly grows. */
const seldom = 50;

/** Asks everything that is measured and some that is refused, in turn, from so many connections without a pause. */
export async function askMixed({ address, subject, clients, end }: Mix): Promise<Mixed> {
  const statuses: Count = {};
  const failed: Count = {};
  const working = Array.from({ length: clients }, async (_, client) => {
    const connection = new Connection(address);
    for (let number = client; performance.now() < end; number += 1) {
      const reply = await connection.ask(question(subject, number, client));
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
      if (reply.status === 0 || reply.status >= 500) counted(failed, reply);
    }
    connection.close();
  });
  await Promise.all(working);
  return { statuses, failed };
}

/** The so-many-eth call: mostly reading, some writing, some that is nobody's or not allowed. */
function question(subject: Subject, number: number, client: number): Sent {
  const { orgId, tokens, contactIds } = subject;
  const headers = { authorization: `Bearer ${tokens[client % tokens.length]}` };
  const refused: Sent[] = [
    { method: 'GET', path: '/api/contacts/nobody', headers },
    { method: 'GET', path: '/api/users/me', headers: {} },
    {
      method: 'POST',
      path: '/api/contacts',
      headers,
      body: JSON.stringify({ organization: orgId, name: '' }),
    },
  ];
  const cases = casesOf(subject).filter(({ writes }) => writes !== 'contact' || number % seldom === 0);
  const place = number % (cases.length + refused.length);
  const one = cases[place];
  if (!one) return refused[place - cases.length] ?? { method: 'GET', path: '/healthz', headers: {} };
  const { body, headers: more } = bodyOf(one, number, orgId);
  const path = one.path.replace(':contact', contactIds[number % contactIds.length] ?? '');
  return { method: one.method, path, headers: { ...headers, ...more }, body };
}
