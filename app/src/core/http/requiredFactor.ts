const listeners = new Set<() => void>();
let isRequired = false;

/** Whether the server answers nothing until the person has set up a second factor. */
export const getIsFactorRequired = () => isRequired;

/** A call was refused because of that. */
export function reportFactorRequired() {
  isRequired = true;
  for (const listener of listeners) listener();
}

/** Hears when that is known. It ends with the page. */
export function subscribeFactorRequired(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
