import { noticesWorker } from '../../core/noticesWorker.ts';

/** What a notification carries. The service worker opens `url` after a press. */
export interface NoticeData {
  url: string;
  orgId: string;
  id: string;
  startTime: string;
}

export interface Notice {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  data: NoticeData;
}

const isData = (value: unknown): value is NoticeData =>
  typeof value === 'object' && value !== null && 'url' in value && 'id' in value;

const isCallUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/organization/');

/** The registration of the service worker, once it is known. Closing notifications at sign-out can't wait for it. */
let registration: ServiceWorkerRegistration | undefined;

/** Registers the service worker. It only shows notifications, and reacts to a press on one. */
export async function prepareWorker() {
  await navigator.serviceWorker.register(noticesWorker);
  registration = await navigator.serviceWorker.ready;
  return registration;
}

/**
 * Shows a notification of a call. A second one of the same call replaces it silently.
 *
 * @param isWanted whether it is still needed: showing it takes time, in which people sign out or look at the call
 */
export async function show({ data, ...notice }: Notice, isWanted: () => boolean) {
  const worker = registration ?? (await prepareWorker());
  if (!isWanted()) return;
  const { title, ...options } = notice;
  const tag = `call ${data.id}`;
  await worker.showNotification(title, { ...options, data, tag, icon: '/icon-192.png' });
  if (isWanted()) return;
  for (const one of await worker.getNotifications({ tag })) one.close();
}

/** Closes the notifications of calls that were seen, in whichever tab. */
export async function closeSeen(isSeen: (data: NoticeData) => boolean) {
  const shown = (await registration?.getNotifications()) ?? [];
  for (const one of shown) if (isData(one.data) && isSeen(one.data)) one.close();
}

/** Closes all notifications. The service worker does it, because the page might be about to leave. */
export const closeAll = () => registration?.active?.postMessage('close');

/** Closes all notifications and removes the service worker. */
export async function removeWorker() {
  const current = await navigator.serviceWorker.getRegistration(noticesWorker);
  for (const one of (await current?.getNotifications()) ?? []) one.close();
  await current?.unregister();
  registration = undefined;
}

/** Calls the listener with the URL of a call whose notification was pressed. Returns the function that unsubscribes. */
export function onPressed(listener: (url: string) => void) {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const receive = ({ data }: MessageEvent) => {
    const url: unknown = (data as { open?: unknown } | null)?.open;
    if (isCallUrl(url)) listener(url);
  };
  serviceWorker?.addEventListener('message', receive);
  return () => serviceWorker?.removeEventListener('message', receive);
}
