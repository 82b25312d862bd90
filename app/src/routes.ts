// biome-ignore-all lint/style/noExcessiveLinesPerFile: this is the table of all addresses.
import { paths } from './paths.ts';
import { type Route, route } from './route.ts';

/** Contacts, history and notes: one screen at several addresses, so that only what depends on the contact changes. */
const summary = (path: string) =>
  route({
    path,
    title: 'summary.title',
    screen: 'summary/SummaryScreen.tsx',
    load: loadSummary,
    props: ({ params: { orgId = '', contactId }, path, search, hash }, navigate) => ({
      orgId,
      contactId: contactId ?? null,
      isEditing: path.endsWith('/edit'),
      search,
      hash,
      onSearchChange: (next, options) => navigate(`${path}${next}`, options),
      onFirst: (first, kept) => navigate(`${paths.contact(orgId, first)}${kept}`, { replace: true }),
      onEdit: (chosen, kept) => navigate(`${paths.contact(orgId, chosen, true)}${kept}`),
    }),
    frame: ({ params: { orgId = '' } }) => paths.summary(orgId),
  });

const loadSummary = async () => (await import('./screens/summary/SummaryScreen.tsx')).SummaryScreen;

/** Every address of the console. `/` and `/login` are a document of their own. */
export const routes: readonly Route[] = [
  route({
    path: '/admin',
    title: 'dashboard.title',
    screen: 'dashboard/DashboardScreen.tsx',
    load: async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    props: ({ search }, navigate) => ({
      period: new URLSearchParams(search).get('period'),
      unit: new URLSearchParams(search).get('unit'),
      onChoice: (period, unit) => navigate(paths.dashboard(period, unit), { replace: true }),
    }),
  }),
  route({
    path: '/registerBusiness',
    title: 'registration.title',
    screen: 'registration/RegistrationScreen.tsx',
    load: async () => (await import('./screens/registration/RegistrationScreen.tsx')).RegistrationScreen,
    props: (_, navigate) => ({ onRegistered: () => navigate(paths.dashboard()) }),
  }),
  route({
    path: '/organization',
    title: 'organization.new',
    screen: 'organization/NewOrganizationScreen.tsx',
    load: async () =>
      (await import('./screens/organization/NewOrganizationScreen.tsx')).NewOrganizationScreen,
    props: (_, navigate) => ({ onCreated: (orgId) => navigate(paths.organization(orgId)) }),
  }),
  route({
    path: '/organization/:orgId',
    title: 'organization.settings',
    screen: 'organization/OrganizationScreen.tsx',
    load: async () => (await import('./screens/organization/OrganizationScreen.tsx')).OrganizationScreen,
    props: ({ params }, navigate) => ({
      orgId: params.orgId ?? '',
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/team',
    title: 'team.title',
    screen: 'team/TeamScreen.tsx',
    load: async () => (await import('./screens/team/TeamScreen.tsx')).TeamScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('member'),
      onSelect: (member) => navigate(paths.team(orgId, member ?? ''), { replace: member === null }),
      onLeft: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/channels/',
    title: 'channels.title',
    screen: 'channels/ChannelsScreen.tsx',
    load: async () => (await import('./screens/channels/ChannelsScreen.tsx')).ChannelsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search,
      onSearchChange: (next, options) => navigate(paths.channels(orgId, false, next), options),
      isAdding: new URLSearchParams(search).get('new') === '1',
      onAddingChange: (isAdding) => navigate(paths.channels(orgId, isAdding, search)),
      onCreated: (channelId) => navigate(paths.channel(orgId, channelId), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/channel',
    title: 'channel.newTitle',
    screen: 'channel/NewChannelScreen.tsx',
    load: async () => (await import('./screens/channel/NewChannelScreen.tsx')).NewChannelScreen,
    props: ({ params: { orgId = '' } }, navigate) => ({
      orgId,
      onCreated: (channelId) => navigate(paths.channel(orgId, channelId), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/channels/:channelId',
    title: 'channel.title',
    screen: 'channel/ChannelScreen.tsx',
    load: async () => (await import('./screens/channel/ChannelScreen.tsx')).ChannelScreen,
    props: ({ params: { orgId = '', channelId = '' } }, navigate) => ({
      orgId,
      channelId,
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/channels/:channelId/view',
    title: 'channel.overview',
    screen: 'channel/ChannelViewScreen.tsx',
    load: async () => (await import('./screens/channel/ChannelViewScreen.tsx')).ChannelViewScreen,
    props: ({ params: { orgId = '', channelId = '' } }) => ({ orgId, channelId }),
  }),
  route({
    path: '/organization/:orgId/appointments',
    title: 'appointments.title',
    screen: 'appointments/AppointmentsScreen.tsx',
    load: async () => (await import('./screens/appointments/AppointmentsScreen.tsx')).AppointmentsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => {
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
  }),
  route({
    path: '/organization/:orgId/appointments/new',
    title: 'appointment.newTitle',
    screen: 'appointment/NewAppointmentScreen.tsx',
    load: async () => (await import('./screens/appointment/NewAppointmentScreen.tsx')).NewAppointmentScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => {
      const asked = new URLSearchParams(search);
      const show = asked.get('show');
      return {
        orgId,
        start: asked.get('start'),
        show,
        onDone: (week) => navigate(paths.appointments(orgId, { week, show }), { replace: true }),
      };
    },
  }),
  route({
    path: '/organization/:orgId/appointments/:appointmentId',
    title: 'appointment.editTitle',
    screen: 'appointment/AppointmentScreen.tsx',
    load: async () => (await import('./screens/appointment/AppointmentScreen.tsx')).AppointmentScreen,
    props: ({ params: { orgId = '', appointmentId = '' }, search }, navigate) => {
      const show = new URLSearchParams(search).get('show');
      return {
        orgId,
        appointmentId,
        show,
        onDone: (week) => navigate(paths.appointments(orgId, { week, show }), { replace: true }),
      };
    },
  }),
  route({
    path: '/organization/:orgId/channels/:channelId/sessions',
    title: 'sessions.title',
    screen: 'sessions/list/SessionsScreen.tsx',
    load: async () => (await import('./screens/sessions/list/SessionsScreen.tsx')).SessionsScreen,
    props: ({ params: { orgId = '', channelId = '' }, search }, navigate) => ({
      orgId,
      channelId,
      search,
      onSearchChange: (next, options) => navigate(paths.sessions(orgId, channelId, next), options),
    }),
  }),
  route({
    path: '/organization/:orgId/channels/:channelId/sessions/:sessionId',
    title: 'sessions.one',
    screen: 'sessions/page/SessionScreen.tsx',
    load: async () => (await import('./screens/sessions/page/SessionScreen.tsx')).SessionScreen,
    props: ({ params: { orgId = '', channelId = '', sessionId = '' }, search, hash }) => ({
      orgId,
      channelId,
      sessionId,
      search,
      hash,
    }),
  }),
  route({
    path: '/organization/:orgId/channels/:channelId/sessions/:sessionId/edit',
    title: 'sessions.edit',
    screen: 'sessions/page/EditSessionScreen.tsx',
    load: async () => (await import('./screens/sessions/page/EditSessionScreen.tsx')).EditSessionScreen,
    props: ({ params: { orgId = '', channelId = '', sessionId = '' }, search }, navigate) => ({
      orgId,
      channelId,
      sessionId,
      search,
      onSaved: () => navigate(paths.session(orgId, channelId, sessionId, search)),
    }),
  }),
  route({
    path: '/organization/:orgId/search',
    title: 'search.title',
    screen: 'search/SearchScreen.tsx',
    load: async () => (await import('./screens/search/SearchScreen.tsx')).SearchScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search: new URLSearchParams(search).get('q') ?? '',
      onSearchChange: (words) => navigate(paths.searchCalls(orgId, words), { replace: true }),
    }),
  }),
  summary('/organization/:orgId/sessions'),
  summary('/organization/:orgId/contact/:contactId'),
  summary('/organization/:orgId/contact/:contactId/edit'),
  route({
    path: '/organization/:orgId/contacts',
    title: 'contacts.title',
    screen: 'contacts/ContactsScreen.tsx',
    load: async () => (await import('./screens/contacts/ContactsScreen.tsx')).ContactsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search,
      onSearchChange: (next, options) => navigate(`${paths.contacts(orgId)}${next}`, options),
    }),
  }),
  route({
    path: '/organization/:orgId/qna',
    title: 'questions.title',
    screen: 'questions/QuestionsScreen.tsx',
    load: async () => (await import('./screens/questions/QuestionsScreen.tsx')).QuestionsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search: new URLSearchParams(search).get('q') ?? '',
      onSearchChange: (words) => navigate(paths.questions(orgId, words), { replace: true }),
    }),
  }),
  route({
    path: '/settings',
    title: 'settings.title',
    screen: 'settings/SettingsScreen.tsx',
    load: async () => (await import('./screens/settings/SettingsScreen.tsx')).SettingsScreen,
    props: () => ({}),
  }),
  route({
    path: '/organization/:orgId/integrations',
    title: 'integrations.title',
    screen: 'integrations/IntegrationsScreen.tsx',
    load: async () => (await import('./screens/integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('connect'),
      onSelect: (type) => navigate(paths.integrations(orgId, type ?? ''), { replace: type === null }),
    }),
  }),
  route({
    path: '/logout',
    title: 'logout.title',
    screen: 'logout/LogoutScreen.tsx',
    load: async () => (await import('./screens/logout/LogoutScreen.tsx')).LogoutScreen,
    props: ({ search }) => ({ redirectTo: new URLSearchParams(search).get('redirect_to') }),
    isOpen: true,
  }),
];
