// biome-ignore-all lint/style/noExcessiveLinesPerFile: every call that loads something is in this one table.
import { en } from '../../src/testing/messages.ts';

/** IDs of demo data that paths contain. */
export interface Ids {
  organization: string;
  channel: string;
  /** A conversation with that contact, on that channel. */
  session: string;
  contact: string;
  appointment: string;
}

/** One call that loads something, and a page that makes it. */
export interface Load {
  /** The name of the function in a `*.api.ts`. */
  call: string;
  /** The path of the page. Without a leading slash it is below the organization; `:channel` etc. are IDs. */
  at: string;
  /** Matches only the requests of this call. */
  asks: RegExp;
  /** The message on the page when the call fails. */
  said: string;
  /** A heading or text that is still visible then. */
  stands: string;
  /** Requests that the server of this case doesn't know (404). */
  lacks?: RegExp;
  /** The button to press first. */
  press?: string;
  /** The field to type into first, and the text. */
  type?: readonly [string, string];
  /** The button that retries. @default Retry */
  again?: string;
  /** The message is inside a field, where there isn't room for the request ID. */
  isBrief?: true;
  /** It is also tested in the everyday journeys, not only in the full ones. */
  isEveryday?: true;
}

const sessions = (query: string) => new RegExp(`^GET /api/organization/[^/]+/sessions\\?.*${query}`);

/** Every call that loads something, on the pages that make it. A test reports missing calls. */
export const loads: readonly Load[] = [
  {
    call: 'listLoginMethods',
    at: '/login',
    asks: /\/user\/methods$/,
    said: en('error.server'),
    stands: en('login.title'),
  },
  {
    call: 'issueNonce',
    at: '/login',
    asks: /\/user\/nonce$/,
    said: en('error.server'),
    stands: en('login.title'),
    press: en('login.development'),
    again: en('login.development'),
  },
  {
    call: 'listOrganizations',
    at: '/admin',
    asks: /^GET \/api\/organizations$/,
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    call: 'readDailyReport',
    at: '/admin',
    asks: /\/reports\/daily/,
    said: en('dashboard.failed', { organization: 'Levinsky Bakery' }),
    stands: en('dashboard.attention'),
  },
  {
    call: 'readMonthlyReport',
    at: '/admin?unit=monthly',
    asks: /\/reports\/monthly/,
    said: en('dashboard.failed', { organization: 'Levinsky Bakery' }),
    stands: en('dashboard.attention'),
  },
  {
    call: 'readUsage',
    at: '/admin',
    asks: /\/usage$/,
    said: en('dashboard.usageFailed'),
    stands: en('dashboard.attention'),
  },
  {
    call: 'listWaiting',
    at: '/admin',
    asks: /\/appointments\?.*status=pending/,
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    call: 'listCallbacks',
    at: '/admin',
    asks: /\/callbacks\?/,
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    isEveryday: true,
    call: 'listDue',
    at: '/admin',
    // Contacts that are due are in the list of people to call back, if the server has it.
    lacks: /\/callbacks\?/,
    asks: /\/contacts\/\?.*dueBefore/,
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    call: 'listCurrent',
    at: '/admin',
    asks: sessions('active=true'),
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    call: 'readMe',
    at: '/admin',
    asks: /\/users\/me$/,
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    call: 'listCards',
    at: '/admin',
    asks: /\/creditcards$/,
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    call: 'listIntegrationTypes',
    at: '/admin',
    asks: /\/integrationTypes\/$/,
    said: en('dashboard.attentionFailed'),
    stands: 'Levinsky Bakery',
  },
  {
    call: 'readSettings',
    at: '/settings',
    asks: /\/user\/settings$/,
    said: en('settings.failed'),
    stands: en('nav.settings'),
  },
  {
    call: 'readMe',
    at: '/settings',
    asks: /\/users\/me$/,
    said: en('settings.failed'),
    stands: en('nav.settings'),
  },
  {
    call: 'listCards',
    at: '/settings',
    asks: /\/creditcards$/,
    said: en('settings.cardsFailed'),
    stands: en('settings.places'),
  },
  {
    call: 'readUsage',
    at: '/settings',
    asks: /\/usage$/,
    said: en('settings.usageFailed'),
    stands: en('settings.places'),
  },
  {
    call: 'listLoginSessions',
    at: '/settings',
    asks: /\/user\/sessions$/,
    said: en('settings.placesFailed'),
    stands: en('settings.phone'),
  },
  {
    call: 'readCredentials',
    at: '/settings',
    asks: /\/user\/credentials$/,
    said: en('settings.accessFailed'),
    stands: en('settings.phone'),
  },
  {
    call: 'readOrganization',
    at: '',
    asks: /\/organizations\/[^/?]+$/,
    said: en('organization.failed'),
    stands: en('channels.organization'),
  },
  {
    call: 'readRetention',
    at: '',
    asks: /\/retention$/,
    said: en('personalData.retentionFailed'),
    stands: en('channels.organization'),
  },
  {
    call: 'listErasures',
    at: '',
    asks: /\/organization\/[^/]+\/erasures$/,
    said: en('personalData.erasuresFailed'),
    stands: en('channels.organization'),
  },
  {
    call: 'listOwnErasures',
    at: '/settings',
    asks: /\/user\/erasures$/,
    said: en('personalData.ownFailed'),
    stands: en('settings.phone'),
  },
  {
    call: 'listMembers',
    at: 'team',
    asks: /\/api\/.*\/members$/,
    said: en('team.failed'),
    stands: en('nav.team'),
  },
  {
    call: 'listChannels',
    at: 'channels/',
    asks: /\/api\/organization\/[^/]+\/channels(\?|$)/,
    said: en('channels.failed'),
    stands: en('nav.channels'),
  },
  {
    call: 'listFreePhones',
    at: 'channels/:channel',
    asks: /\/phones\/available$/,
    said: en('channel.phonesFailed'),
    stands: en('common.channel'),
  },
  {
    call: 'listChannels',
    at: 'channels/:channel/view',
    asks: /\/api\/organization\/[^/]+\/channels(\?|$)/,
    said: en('channel.failed'),
    stands: en('channel.overview'),
  },
  {
    call: 'listFirstCall',
    at: 'channels/',
    asks: sessions('limit=1&'),
    said: en('readiness.failed'),
    stands: en('nav.channels'),
  },
  {
    call: 'listSessions',
    at: 'channels/:channel/view',
    asks: sessions('limit=5'),
    said: en('channel.callsFailed'),
    stands: en('channel.overview'),
  },
  {
    call: 'readUsage',
    at: 'channels/:channel/view',
    asks: /\/usage$/,
    said: en('channel.usageFailed'),
    stands: en('channel.overview'),
  },
  {
    call: 'listSessions',
    at: 'channels/:channel/sessions',
    asks: sessions('active=false'),
    said: en('sessions.failed'),
    stands: en('sessions.title'),
  },
  {
    call: 'listSessions',
    at: 'sessions?view=calls',
    asks: sessions('fields=[^&]*caller'),
    said: en('sessions.failed'),
    stands: en('sessions.allText'),
  },
  {
    call: 'listCurrent',
    at: 'channels/:channel/sessions',
    asks: sessions('active=true'),
    said: en('sessions.nowFailed'),
    stands: en('sessions.title'),
  },
  {
    call: 'readSession',
    at: 'channels/:channel/sessions/:session',
    asks: sessions('id='),
    said: en('sessions.oneFailed'),
    stands: en('sessions.title'),
  },
  {
    call: 'listSessions',
    at: 'channels/:channel/sessions/:session',
    asks: sessions('limit=1(&|$)'),
    said: en('sessions.besideFailed'),
    stands: en('common.startTime'),
  },
  {
    call: 'readCaller',
    at: 'channels/:channel/sessions/:session',
    asks: /\/organizations\/[^/]+\/contacts\//,
    said: en('sessions.peopleFailed'),
    stands: en('common.startTime'),
  },
  {
    isEveryday: true,
    call: 'readHistory',
    at: 'channels/:channel/sessions/:session',
    asks: /\/contact\/[^/]+\/session$/,
    said: en('sessions.peopleFailed'),
    stands: en('common.startTime'),
  },
  {
    call: 'listChannels',
    at: 'channels/:channel/sessions/:session',
    asks: /\/api\/organization\/[^/]+\/channels(\?|$)/,
    said: en('sessions.peopleFailed'),
    stands: en('common.startTime'),
  },
  {
    call: 'listQuestions',
    at: 'channels/:channel/sessions/:session',
    asks: /\/api\/organization\/[^/]+\/qna(\?|$)/,
    said: en('questions.twinsUnknown'),
    stands: en('questions.question'),
    press: en('sessions.toQuestions'),
  },
  {
    call: 'searchSessions',
    at: 'search?q=bread',
    asks: /\/api\/organization\/[^/]+\/search\?/,
    said: en('search.failed'),
    stands: en('search.title'),
  },
  {
    call: 'readCaller',
    at: 'search?q=bread',
    asks: /\/organizations\/[^/]+\/contacts\//,
    said: en('search.namesFailed'),
    stands: en('search.title'),
  },
  {
    call: 'listContacts',
    at: 'contacts',
    asks: /\/contacts\/\?.*limit=25/,
    said: en('contacts.failed'),
    stands: en('nav.contacts'),
  },
  {
    call: 'listCallbacks',
    at: 'contacts?view=callbacks',
    asks: /\/callbacks\?.*limit=25/,
    said: en('callbacks.failed'),
    stands: en('callbacks.text'),
  },
  {
    call: 'searchManagers',
    at: 'contacts?new=1',
    asks: /\/managers\/search\//,
    said: en('search.failed'),
    stands: en('contacts.new'),
    isBrief: true,
    type: [en('contactForm.responsible'), 'Ma'],
  },
  {
    call: 'listContacts',
    at: 'contact/:contact',
    asks: /\/api\/.*\/contacts\/\?/,
    said: en('contacts.failed'),
    stands: en('contactForm.notes'),
  },
  {
    call: 'readContact',
    at: 'contact/:contact',
    asks: /\/organizations\/[^/]+\/contacts\//,
    said: en('contactForm.failed'),
    stands: en('nav.contacts'),
  },
  {
    call: 'readHistory',
    at: 'contact/:contact',
    asks: /\/contact\/[^/]+\/session$/,
    said: en('summary.historyFailed'),
    stands: en('nav.contacts'),
  },
  {
    call: 'listAppointments',
    at: 'appointments',
    asks: /\/appointments\?.*limit=100/,
    said: `Couldn’t load ${en('nav.appointments')}`,
    stands: en('nav.appointments'),
  },
  {
    call: 'readAppointment',
    at: 'appointments/:appointment',
    asks: /\/api\/appointments\//,
    said: en('appointment.failed'),
    stands: en('appointment.what'),
  },
  {
    isEveryday: true,
    call: 'listAppointments',
    at: 'appointments/:appointment',
    asks: /\/appointments\?.*limit=100/,
    said: en('appointment.overlapsUnknown'),
    stands: en('appointment.title'),
  },
  {
    call: 'listQuestions',
    at: 'qna',
    asks: /\/api\/organization\/[^/]+\/qna(\?|$)/,
    said: en('questions.failed'),
    stands: en('nav.questions'),
  },
  {
    call: 'listIntegrations',
    at: 'integrations',
    asks: /\/api\/.*\/integrations(\?|$)/,
    said: en('integrations.failed'),
    stands: en('nav.integrations'),
  },
  {
    call: 'listServiceTokens',
    at: 'integrations',
    asks: /\/serviceTokens$/,
    said: en('serviceTokens.failed'),
    stands: en('nav.integrations'),
  },
  {
    call: 'readCalendarFeed',
    at: 'integrations',
    asks: /\/calendarFeed$/,
    said: en('calendarFeed.failed'),
    stands: en('nav.integrations'),
  },
  {
    call: 'listIntegrationTypes',
    at: 'integrations',
    asks: /\/integrationTypes\/$/,
    said: en('integrations.typesFailed'),
    stands: en('nav.integrations'),
  },
];
