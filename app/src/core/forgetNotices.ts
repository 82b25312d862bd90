/** The key in the browser's storage of the IDs of calls that don't need a notification anymore. */
export const knownCallsKey = 'console.knownCalls';

/** The parts that not all browsers have. */
type Browser = Partial<Pick<Navigator, 'serviceWorker' | 'clearAppBadge'>>;

/**
 * Closes the notifications of calls, and deletes the number on the icon and the stored IDs of calls. A session can end
 * before the code that shows notifications is loaded, so signing out doesn't need that code.
 */
export async function forgetNotices() {
  const { serviceWorker } = navigator as Browser;
  await Promise.allSettled([
    (async () => localStorage.removeItem(knownCallsKey))(),
    (navigator as Browser).clearAppBadge?.(),
    // The service worker closes them, because the page might be about to leave.
    serviceWorker?.getRegistration().then((registration) => registration?.active?.postMessage('close')),
  ]);
}
