import { type ComponentType, createElement, type LazyExoticComponent, lazy, type ReactElement } from 'react';
import type { MessageKey } from './messages/index.ts';
import { paths } from './paths.ts';
import type { Place } from './router/index.ts';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** One address of the console: what it is called and what it shows. */
export interface Route {
  title: MessageKey;
  render: (place: Place, navigate: Navigate) => ReactElement;
  /** May be opened without being signed in. @default false */
  isOpen?: boolean;
}

/** The whole console on one page. `/` and `/login` are a document of their own. */
export const routes: Record<string, Route> = {
  '/admin': {
    title: 'dashboard.title',
    render: screen(
      async () => (await import('./screens/dashboard/index.ts')).DashboardScreen,
      ({ search }, navigate) => ({
        period: new URLSearchParams(search).get('period'),
        onPeriodChange: (period) => navigate(paths.dashboard(period), { replace: true }),
      }),
    ),
  },
  '/organization/:orgId/channels/': {
    title: 'channels.title',
    render: screen(
      async () => (await import('./screens/channels/index.ts')).ChannelsScreen,
      ({ params }) => ({ orgId: params.orgId ?? '' }),
    ),
  },
  '/logout': {
    title: 'logout.title',
    isOpen: true,
    render: screen(
      async () => (await import('./screens/logout/index.ts')).LogoutScreen,
      ({ search }) => ({ redirectTo: new URLSearchParams(search).get('redirect_to') }),
    ),
  },
};

/** What an address without a route shows. */
export const notFound: Route = {
  title: 'notFound.title',
  render: screen(
    async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
    () => ({}),
  ),
};

/** A screen that is loaded when it is first shown, told by the address what to show. */
function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  propsFrom: (place: Place, navigate: Navigate) => Props,
) {
  const Screen: LazyExoticComponent<ComponentType<Props>> = lazy(async () => ({ default: await load() }));
  return (place: Place, navigate: Navigate) =>
    createElement(Screen as ComponentType<Props>, propsFrom(place, navigate));
}
