import { casesOf, questionOf, type Subject } from './cases.ts';
import { Connection, type Count, counted, type Sent } from './connection.ts';

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
  const headers = { authorization: `Bearer ${subject.tokens[client % subject.tokens.length]}` };
  const body = JSON.stringify({ organization: subject.orgId, name: '' });
  const refused: [Sent, ...Sent[]] = [
    { method: 'GET', path: '/api/contacts/nobody', headers },
    { method: 'GET', path: '/api/users/me', headers: {} },
    { method: 'POST', path: '/api/contacts', headers, body },
  ];
  const cases = casesOf(subject).filter(({ writes }) => writes !== 'contact' || number % seldom === 0);
  const place = number % (cases.length + refused.length);
  const one = cases[place];
  if (!one) return refused[place - cases.length] ?? refused[0];
  return questionOf(one, subject, { person: client, turn: number, contact: number });
}
