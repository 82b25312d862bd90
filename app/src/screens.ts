// biome-ignore-all lint/style/noExcessiveLinesPerFile: this is the table of all screens.

import type { ComponentType } from 'react';
import type { RouterLocation } from './core/router/index.ts';
import { paths } from './paths.ts';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The code of a screen, and the props that it gets from the URL. */
interface Screen<Props extends object = object> {
  load: () => Promise<ComponentType<Props>>;
  props: (place: RouterLocation, navigate: Navigate) => Props;
}

/** A screen whose props are checked against it. */
const screen = <Props extends object>(one: Screen<Props>) => one as unknown as Screen;

/**
 * The screens by name: the code of each, and the props that it gets from the URL. Until a screen is loaded, the frame
 * needs only `routes.ts`.
 */
export const screens = {
  DashboardScreen: screen({
    load: async () => (await import('./features/dashboard/DashboardScreen.tsx')).DashboardScreen,
    props: ({ search }, navigate) => ({
      period: new URLSearchParams(search).get('period'),
      unit: new URLSearchParams(search).get('unit'),
      onChoice: (period, unit) => navigate(paths.dashboard(period, unit), { replace: true }),
    }),
  }),
  RegistrationScreen: screen({
    load: async () =>
      (await import('./features/auth/registration/RegistrationScreen.tsx')).RegistrationScreen,
    props: (_, navigate) => ({ onRegistered: () => navigate(paths.dashboard()) }),
  }),
  NewOrganizationScreen: screen({
    load: async () =>
      (await import('./features/organizations/NewOrganizationScreen.tsx')).NewOrganizationScreen,
    props: (_, navigate) => ({ onCreated: (orgId) => navigate(paths.organization(orgId)) }),
  }),
  OrganizationScreen: screen({
    load: async () => (await import('./features/organizations/OrganizationScreen.tsx')).OrganizationScreen,
    props: ({ params, hash }, navigate) => ({
      orgId: params.orgId ?? '',
      hash,
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  TeamScreen: screen({
    load: async () => (await import('./features/team/TeamScreen.tsx')).TeamScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('member'),
      onSelect: (member) => navigate(paths.team(orgId, member ?? ''), { replace: member === null }),
      onLeft: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  ChannelsScreen: screen({
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
  NewChannelScreen: screen({
    load: async () => (await import('./features/channels/page/NewChannelScreen.tsx')).NewChannelScreen,
    props: ({ params: { orgId = '' } }, navigate) => ({
      orgId,
      onCreated: (channelId) => navigate(paths.channel(orgId, channelId), { replace: true }),
    }),
  }),
  ChannelScreen: screen({
    load: async () => (await import('./features/channels/page/ChannelScreen.tsx')).ChannelScreen,
    props: ({ params: { orgId = '', channelId = '' }, hash }, navigate) => ({
      orgId,
      channelId,
      hash,
      onDeleted: () => navigate(paths.dashboard(), { replace: true }),
    }),
  }),
  ChannelViewScreen: screen({
    load: async () => (await import('./features/channels/page/ChannelViewScreen.tsx')).ChannelViewScreen,
    props: ({ params: { orgId = '', channelId = '' } }) => ({ orgId, channelId }),
  }),
  AppointmentsScreen: screen({
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
  NewAppointmentScreen: screen({
    load: async () =>
      (await import('./features/appointments/form/NewAppointmentScreen.tsx')).NewAppointmentScreen,
    props: ({ params: { orgId = '' }, search, hash }, navigate) => {
      const asked = new URLSearchParams(search);
      const show = asked.get('show');
      return {
        orgId,
        hash,
        start: asked.get('start'),
        show,
        call: asked.get('call'),
        callback: asked.get('callback'),
        onDone: (href) => navigate(href, { replace: true }),
      };
    },
  }),
  AppointmentScreen: screen({
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
  SessionsScreen: screen({
    load: async () => (await import('./features/calls/list/SessionsScreen.tsx')).SessionsScreen,
    props: ({ params: { orgId = '', channelId = '' }, search }, navigate) => ({
      orgId,
      channelId,
      search,
      onSearchChange: (next, options) => navigate(paths.sessions(orgId, channelId, next), options),
    }),
  }),
  SessionScreen: screen({
    load: async () => (await import('./features/calls/page/SessionScreen.tsx')).SessionScreen,
    props: ({ params: { orgId = '', channelId = '', sessionId = '' }, search, hash }) => ({
      orgId,
      channelId,
      sessionId,
      search,
      hash,
    }),
  }),
  EditSessionScreen: screen({
    load: async () => (await import('./features/calls/page/EditSessionScreen.tsx')).EditSessionScreen,
    props: ({ params: { orgId = '', channelId = '', sessionId = '' }, search }, navigate) => ({
      orgId,
      channelId,
      sessionId,
      search,
      onSaved: () => navigate(paths.session(orgId, channelId, sessionId, search)),
    }),
  }),
  SearchScreen: screen({
    load: async () => (await import('./features/calls/search/SearchScreen.tsx')).SearchScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search: new URLSearchParams(search).get('q') ?? '',
      onSearchChange: (words) => navigate(paths.searchCalls(orgId, words), { replace: true }),
    }),
  }),
  SummaryScreen: screen({
    load: async () => (await import('./features/contacts/detail/SummaryScreen.tsx')).SummaryScreen,
    props: ({ params: { orgId = '', contactId }, path, search, hash }, navigate) => ({
      orgId,
      contactId: contactId ?? null,
      isEditing: path.endsWith('/edit'),
      search,
      hash,
      onSearchChange: (next, options) => navigate(`${path}${next}`, options),
      onFirst: (first, kept) => navigate(`${paths.contact(orgId, first)}${kept}`, { replace: true }),
      onEdit: (chosen, kept) => navigate(`${paths.contact(orgId, chosen, true)}${kept}`),
      onErased: () => navigate(paths.contacts(orgId), { replace: true }),
      onViewChange: (view) => navigate(paths.summary(orgId, view)),
    }),
  }),
  ContactsScreen: screen({
    load: async () => (await import('./features/contacts/list/ContactsScreen.tsx')).ContactsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      search,
      onSearchChange: (next, options) => navigate(`${paths.contacts(orgId)}${next}`, options),
    }),
  }),
  QuestionsScreen: screen({
    load: async () => (await import('./features/questions/QuestionsScreen.tsx')).QuestionsScreen,
    props: ({ params: { orgId = '' }, search, hash }, navigate) => ({
      orgId,
      hash,
      search: new URLSearchParams(search).get('q') ?? '',
      onSearchChange: (words) => navigate(paths.questions(orgId, words), { replace: true }),
    }),
  }),
  SettingsScreen: screen({
    load: async () => (await import('./features/settings/SettingsScreen.tsx')).SettingsScreen,
    props: ({ hash }) => ({ hash }),
  }),
  IntegrationsScreen: screen({
    load: async () => (await import('./features/integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
    props: ({ params: { orgId = '' }, search }, navigate) => ({
      orgId,
      selected: new URLSearchParams(search).get('connect'),
      onSelect: (type) => navigate(paths.integrations(orgId, type ?? ''), { replace: type === null }),
    }),
  }),
  LogoutScreen: screen({
    load: async () => (await import('./features/auth/logout/LogoutScreen.tsx')).LogoutScreen,
    props: ({ search }) => ({ redirectTo: new URLSearchParams(search).get('redirect_to') }),
  }),
};

/** The name of a screen's module, and of the part of the messages that it uses. */
export type ScreenName = keyof typeof screens;
