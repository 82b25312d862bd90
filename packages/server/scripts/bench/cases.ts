import type { Subject } from './load.ts';

/** One thing a client asks again and again. */
export interface Case {
  name: string;
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: (turn: number) => object;
  /** Asks with the version it has: answered 304. */
  isPolling?: true;
}

/** What is measured; the first one does nothing but answer, and is the yardstick of the others. */
export function casesOf({ orgId, contactId }: Subject): Case[] {
  const at = `/api/organization/${orgId}`;
  const get = (name: string, path: string): Case => ({ name, method: 'GET', path });
  const search = (words: string) => encodeURIComponent(words);
  return [
    get('trivial: /healthz', '/healthz'),
    get('contacts, first 50', `${at}/contacts/?limit=50`),
    { ...get('contacts, unchanged (304)', `${at}/contacts/?limit=50`), isPolling: true },
    get('contacts, by name', `${at}/contacts/?limit=50&sort=name`),
    get('contacts, search that finds few', `${at}/contacts/?limit=50&q=${search('נועה כהן 9')}`),
    get('contacts, search by number', `${at}/contacts/?limit=50&q=${search('050-0099')}`),
    get('contacts, search that finds a tenth', `${at}/contacts/?limit=50&q=levi`),
    get('one contact', `/api/organizations/${orgId}/contacts/${contactId}`),
    get('calls, first 50 with transcripts', `${at}/sessions?limit=50`),
    { ...get('calls, unchanged (304)', `${at}/sessions?limit=50`), isPolling: true },
    get('transcripts, search that finds few', `${at}/search?limit=20&q=${search('1999990')}`),
    get('transcripts, search that finds nearly all', `${at}/search?limit=20&q=${search('תודה')}`),
    get('report, 30 days', `${at}/reports/daily?days=30`),
    get('report, 365 days by month', `${at}/reports/monthly`),
    get('usage of the month', `${at}/usage`),
    {
      name: 'change one contact',
      method: 'PATCH',
      path: `${at}/contacts/${contactId}`,
      body: (turn) => ({ notes: `Note ${turn}` }),
    },
    {
      name: 'add a contact',
      method: 'POST',
      path: '/api/contacts',
      body: (turn) => ({ name: `New ${turn}`, phone: '0501234567', organization: orgId }),
    },
  ];
}
