// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Router } from './router.ts';

const patterns = ['/admin', '/organization/:orgId/channels/', '/logout'];
let router: Router;

/** jsdom traverses history in a later task, as browsers do. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  history.replaceState(null, '', '/admin');
  router = createRouter(patterns);
});
afterEach(() => router.destroy());

test('an address is matched with its parameters, with and without the trailing slash', () => {
  router.navigate('/organization/o%201/channels/?q=a&q=b#top');
  expect(router.getPlace()).toMatchObject({
    route: '/organization/:orgId/channels/',
    params: { orgId: 'o 1' },
    path: '/organization/o%201/channels/',
    search: '?q=a&q=b',
    hash: '#top',
    index: 1,
    arrival: 'push',
  });
  router.navigate('/organization/2/channels');
  expect(router.getPlace()).toMatchObject({ params: { orgId: '2' }, index: 2 });
});

test('the location of an address that matches no route has route null', () => {
  router.navigate('/nowhere/at/all');
  expect(router.getPlace()).toMatchObject({ route: null, params: {}, path: '/nowhere/at/all' });
});

test('a path with malformed percent-encoding matches no route, and the next one works', () => {
  router.navigate('/organization/%E0%A4%A/channels/');
  expect(router.getPlace().route).toBe(null);
  router.navigate('/logout?redirect_to=%E0%A4%A#%E0%A4%A');
  expect(router.getPlace()).toMatchObject({ route: '/logout', search: '?redirect_to=%E0%A4%A' });
});

test('navigating to the current address adds no history entry', () => {
  const length = history.length;
  router.navigate('/admin');
  router.navigate('/admin');
  expect(history.length).toBe(length);
  expect(router.getPlace()).toMatchObject({ index: 0, arrival: 'replace' });
});

test('Back and Forward restore the location and report how it was reached', async () => {
  router.navigate('/admin?period=monthly');
  router.navigate('/organization/1/channels/');
  history.back();
  await settled();
  expect(router.getPlace()).toMatchObject({
    route: '/admin',
    search: '?period=monthly',
    index: 1,
    arrival: 'history',
  });
  history.forward();
  await settled();
  expect(router.getPlace()).toMatchObject({ params: { orgId: '1' }, index: 2 });
});

test('a listener is called on every navigation until it unsubscribes', async () => {
  const listener = vi.fn();
  const leave = router.subscribe(listener);
  router.navigate('/organization/1/channels/');
  history.back();
  await settled();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  router.navigate('/logout');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a guard blocks a link until the navigation is confirmed', () => {
  const attempts: (string | null)[] = [];
  let proceed = () => {};
  router.guard((attempt) => {
    attempts.push(attempt.to);
    proceed = attempt.proceed;
    return true;
  });
  router.navigate('/logout');
  expect(router.getPlace().route).toBe('/admin');
  expect(location.pathname).toBe('/admin');
  expect(attempts).toEqual(['/logout']);
  proceed();
  expect(router.getPlace().route).toBe('/logout');
});

test.each([1, 2])('a guard blocks %i steps back, and the address bar doesn’t change', async (steps) => {
  router.navigate('/organization/1/channels/');
  router.navigate('/organization/2/channels/');
  let proceed = () => {};
  const guard = vi.fn((attempt: { proceed: () => void }) => {
    proceed = attempt.proceed;
    return true;
  });
  router.guard(guard);
  history.go(-steps);
  await settled();
  expect(guard).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/organization/2/channels/');
  expect(router.getPlace()).toMatchObject({ params: { orgId: '2' }, index: 2 });
  proceed();
  await settled();
  expect(router.getPlace().index).toBe(2 - steps);
});

test('a guard prompts before the tab closes, until it is removed', () => {
  const lift = router.guard(() => true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  lift();
  const again = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});

test('a reload keeps the position in history', () => {
  router.navigate('/organization/1/channels/');
  router.destroy();
  router = createRouter(patterns);
  expect(router.getPlace()).toMatchObject({ index: 1, arrival: 'load' });
});
