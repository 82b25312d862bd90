import type { Route } from './core/router/route.ts';
import { paths } from './paths.ts';
import type { ScreenName } from './screens.ts';

/** Contacts, history and notes: one screen at several paths, so that only the parts about the contact change. */
const summary = (path: string): Route<ScreenName> => ({
  path,
  title: 'nav.sessions',
  screen: 'SummaryScreen',
  frame: ({ params: { orgId = '' } }) => paths.summary(orgId),
});

/**
 * All routes of the console. `/` and `/login` are a document of their own. `screens.ts` has the code of each screen and
 * what it gets from the URL.
 */
export const routes: readonly Route<ScreenName>[] = [
  { path: '/admin', title: 'nav.dashboard', screen: 'DashboardScreen' },
  { path: '/registerBusiness', title: 'registration.title', screen: 'RegistrationScreen' },
  { path: '/organization', title: 'nav.addOrganization', screen: 'NewOrganizationScreen' },
  { path: '/organization/:orgId', title: 'nav.organizationSettings', screen: 'OrganizationScreen' },
  { path: '/organization/:orgId/team', title: 'nav.team', screen: 'TeamScreen' },
  { path: '/organization/:orgId/channels/', title: 'nav.channels', screen: 'ChannelsScreen' },
  { path: '/organization/:orgId/channel', title: 'channel.newTitle', screen: 'NewChannelScreen' },
  { path: '/organization/:orgId/channels/:channelId', title: 'channel.title', screen: 'ChannelScreen' },
  {
    path: '/organization/:orgId/channels/:channelId/view',
    title: 'channel.overview',
    screen: 'ChannelViewScreen',
  },
  { path: '/organization/:orgId/appointments', title: 'nav.appointments', screen: 'AppointmentsScreen' },
  {
    path: '/organization/:orgId/appointments/new',
    title: 'appointment.newTitle',
    screen: 'NewAppointmentScreen',
  },
  {
    path: '/organization/:orgId/appointments/:appointmentId',
    title: 'appointment.editTitle',
    screen: 'AppointmentScreen',
  },
  {
    path: '/organization/:orgId/channels/:channelId/sessions',
    title: 'sessions.title',
    screen: 'SessionsScreen',
  },
  {
    path: '/organization/:orgId/channels/:channelId/sessions/:sessionId',
    title: 'sessions.one',
    screen: 'SessionScreen',
  },
  {
    path: '/organization/:orgId/channels/:channelId/sessions/:sessionId/edit',
    title: 'sessions.edit',
    screen: 'EditSessionScreen',
  },
  { path: '/organization/:orgId/search', title: 'search.title', screen: 'SearchScreen' },
  summary('/organization/:orgId/sessions'),
  summary('/organization/:orgId/contact/:contactId'),
  summary('/organization/:orgId/contact/:contactId/edit'),
  {
    path: '/organization/:orgId/contacts',
    title: 'nav.contacts',
    titleOf: ({ search }) =>
      new URLSearchParams(search).get('view') === 'callbacks' ? 'callbacks.title' : undefined,
    screen: 'ContactsScreen',
  },
  { path: '/organization/:orgId/qna', title: 'nav.questions', screen: 'QuestionsScreen' },
  { path: '/settings', title: 'nav.settings', screen: 'SettingsScreen' },
  { path: '/organization/:orgId/integrations', title: 'nav.integrations', screen: 'IntegrationsScreen' },
  { path: '/logout', title: 'logout.title', screen: 'LogoutScreen', isOpen: true },
];
