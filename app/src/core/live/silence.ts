import { useSyncExternalStore } from 'react';

const key = 'console.callNews';
const listeners = new Set<() => void>();

/** The current value, also if the browser refuses storage. */
let isSilent = read();

function read() {
  try {
    return localStorage.getItem(key) === 'silent';
  } catch {
    return false;
  }
}

function become(next: boolean) {
  isSilent = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether announcements of new calls are off in this browser. The data on the screen is refreshed either way. */
export const getIsSilent = () => isSilent;

/** The same as a hook. Renders again when it changes, also in another tab. */
export const useIsSilent = () => useSyncExternalStore(subscribe, getIsSilent);

/** Stores the choice in this browser, for all its users. */
export function setIsSilent(next: boolean) {
  try {
    if (next) localStorage.setItem(key, 'silent');
    else localStorage.removeItem(key);
  } catch {
    // In a browser that refuses storage, the choice lasts until the page is closed.
  }
  become(next);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) become(read());
  });
}
