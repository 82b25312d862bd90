import { vi } from 'vitest';

interface ShownNotification extends NotificationOptions {
  title: string;
  tag: string;
  close: () => void;
}

/**
 * Adds the parts of a browser that show notifications, which jsdom lacks: the permission, and a service worker's
 * registration that holds what is shown, one for each tag.
 */
export function addNotifications(permission: NotificationPermission = 'granted', answer = permission) {
  const shown = new Map<string, ShownNotification>();
  /** All that were shown so far, also those that were closed or replaced. */
  const all: ShownNotification[] = [];
  const status = Object.assign(new EventTarget(), { state: permission });
  const Permission = { permission, requestPermission: vi.fn(async () => set(answer)) };

  /** Changes the permission, as people do in the settings of the browser. */
  function set(next: NotificationPermission) {
    Permission.permission = next;
    status.dispatchEvent(new Event('change'));
    return next;
  }

  class Registration {
    active = {
      postMessage: (message: unknown) => {
        if (message === 'close') shown.clear();
      },
    };
    async showNotification(title: string, options: NotificationOptions) {
      const tag = options.tag ?? '';
      const one = { ...options, title, tag, close: () => void shown.delete(tag) };
      shown.set(tag, one);
      all.push(one);
    }
    getNotifications = async ({ tag }: GetNotificationOptions = {}) =>
      [...shown.values()].filter((one) => tag === undefined || one.tag === tag);
    unregister = vi.fn(async () => true);
  }
  const registration = new Registration();
  const serviceWorker = Object.assign(new EventTarget(), {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  vi.stubGlobal('Notification', Permission);
  vi.stubGlobal('ServiceWorkerRegistration', Registration);
  define('serviceWorker', serviceWorker);
  define('permissions', { query: async () => status });
  return { shown, all, set, registration, serviceWorker, request: Permission.requestPermission };
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
