import { useSyncExternalStore } from 'react';

/** A setting of this browser, for all its users: on, unless somebody turned it off. */
export function browserSwitch(key: string, off: string) {
  const listeners = new Set<() => void>();

  /** The current value, also if the browser refuses storage. */
  let isOn = read();

  function read() {
    try {
      return localStorage.getItem(key) !== off;
    } catch {
      return true;
    }
  }

  function become(next: boolean) {
    isOn = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  const getIsOn = () => isOn;

  function setIsOn(next: boolean) {
    try {
      if (next) localStorage.removeItem(key);
      else localStorage.setItem(key, off);
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

  return {
    getIsOn,
    /** The value as a hook. Renders again when it changes, also in another tab. */
    useIsOn: () => useSyncExternalStore(subscribe, getIsOn),
    setIsOn,
    /** Calls the listener when the value changes. Returns the function that unsubscribes. */
    subscribe,
  };
}

/** Whether new calls are announced. */
export const callNews = browserSwitch('console.callNews', 'silent');

/** Whether the data on the screen is refreshed regularly (WCAG 2.2.2). Without that, new calls aren't noticed either. */
export const updates = browserSwitch('console.updates', 'paused');
