import { randomBytes, randomUUID } from 'node:crypto';
import type { Subject } from '../bench/load.ts';
import type { Sent } from './connection.ts';

export type { Subject };

/** One thing a client asks again and again. */
export interface Case {
  name: string;
  method: Sent['method'];
  /** In it, `:contact` stands for a contact of the connection's own. */
  path: string;
  /** What is written, where something is. */
  writes?: 'notes' | 'contact' | 'nothing' | 'marks' | 'invitation';
  /** Asks with the version it has: answered 304. */
  isPolling?: true;
  /** Sends no token. */
  isAnonymous?: true;
  /** Sends a token that nobody has. */
  isMadeUp?: true;
}

/** What is measured; the first one does nothing but answer, and is the yardstick of the others. */
export function casesOf({ orgId }: Pick<Subject, 'orgId'>): Case[] {
  const at = `/api/organization/${orgId}`;
  const get = (name: string, path: string): Case => ({ name, method: 'GET', path });
  const search = (words: string) => encodeURIComponent(words);
  return [
    get('`/healthz`', '/healthz'),
    get('Organizations and their channels', '/api/organizations'),
    get('Contacts, first 50', `${at}/contacts/?limit=50`),
    { ...get('Contacts, unchanged (304)', `${at}/contacts/?limit=50`), isPolling: true },
    get('Contacts, search that finds few', `${at}/contacts/?limit=50&q=${search('נועה כהן 9')}`),
    get('Contacts, search that finds a tenth', `${at}/contacts/?limit=50&q=levi`),
    get('One contact', `/api/organizations/${orgId}/contacts/:contact`),
    get('Calls, first 50 with transcripts', `${at}/sessions?limit=50`),
    get('Calls that go on', ongoing(orgId)),
    get('Transcripts, search that finds few', `${at}/search?limit=20&q=${search('1999990')}`),
    get('Transcripts, search that finds nearly all', `${at}/search?limit=20&q=${search('תודה')}`),
    get('Report, a year by day', `${at}/reports/daily?days=365`),
    get('Usage of the month', `${at}/usage`),
    { name: 'Change a contact', method: 'PATCH', path: `${at}/contacts/:contact`, writes: 'notes' },
    { name: 'Add a contact', method: 'POST', path: '/api/contacts', writes: 'contact' },
  ];
}

/** What is refused. */
export const refusedCases: Case[] = [
  { name: 'Of nobody', method: 'GET', path: '/api/contacts/nobody' },
  { name: 'By nobody', method: 'GET', path: '/api/users/me', isAnonymous: true },
  { name: 'Without a name', method: 'POST', path: '/api/contacts', writes: 'nothing' },
];

/** What costs a server much that counts and bounds nothing. */
export const attacksOf = ({ orgId }: Pick<Subject, 'orgId'>): Case[] => [
  { name: 'Sign-in with marks', method: 'POST', path: '/api/user/login', writes: 'marks', isAnonymous: true },
  { name: 'Every call', method: 'GET', path: `/api/organization/${orgId}/sessions` },
  {
    name: 'Invitation with a password',
    method: 'POST',
    path: `/api/organization/${orgId}/members`,
    writes: 'invitation',
  },
  { name: 'Made-up token', method: 'GET', path: '/api/users/me', isMadeUp: true },
  { name: 'Two letters that nobody said', method: 'GET', path: `/api/organization/${orgId}/search?q=qz` },
];

/** What every open console asks in its rhythm. */
export const ongoing = (orgId: string) =>
  `/api/organization/${orgId}/sessions?active=true&limit=50&sort=-startTime`;

/** What the screens that stand open ask in the same rhythm, one each. */
export const screensOf = ({ orgId }: Pick<Subject, 'orgId'>): string[] => [
  `/api/organization/${orgId}/contacts/?limit=50`,
  `/api/organization/${orgId}/sessions?limit=50`,
  `/api/organization/${orgId}/appointments?status=pending&limit=1&sort=startTime`,
  `/api/organizations/${orgId}/contacts/:contact`,
];

interface Turn {
  /** Whose token is sent. */
  person: number;
  /** Whose contact is asked for. @default the person's own */
  contact?: number;
  /** Makes what is written differ. */
  turn?: number;
  /** The version that is known already. */
  etag?: string | undefined;
}

/** The request of a case, as the console sends it: what adds a row has a key under which it may be repeated. */
export function questionOf(
  { method, path, writes, isAnonymous, isMadeUp }: Case,
  { tokens, contactIds, orgId }: Subject,
  { person, contact = person, turn = 0, etag }: Turn,
): Sent {
  const bodies = {
    notes: { notes: `Note ${turn}` },
    contact: { name: `New ${turn}`, phone: '0501234567', organization: orgId },
    nothing: { name: '', organization: orgId },
    marks: { email: `a${'\u0301\u0323'.repeat(4_000)}@example.test`, password: 'no password of anybody' },
    invitation: {
      ...{ name: 'Somebody', email: `${randomUUID()}@example.test`, role: 'viewer' },
      password: 'a long enough password of seven words',
    },
  };
  return {
    method,
    path: path.replace(':contact', contactIds[contact % contactIds.length] ?? ''),
    headers: {
      ...(!isAnonymous && {
        authorization: `Bearer ${isMadeUp ? randomBytes(32).toString('base64url') : tokens[person % tokens.length]}`,
      }),
      ...(etag && { 'if-none-match': etag }),
      ...(writes === 'contact' && { 'idempotency-key': randomUUID() }),
    },
    ...(writes && { body: JSON.stringify(bodies[writes]) }),
  };
}
