const listeners = new Set<() => void>();

/** Reports a 403 or 404: the person's permissions might have changed. */
export function reportRefusal() {
  for (const listener of listeners) listener();
}

/** Calls the listener when the known permissions might be out of date. Returns the function that unsubscribes. */
export function subscribeRefusals(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
