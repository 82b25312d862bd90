const listeners = new Set<() => void>();

/** A call was refused, or what it was about is not there for this person: their rights may have changed. */
export function reportRefusal() {
  for (const listener of listeners) listener();
}

/** Hears when what is known of the person's rights may be out of date. */
export function subscribeRefusals(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
