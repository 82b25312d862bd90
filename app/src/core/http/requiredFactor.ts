const listeners = new Set<() => void>();
let isRequired = false;

/** Whether the server rejects all calls until the person has set up a second factor. */
export const getIsFactorRequired = () => isRequired;

/** Reports that a call was rejected for that reason. */
export function reportFactorRequired() {
  isRequired = true;
  for (const listener of listeners) listener();
}

/** Calls the listener when it becomes required. It stays required until the page is reloaded. */
export function subscribeFactorRequired(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
