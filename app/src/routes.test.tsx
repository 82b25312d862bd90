import { expect, test } from 'vitest';
import english from './core/i18n/en.json';
import { createRouter } from './core/router/index.ts';
import { routes } from './routes.ts';
import { screens } from './screens.ts';

const modules = import.meta.glob<object>('./features/**/*Screen.tsx');

test('each path is unique and loads the screen that it names', { timeout: 60_000 }, async () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  for (const { path, screen } of routes) {
    const [file = ''] = Object.keys(modules).filter((one) => one.endsWith(`/${screen}.tsx`));
    const module = await modules[file]?.();
    expect(Object.values(module ?? {}), path).toContain(await screens[screen].load());
  }
});

/** The addresses in the specification, and the titles of their screens. */
const specified = [
  ['/admin', 'Dashboard'],
  ['/settings', 'Settings'],
  ['/logout', 'Logout'],
  ['/registerBusiness', 'Business Registration'],
  ['/organization', 'Add Organization'],
  ['/organization/o1', 'Organization Settings'],
  ['/organization/o1/integrations', 'Integrations'],
  ['/organization/o1/channels/', 'Channels'],
  ['/organization/o1/channel', 'Add Channel'],
  ['/organization/o1/channels/c1', 'Channel Settings'],
  ['/organization/o1/channels/c1/view', 'Overview'],
  ['/organization/o1/channels/c1/sessions', 'Existing Sessions'],
  ['/organization/o1/channels/c1/sessions/s1', 'Session'],
  ['/organization/o1/channels/c1/sessions/s1/edit', 'Edit Session'],
  ['/organization/o1/sessions', 'Sessions'],
  ['/organization/o1/contacts', 'Contacts'],
  ['/organization/o1/contact/p1', 'Sessions'],
  ['/organization/o1/contact/p1/edit', 'Sessions'],
  ['/organization/o1/appointments', 'Appointments'],
  ['/organization/o1/appointments/a1', 'Edit Appointment'],
  ['/organization/o1/qna', 'Q&A Management'],
] as const;

function routeAt(address: string) {
  history.replaceState(null, '', address);
  const router = createRouter(routes.map(({ path }) => path));
  router.destroy();
  return routes.find(({ path }) => path === router.getPlace().route);
}

test.each(specified)('%s opens “%s”', (address, title) => {
  const route = routeAt(address);
  expect(route && english[route.title].defaultMessage).toBe(title);
});

test('of these addresses, only Logout opens for people who aren’t signed in', () => {
  const open = specified.filter(([address]) => routeAt(address)?.isOpen);
  expect(open.map(([address]) => address)).toEqual(['/logout']);
});
