import { randomBytes, randomUUID } from 'node:crypto';
import { defaultLocales } from '@console/contract/rules';
import type { Subject } from '../bench/load.ts';
import type { Sent } from './connection.ts';

export type { Subject };

/** A request that a client sends repeatedly. */
export interface Case {
  name: string;
  method: Sent['method'];
  /** `:contact` is replaced with a contact that belongs to the connection. */
  path: string;
  /** The kind of body, if the request writes. */
  writes?: 'notes' | 'contact' | 'nothing' | 'marks' | 'invitation';
  /** Sends the current ETag, so the response is 304. */
  isPolling?: true;
  /** Sends no token. */
  isAnonymous?: true;
  /** Sends an invalid token. */
  isMadeUp?: true;
}

const callers = 'limit=25&sort=-startTime&fields=summary,transcription,caller';

/** The cursor of the page after the rows of a day, so that a page far from the first one needs no pages before it. */
function after(order: string, daysAgo: number) {
  const time = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const cursor = [order, [time, '00000000-0000-0000-0000-000000000000']];
  return `&cursor=${Buffer.from(JSON.stringify(cursor)).toString('base64url')}`;
}

/** The measured cases. The first one does no work and is the baseline of the others. */
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
    get('All calls with callers, first 25', `${at}/sessions?${callers}`),
    get(
      'All calls with callers, half a year back',
      `${at}/sessions?${callers}${after(`-startTime ${defaultLocales.user}`, 182)}`,
    ),
    get('All calls, those missed', `${at}/sessions?${callers}&outcome=missed`),
    get('All calls, +972 number', `${at}/sessions?${callers}&q=${search('+972 50-001-2345')}`),
    get('All calls, 05 number', `${at}/sessions?${callers}&q=${search('050-001-2345')}`),
    get('All calls, last four digits', `${at}/sessions?${callers}&q=2345`),
    get('All calls, number that no contact has', `${at}/sessions?${callers}&q=${search('054-999-9999')}`),
    get('All calls, digits of all numbers', `${at}/sessions?${callers}&q=0500`),
    get('Calls that go on', ongoing(orgId)),
    get('People to call back, first 25', `${at}/callbacks?limit=25`),
    get('People to call back, half a year later', `${at}/callbacks?limit=25${after('waitingSince', 182)}`),
    get('Transcripts, search that finds few', `${at}/search?limit=20&q=${search('1999990')}`),
    get('Transcripts, search that finds nearly all', `${at}/search?limit=20&q=${search('תודה')}`),
    get('Report, a year by day', `${at}/reports/daily?days=365`),
    get('Usage of the month', `${at}/usage`),
    { name: 'Change a contact', method: 'PATCH', path: `${at}/contacts/:contact`, writes: 'notes' },
    { name: 'Add a contact', method: 'POST', path: '/api/contacts', writes: 'contact' },
  ];
}

/** Requests that are rejected. */
export const refusedCases: Case[] = [
  { name: 'Of nobody', method: 'GET', path: '/api/contacts/nobody' },
  { name: 'By nobody', method: 'GET', path: '/api/users/me', isAnonymous: true },
  { name: 'Without a name', method: 'POST', path: '/api/contacts', writes: 'nothing' },
];

/** Requests that are expensive for a server without rate limits and size limits. */
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

/** The request that every open console repeats. */
export const ongoing = (orgId: string) =>
  `/api/organization/${orgId}/sessions?active=true&limit=50&sort=-startTime`;

/** The requests that open screens repeat, one per screen. */
export const screensOf = ({ orgId }: Pick<Subject, 'orgId'>): string[] => [
  `/api/organization/${orgId}/contacts/?limit=50`,
  `/api/organization/${orgId}/sessions?limit=50`,
  `/api/organization/${orgId}/appointments?status=pending&limit=1&sort=startTime`,
  `/api/organizations/${orgId}/contacts/:contact`,
];

interface Turn {
  /** The person whose token is sent. */
  person: number;
  /** The person whose contact is requested. @default the person's own */
  contact?: number;
  /** A number that makes each body different. */
  turn?: number;
  /** The ETag of the last response. */
  etag?: string | undefined;
}

/** The request of a case, as the console sends it: requests that add a row have an idempotency key. */
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
