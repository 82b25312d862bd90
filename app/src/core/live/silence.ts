import { useSyncExternalStore } from 'react';

const key = 'console.callNews';
const listeners = new Set<() => void>();

/** Until storage answers, and where it refuses. */
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

/** Whether this browser says nothing of new calls. What is on the screen is kept fresh all the same. */
export const getIsSilent = () => isSilent;

/** The same, drawn again when it changes, also in another tab. */
export const useIsSilent = () => useSyncExternalStore(subscribe, getIsSilent);

/** Keeps the choice in this browser, for whoever uses it. */
export function setIsSilent(next: boolean) {
  try {
    if (next) localStorage.setItem(key, 'silent');
    else localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage forgets the choice with the page.
  }
  become(next);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) become(read());
  });
}
