// Shows the console's notifications and reacts to a press on one. Chrome on Android shows notifications only through a
// service worker, see docs/decisions/0043-notifications.md. It handles no requests and stores nothing.
addEventListener('install', () => skipWaiting());

addEventListener('message', (event) => {
  if (event.data === 'close') event.waitUntil(closeAll());
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function closeAll() {
  for (const notification of await registration.getNotifications()) notification.close();
}

// The documents that can open a call; other ones, such as the sign-in page, can't.
const isConsole = ({ url }) => /^\/(admin|settings|organization)(\/|$)/.test(new URL(url).pathname);

// Focuses a tab of the console, which opens the call and asks about unsaved changes first. Without one, opens a tab.
async function open(url) {
  const tab = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).find(isConsole);
  if (!tab) return clients.openWindow(url);
  tab.postMessage({ open: url });
  // Some browsers refuse the focus, such as after a long time. The call is open then, and the tab stays in the background.
  return tab.focus().catch(() => undefined);
}
