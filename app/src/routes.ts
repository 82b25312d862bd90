// biome-ignore-all lint/style/noExcessiveLinesPerFile: the whole console stands on this one page.
import { NotFoundPage } from './NotFoundPage.tsx';
import { paths } from './paths.ts';
import { type Route, screen } from './route.ts';

/** Contacts, history and notes: one screen at several addresses, so that choosing a contact moves nothing else. */
const summary: Route = {
  ...screen(
    'summary.title',
    'summary',
    async () => (await import('./screens/summary/SummaryScreen.tsx')).SummaryScreen,
    ({ params: { orgId = '', contactId }, path, search, hash }, navigate) => ({
      orgId,
      contactId: contactId ?? null,
      isEditing: path.endsWith('/edit'),
      search,
      hash,
      onSearchChange: (next, options) => navigate(`${path}${next}`, options),
      onFirst: (first, kept) => navigate(`${paths.contact(orgId, first)}${kept}`, { replace: true }),
      onEdit: (chosen, kept) => navigate(`${paths.contact(orgId, chosen, true)}${kept}`),
    }),
  ),
  frame: ({ params: { orgId = '' } }) => paths.summary(orgId),
};

/** The whole console on one page. `/` and `/login` are a document of their own. */
export const routes: Record<string, Route> = {
  '/admin': screen(
    'dashboard.title',
    'dashboard',
    async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ({ search }, navigate) => ({
      period: new URLSearchParams(search).get('period'),
      unit: new URLSearchParams(search).get('unit'),
      onChoice: (period, unit) => navigate(paths.dashboard(period, unit), { replace: true }),
    }),
  ),
  '/registerBusiness': screen(
    'registration.title',
    'registration',
    async () => (await import('./screens/registration/RegistrationScreen.tsx')).RegistrationScreen,
    (_, navigate) => ({ onRegistered: () => navigate(paths.dashboard()) }),
  ),
  '/organization': screen(
    'organization.new',
    'organization',
    async () => (await import('./screens/organization/NewOrganizationScreen.tsx')).NewOrganizationScreen,
    (_, navigate) => ({ onCreated: (orgId) => navigate(paths.organization(orgId)) }),
  ),
  '/organization/:orgId': screen(
    'organization.settings',
    'organization',
    async () => (await import('./screens/organization/OrganizationScreen.tsx')).OrganizationScreen,
    ({ params }, navigate) => ({
      orgId: params.orgId ?? '',
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  ),
  '/organization/:orgId/team': screen(
    'team.title',
    'team',
    async () => (await import('./screens/team/TeamScreen.tsx')).TeamScreen,
    ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('member'),
      onSelect: (member) => navigate(paths.team(orgId, member ?? ''), { replace: member === null }),
      onLeft: () => navigate(paths.dashboard(), { replace: true }),
    }),
  ),
  '/organization/:orgId/channels/': screen(
    'channels.title',
    'channels',
    async () => (await import('./screens/channels/ChannelsScreen.tsx')).ChannelsScreen,
    ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search,
      onSearchChange: (next, options) => navigate(paths.channels(orgId, false, next), options),
      isAdding: new URLSearchParams(search).get('new') === '1',
      onAddingChange: (isAdding) => navigate(paths.channels(orgId, isAdding, search)),
      onCreated: (channelId) => navigate(paths.channel(orgId, channelId), { replace: true }),
    }),
  ),
  '/organization/:orgId/channel': screen(
    'channel.newTitle',
    'channel',
    async () => (await import('./screens/channel/NewChannelScreen.tsx')).NewChannelScreen,
    ({ params: { orgId = '' } }, navigate) => ({
      orgId,
      onCreated: (channelId) => navigate(paths.channel(orgId, channelId), { replace: true }),
    }),
  ),
  '/organization/:orgId/channels/:channelId': screen(
    'channel.title',
    'channel',
    async () => (await import('./screens/channel/ChannelScreen.tsx')).ChannelScreen,
    ({ params: { orgId = '', channelId = '' } }, navigate) => ({
      orgId,
      channelId,
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  ),
  '/organization/:orgId/channels/:channelId/view': screen(
    'channel.overview',
    'channel',
    async () => (await import('./screens/channel/ChannelViewScreen.tsx')).ChannelViewScreen,
    ({ params: { orgId = '', channelId = '' } }) => ({ orgId, channelId }),
  ),
  '/organization/:orgId/appointments': screen(
    'appointments.title',
    'appointments',
    async () => (await import('./screens/appointments/AppointmentsScreen.tsx')).AppointmentsScreen,
    ({ params: { orgId = '' }, search }, navigate) => {
      const asked = new URLSearchParams(search);
      return {
        orgId,
        place: { week: asked.get('week'), show: asked.get('show') },
        isOtherView: asked.has('view') && asked.get('view') !== 'week',
        onPlaceChange: (place, isSameWeek) =>
          navigate(paths.appointments(orgId, place), { replace: isSameWeek }),
        onAdd: (start, show) => navigate(paths.newAppointment(orgId, { start, show })),
      };
    },
  ),
  '/organization/:orgId/appointments/new': screen(
    'appointment.newTitle',
    'appointment',
    async () => (await import('./screens/appointment/NewAppointmentScreen.tsx')).NewAppointmentScreen,
    ({ params: { orgId = '' }, search }, navigate) => {
      const asked = new URLSearchParams(search);
      const show = asked.get('show');
      return {
        orgId,
        start: asked.get('start'),
        show,
        onDone: (week) => navigate(paths.appointments(orgId, { week, show }), { replace: true }),
      };
    },
  ),
  '/organization/:orgId/appointments/:appointmentId': screen(
    'appointment.editTitle',
    'appointment',
    async () => (await import('./screens/appointment/AppointmentScreen.tsx')).AppointmentScreen,
    ({ params: { orgId = '', appointmentId = '' }, search }, navigate) => {
      const show = new URLSearchParams(search).get('show');
      return {
        orgId,
        appointmentId,
        show,
        onDone: (week) => navigate(paths.appointments(orgId, { week, show }), { replace: true }),
      };
    },
  ),
  '/organization/:orgId/channels/:channelId/sessions': screen(
    'sessions.title',
    'sessions',
    async () => (await import('./screens/sessions/list/SessionsScreen.tsx')).SessionsScreen,
    ({ params: { orgId = '', channelId = '' }, search }, navigate) => ({
      orgId,
      channelId,
      search,
      onSearchChange: (next, options) => navigate(paths.sessions(orgId, channelId, next), options),
    }),
  ),
  '/organization/:orgId/channels/:channelId/sessions/:sessionId': screen(
    'sessions.one',
    'sessions',
    async () => (await import('./screens/sessions/page/SessionScreen.tsx')).SessionScreen,
    ({ params: { orgId = '', channelId = '', sessionId = '' }, search, hash }) => ({
      orgId,
      channelId,
      sessionId,
      search,
      hash,
    }),
  ),
  '/organization/:orgId/channels/:channelId/sessions/:sessionId/edit': screen(
    'sessions.edit',
    'sessions',
    async () => (await import('./screens/sessions/page/EditSessionScreen.tsx')).EditSessionScreen,
    ({ params: { orgId = '', channelId = '', sessionId = '' }, search }, navigate) => ({
      orgId,
      channelId,
      sessionId,
      search,
      onSaved: () => navigate(paths.session(orgId, channelId, sessionId, search)),
    }),
  ),
  '/organization/:orgId/search': screen(
    'search.title',
    'search',
    async () => (await import('./screens/search/SearchScreen.tsx')).SearchScreen,
    ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search: new URLSearchParams(search).get('q') ?? '',
      onSearchChange: (words) => navigate(paths.searchCalls(orgId, words), { replace: true }),
    }),
  ),
  '/organization/:orgId/sessions': summary,
  '/organization/:orgId/contact/:contactId': summary,
  '/organization/:orgId/contact/:contactId/edit': summary,
  '/organization/:orgId/contacts': screen(
    'contacts.title',
    'contacts',
    async () => (await import('./screens/contacts/ContactsScreen.tsx')).ContactsScreen,
    ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search,
      onSearchChange: (next, options) => navigate(`${paths.contacts(orgId)}${next}`, options),
    }),
  ),
  '/organization/:orgId/qna': screen(
    'questions.title',
    'questions',
    async () => (await import('./screens/questions/QuestionsScreen.tsx')).QuestionsScreen,
    ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search: new URLSearchParams(search).get('q') ?? '',
      onSearchChange: (words) => navigate(paths.questions(orgId, words), { replace: true }),
    }),
  ),
  '/settings': screen(
    'settings.title',
    'settings',
    async () => (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
    () => ({}),
  ),
  '/organization/:orgId/integrations': screen(
    'integrations.title',
    'integrations',
    async () => (await import('./screens/integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
    ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('connect'),
      onSelect: (type) => navigate(paths.integrations(orgId, type ?? ''), { replace: type === null }),
    }),
  ),
  '/logout': {
    ...screen(
      'logout.title',
      'logout',
      async () => (await import('./screens/logout/LogoutScreen.tsx')).LogoutScreen,
      ({ search }) => ({ redirectTo: new URLSearchParams(search).get('redirect_to') }),
    ),
    isOpen: true,
  },
};

/** What an address without a route shows. */
export const notFound: Route = screen(
  'notFound.title',
  null,
  async () => NotFoundPage,
  () => ({}),
);
