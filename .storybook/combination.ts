/** A look of the page a story is checked in. */
export interface Combination {
  theme: string;
  locale: string;
}

let current: Combination | undefined;
const listeners = new Set<() => void>();

/** What the accessibility matrix asks for instead of the toolbar; nothing most of the time. */
export const combination = {
  get: () => current,
  set(next: Combination | undefined) {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
