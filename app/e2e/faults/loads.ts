// biome-ignore-all lint/style/noExcessiveLinesPerFile: every call that loads something stands in this one table.
/** Ids of the demo that addresses are made of. */
export interface Ids {
  organization: string;
  channel: string;
  /** A conversation with a contact, on that channel. */
  session: string;
  contact: string;
  appointment: string;
}

/** One call that loads something, and a page that makes it. */
export interface Load {
  /** The function of a `*.api.ts`. */
  call: string;
  /** The page; what begins without a slash is below the organization, `:channel` and the like are ids. */
  at: string;
  /** The requests of this call alone. */
  asks: RegExp;
  /** What the page says of it. */
  said: string;
  /** What is there all the same: a heading, or a text. */
  stands: string;
  /** What has to be pressed first. */
  press?: string;
  /** What has to be typed first, and into which field. */
  type?: readonly [string, string];
  /** How it is asked for again. @default Retry or Try again */
  again?: RegExp;
  /** It is said in a line of a field, where there is no room for the number of the request. */
  isBrief?: true;
  /** It is looked at every day, not only with the slow proofs. */
  isEveryday?: true;
}

const sessions = (query: string) => new RegExp(`^GET /api/organization/[^/]+/sessions\\?.*${query}`);

/** Every call that loads something, on the pages that make it. A test finds the one that is missing. */
export const loads: readonly Load[] = [
  {
    call: 'listLoginMethods',
    at: '/login',
    asks: /\/user\/methods$/,
    said: 'Something failed on the server',
    stands: 'Sign in',
  },
  {
    call: 'issueNonce',
    at: '/login',
    asks: /\/user\/nonce$/,
    said: 'Something failed on the server',
    stands: 'Sign in',
    press: 'Sign in with the development identity',
    again: /development identity/,
  },
  {
    call: 'listOrganizations',
    at: '/admin',
    asks: /^GET \/api\/organizations$/,
    said: 'Not all of this could be loaded.',
    stands: 'Levinsky Bakery',
  },
  {
    call: 'readDailyReport',
    at: '/admin',
    asks: /\/reports\/daily/,
    said: 'The report of Levinsky Bakery could not be loaded',
    stands: 'Needs attention',
  },
  {
    call: 'readMonthlyReport',
    at: '/admin?unit=monthly',
    asks: /\/reports\/monthly/,
    said: 'The report of Levinsky Bakery could not be loaded',
    stands: 'Needs attention',
  },
  {
    call: 'readUsage',
    at: '/admin',
    asks: /\/usage$/,
    said: 'Could not be loaded',
    stands: 'Needs attention',
  },
  {
    call: 'listWaiting',
    at: '/admin',
    asks: /\/appointments\?.*status=pending/,
    said: 'Not all of this could be loaded.',
    stands: 'Levinsky Bakery',
  },
  {
    isEveryday: true,
    call: 'listDue',
    at: '/admin',
    asks: /\/contacts\/\?.*dueBefore/,
    said: 'Not all of this could be loaded.',
    stands: 'Levinsky Bakery',
  },
  {
    call: 'listCurrent',
    at: '/admin',
    asks: sessions('active=true'),
    said: 'Not all of this could be loaded.',
    stands: 'Levinsky Bakery',
  },
  {
    call: 'readMe',
    at: '/admin',
    asks: /\/users\/me$/,
    said: 'Not all of this could be loaded.',
    stands: 'Levinsky Bakery',
  },
  {
    call: 'listCards',
    at: '/admin',
    asks: /\/creditcards$/,
    said: 'Not all of this could be loaded.',
    stands: 'Levinsky Bakery',
  },
  {
    call: 'listIntegrationTypes',
    at: '/admin',
    asks: /\/integrationTypes\/$/,
    said: 'Not all of this could be loaded.',
    stands: 'Levinsky Bakery',
  },
  {
    call: 'readSettings',
    at: '/settings',
    asks: /\/user\/settings$/,
    said: 'could not be loaded',
    stands: 'Settings',
  },
  { call: 'readMe', at: '/settings', asks: /\/users\/me$/, said: 'could not be loaded', stands: 'Settings' },
  {
    call: 'listCards',
    at: '/settings',
    asks: /\/creditcards$/,
    said: 'could not be loaded',
    stands: 'Where you are signed in',
  },
  {
    call: 'readUsage',
    at: '/settings',
    asks: /\/usage$/,
    said: 'could not be loaded',
    stands: 'Where you are signed in',
  },
  {
    call: 'listLoginSessions',
    at: '/settings',
    asks: /\/user\/sessions$/,
    said: 'could not be loaded',
    stands: 'Phone',
  },
  {
    call: 'readCredentials',
    at: '/settings',
    asks: /\/user\/credentials$/,
    said: 'How you sign in could not be loaded',
    stands: 'Phone',
  },
  {
    call: 'readOrganization',
    at: '',
    asks: /\/organizations\/[^/?]+$/,
    said: 'could not be loaded',
    stands: 'Organization',
  },
  {
    call: 'listMembers',
    at: 'team',
    asks: /\/api\/.*\/members$/,
    said: 'could not be loaded',
    stands: 'Team',
  },
  {
    call: 'listChannels',
    at: 'channels/',
    asks: /\/api\/organization\/[^/]+\/channels(\?|$)/,
    said: 'could not be loaded',
    stands: 'Channels',
  },
  {
    call: 'listFreePhones',
    at: 'channels/:channel',
    asks: /\/phones\/available$/,
    said: 'The free numbers could not be loaded.',
    stands: 'Channel',
  },
  {
    call: 'listChannels',
    at: 'channels/:channel/view',
    asks: /\/api\/organization\/[^/]+\/channels(\?|$)/,
    said: 'could not be loaded',
    stands: 'Overview',
  },
  {
    call: 'listLastCalls',
    at: 'channels/:channel/view',
    asks: sessions('limit=5'),
    said: 'could not be loaded',
    stands: 'Overview',
  },
  {
    call: 'readUsage',
    at: 'channels/:channel/view',
    asks: /\/usage$/,
    said: 'could not be loaded',
    stands: 'Overview',
  },
  {
    call: 'listSessions',
    at: 'channels/:channel/sessions',
    asks: sessions('active=false'),
    said: 'could not be loaded',
    stands: 'Existing Sessions',
  },
  {
    call: 'listCurrent',
    at: 'channels/:channel/sessions',
    asks: sessions('active=true'),
    said: 'The calls that go on now could not be loaded.',
    stands: 'Existing Sessions',
  },
  {
    call: 'readSession',
    at: 'channels/:channel/sessions/:session',
    asks: sessions('id='),
    said: 'could not be loaded',
    stands: 'Existing Sessions',
  },
  {
    call: 'listSessions',
    at: 'channels/:channel/sessions/:session',
    asks: sessions('limit=1(&|$)'),
    said: 'The conversations before and after could not be found.',
    stands: 'Start',
  },
  {
    call: 'readCaller',
    at: 'channels/:channel/sessions/:session',
    asks: /\/organizations\/[^/]+\/contacts\//,
    said: 'Not everything about this conversation could be loaded.',
    stands: 'Start',
  },
  {
    isEveryday: true,
    call: 'readHistory',
    at: 'channels/:channel/sessions/:session',
    asks: /\/contact\/[^/]+\/session$/,
    said: 'Not everything about this conversation could be loaded.',
    stands: 'Start',
  },
  {
    call: 'listChannels',
    at: 'channels/:channel/sessions/:session',
    asks: /\/api\/organization\/[^/]+\/channels(\?|$)/,
    said: 'Not everything about this conversation could be loaded.',
    stands: 'Start',
  },
  {
    call: 'listQuestions',
    at: 'channels/:channel/sessions/:session',
    asks: /\/api\/organization\/[^/]+\/qna(\?|$)/,
    said: 'Whether this question is there already could not be found out.',
    stands: 'Question',
    press: 'Add to',
  },
  {
    call: 'searchSessions',
    at: 'search?q=bread',
    asks: /\/api\/organization\/[^/]+\/search\?/,
    said: 'The search failed',
    stands: 'Search',
  },
  {
    call: 'readCaller',
    at: 'search?q=bread',
    asks: /\/organizations\/[^/]+\/contacts\//,
    said: 'Some names could not be loaded.',
    stands: 'Search',
  },
  {
    call: 'listContacts',
    at: 'contacts',
    asks: /\/contacts\/\?.*limit=25/,
    said: 'Contacts could not be loaded',
    stands: 'Contacts',
  },
  {
    call: 'searchManagers',
    at: 'contacts?new=1',
    asks: /\/managers\/search\//,
    said: 'The search failed',
    stands: 'New contact',
    isBrief: true,
    type: ['Responsible', 'Ma'],
  },
  {
    call: 'listContacts',
    at: 'contact/:contact',
    asks: /\/api\/.*\/contacts\/\?/,
    said: 'could not be loaded',
    stands: 'Notes',
  },
  {
    call: 'readContact',
    at: 'contact/:contact',
    asks: /\/organizations\/[^/]+\/contacts\//,
    said: 'could not be loaded',
    stands: 'Contacts',
  },
  {
    call: 'readHistory',
    at: 'contact/:contact',
    asks: /\/contact\/[^/]+\/session$/,
    said: 'could not be loaded',
    stands: 'Contacts',
  },
  {
    call: 'listAppointments',
    at: 'appointments',
    asks: /\/appointments\?.*limit=100/,
    said: 'could not be loaded',
    stands: 'Appointments',
  },
  {
    call: 'readAppointment',
    at: 'appointments/:appointment',
    asks: /\/api\/appointments\//,
    said: 'could not be loaded',
    stands: 'Appointment',
  },
  {
    isEveryday: true,
    call: 'listAppointments',
    at: 'appointments/:appointment',
    asks: /\/appointments\?.*limit=100/,
    said: 'Whether this time is taken could not be found out.',
    stands: 'Title',
  },
  {
    call: 'listQuestions',
    at: 'qna',
    asks: /\/api\/organization\/[^/]+\/qna(\?|$)/,
    said: 'Questions could not be loaded',
    stands: 'Questions',
  },
  {
    call: 'listIntegrations',
    at: 'integrations',
    asks: /\/api\/.*\/integrations(\?|$)/,
    said: 'could not be loaded',
    stands: 'Integrations',
  },
  {
    call: 'listIntegrationTypes',
    at: 'integrations',
    asks: /\/integrationTypes\/$/,
    said: 'Failed to fetch integration types',
    stands: 'Integrations',
  },
];
