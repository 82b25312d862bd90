// biome-ignore-all lint/style/noExcessiveLinesPerFile: this is the table of all URLs.

import { type Route, route } from './core/router/route.ts';
import { paths } from './paths.ts';

/** Contacts, history and notes: one screen at several paths, so that only the parts about the contact change. */
const summary = (path: string) =>
  route({
    path,
    title: 'nav.sessions',
    screen: 'SummaryScreen',
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

const loadSummary = async () => (await import('./features/contacts/detail/SummaryScreen.tsx')).SummaryScreen;

/** All routes of the console. `/` and `/login` are a document of their own. */
export const routes: readonly Route[] = [
  route({
    path: '/admin',
    title: 'nav.dashboard',
    screen: 'DashboardScreen',
    load: async () => (await import('./features/dashboard/DashboardScreen.tsx')).DashboardScreen,
    props: ({ search }, navigate) => ({
      period: new URLSearchParams(search).get('period'),
      unit: new URLSearchParams(search).get('unit'),
      onChoice: (period, unit) => navigate(paths.dashboard(period, unit), { replace: true }),
    }),
  }),
  route({
    path: '/registerBusiness',
    title: 'registration.title',
    screen: 'RegistrationScreen',
    load: async () =>
      (await import('./features/auth/registration/RegistrationScreen.tsx')).RegistrationScreen,
    props: (_, navigate) => ({ onRegistered: () => navigate(paths.dashboard()) }),
  }),
  route({
    path: '/organization',
    title: 'nav.addOrganization',
    screen: 'NewOrganizationScreen',
    load: async () =>
      (await import('./features/organizations/NewOrganizationScreen.tsx')).NewOrganizationScreen,
    props: (_, navigate) => ({ onCreated: (orgId) => navigate(paths.organization(orgId)) }),
  }),
  route({
    path: '/organization/:orgId',
    title: 'nav.organizationSettings',
    screen: 'OrganizationScreen',
    load: async () => (await import('./features/organizations/OrganizationScreen.tsx')).OrganizationScreen,
    props: ({ params }, navigate) => ({
      orgId: params.orgId ?? '',
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/team',
    title: 'nav.team',
    screen: 'TeamScreen',
    load: async () => (await import('./features/team/TeamScreen.tsx')).TeamScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('member'),
      onSelect: (member) => navigate(paths.team(orgId, member ?? ''), { replace: member === null }),
      onLeft: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/channels/',
    title: 'nav.channels',
    screen: 'ChannelsScreen',
    load: async () => (await import('./features/channels/list/ChannelsScreen.tsx')).ChannelsScreen,
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
    screen: 'NewChannelScreen',
    load: async () => (await import('./features/channels/page/NewChannelScreen.tsx')).NewChannelScreen,
    props: ({ params: { orgId = '' } }, navigate) => ({
      orgId,
      onCreated: (channelId) => navigate(paths.channel(orgId, channelId), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/channels/:channelId',
    title: 'channel.title',
    screen: 'ChannelScreen',
    load: async () => (await import('./features/channels/page/ChannelScreen.tsx')).ChannelScreen,
    props: ({ params: { orgId = '', channelId = '' } }, navigate) => ({
      orgId,
      channelId,
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  route({
    path: '/organization/:orgId/channels/:channelId/view',
    title: 'channel.overview',
    screen: 'ChannelViewScreen',
    load: async () => (await import('./features/channels/page/ChannelViewScreen.tsx')).ChannelViewScreen,
    props: ({ params: { orgId = '', channelId = '' } }) => ({ orgId, channelId }),
  }),
  route({
    path: '/organization/:orgId/appointments',
    title: 'nav.appointments',
    screen: 'AppointmentsScreen',
    load: async () =>
      (await import('./features/appointments/week/AppointmentsScreen.tsx')).AppointmentsScreen,
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
    screen: 'NewAppointmentScreen',
    load: async () =>
      (await import('./features/appointments/form/NewAppointmentScreen.tsx')).NewAppointmentScreen,
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
    screen: 'AppointmentScreen',
    load: async () => (await import('./features/appointments/form/AppointmentScreen.tsx')).AppointmentScreen,
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
    screen: 'SessionsScreen',
    load: async () => (await import('./features/calls/list/SessionsScreen.tsx')).SessionsScreen,
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
    screen: 'SessionScreen',
    load: async () => (await import('./features/calls/page/SessionScreen.tsx')).SessionScreen,
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
    screen: 'EditSessionScreen',
    load: async () => (await import('./features/calls/page/EditSessionScreen.tsx')).EditSessionScreen,
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
    screen: 'SearchScreen',
    load: async () => (await import('./features/calls/search/SearchScreen.tsx')).SearchScreen,
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
    title: 'nav.contacts',
    screen: 'ContactsScreen',
    load: async () => (await import('./features/contacts/list/ContactsScreen.tsx')).ContactsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search,
      onSearchChange: (next, options) => navigate(`${paths.contacts(orgId)}${next}`, options),
    }),
  }),
  route({
    path: '/organization/:orgId/qna',
    title: 'nav.questions',
    screen: 'QuestionsScreen',
    load: async () => (await import('./features/questions/QuestionsScreen.tsx')).QuestionsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search: new URLSearchParams(search).get('q') ?? '',
      onSearchChange: (words) => navigate(paths.questions(orgId, words), { replace: true }),
    }),
  }),
  route({
    path: '/settings',
    title: 'nav.settings',
    screen: 'SettingsScreen',
    load: async () => (await import('./features/settings/SettingsScreen.tsx')).SettingsScreen,
    props: () => ({}),
  }),
  route({
    path: '/organization/:orgId/integrations',
    title: 'nav.integrations',
    screen: 'IntegrationsScreen',
    load: async () => (await import('./features/integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('connect'),
      onSelect: (type) => navigate(paths.integrations(orgId, type ?? ''), { replace: type === null }),
    }),
  }),
  route({
    path: '/logout',
    title: 'logout.title',
    screen: 'LogoutScreen',
    load: async () => (await import('./features/auth/logout/LogoutScreen.tsx')).LogoutScreen,
    props: ({ search }) => ({ redirectTo: new URLSearchParams(search).get('redirect_to') }),
    isOpen: true,
  }),
];
