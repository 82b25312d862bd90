import { useSyncExternalStore } from 'react';

/** `default`: the person hasn't answered the browser's question yet. */
export type Permission = 'unsupported' | 'default' | 'granted' | 'denied';

/** A phone shows notifications only through a service worker, so all browsers use one. */
const isSupported = () =>
  'Notification' in globalThis &&
  'serviceWorker' in navigator &&
  'showNotification' in ServiceWorkerRegistration.prototype;

/** The permission of this browser to show notifications. */
export const getPermission = (): Permission => (isSupported() ? Notification.permission : 'unsupported');

const listeners = new Set<() => void>();

/**
 * Calls the listener when the permission might have changed: after a question, in the browser's own settings, and, since
 * not all browsers report that, when the page is shown. Returns the function that unsubscribes.
 */
export function subscribePermission(listener: () => void) {
  const end = new AbortController();
  const { signal } = end;
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener, { signal });
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal }))
    .catch(() => undefined);
  return () => {
    listeners.delete(listener);
    end.abort();
  };
}

/** The permission as a hook. */
export const usePermission = () => useSyncExternalStore(subscribePermission, getPermission);

/** Opens the browser's question, after a press only. Returns the answer. */
export async function requestPermission(): Promise<Permission> {
  await Notification.requestPermission();
  for (const listener of listeners) listener();
  return getPermission();
}
