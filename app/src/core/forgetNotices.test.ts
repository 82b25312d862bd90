// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { addNotifications } from '../testing/notifications.ts';
import { forgetNotices, knownCallsKey } from './forgetNotices.ts';

beforeEach(() => localStorage.setItem(knownCallsKey, '{"u1/o1":["a"]}'));

test('notifications are closed, and the number on the icon and the IDs of calls are deleted', async () => {
  const browser = addNotifications();
  const clearAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { clearAppBadge });
  await browser.registration.showNotification('A new call', { tag: 'call a' });
  await forgetNotices();
  expect(browser.shown.size).toBe(0);
  expect(clearAppBadge).toHaveBeenCalled();
  expect(localStorage.getItem(knownCallsKey)).toBeNull();
});

test('a browser without service workers and numbers on icons, or one that refuses them, still deletes the IDs', async () => {
  for (const name of ['serviceWorker', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  await forgetNotices();
  expect(localStorage.getItem(knownCallsKey)).toBeNull();

  localStorage.setItem(knownCallsKey, '{}');
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
  addNotifications().serviceWorker.getRegistration = refuse;
  Object.assign(navigator, { clearAppBadge: refuse });
  await forgetNotices();
  expect(localStorage.getItem(knownCallsKey)).toBeNull();
});
