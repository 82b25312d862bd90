import { type QueuedToast, ToastQueue } from 'react-stately/useToastState';

/** A message about something that has happened. */
export interface ToastOptions {
  /** What happened, in a few words: "Channel saved". */
  title: string;
  /** One more sentence. */
  description?: string | undefined;
  /** The tone, also shown by an icon. Errors and warnings add a visually hidden word. @default 'info' */
  tone?: 'success' | 'error' | 'info' | 'warning' | undefined;
  /** One action. A toast with an action stays until it is closed. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds until it closes, not counting time with pointer or focus on it; `null` keeps it. @default 8000 */
  duration?: number | null | undefined;
  /** A name for its kind. The previous toast with the same name is closed. */
  replaces?: string | undefined;
}

/** A toast and the time when it was shown. */
export interface ToastRecord extends ToastOptions {
  at: Date;
}

export type VisibleToast = QueuedToast<ToastRecord>;

const defaultDuration = 8000;
const longestHistory = 50;

/** The toasts of the page, newest first. At most four are visible; the others wait. */
export const queue = new ToastQueue<ToastRecord>({ maxVisibleToasts: 4 });

let history: readonly ToastRecord[] = [];
const listeners = new Set<() => void>();
/** Closes the latest toast of each kind. */
const latest = new Map<string, () => void>();

/**
 * Shows a short message in the corner of the window and announces it politely (WCAG 4.1.3). It disappears, so never put
 * an error or an action only here. Toasts are visible once a `ToastRegion` is mounted; earlier ones appear then.
 * Returns a function that closes it.
 *
 * @example
 * toast({ title: 'Channel saved', description: 'Reception answers as Noa from now on.', tone: 'success' });
 */
export function toast(options: ToastOptions) {
  const record = { ...options, at: new Date() };
  const timeout = options.action ? null : options.duration === undefined ? defaultDuration : options.duration;
  keep([record, ...history].slice(0, longestHistory));

  if (options.replaces) latest.get(options.replaces)?.();
  const key = queue.add(record, timeout === null ? {} : { timeout });
  const close = () => queue.close(key);
  if (options.replaces) latest.set(options.replaces, close);
  return close;
}

/** Closes every toast and clears the history, for example when a person signs out. */
export function clearToasts() {
  queue.clear();
  latest.clear();
  keep([]);
}

/** The toasts shown since the page was loaded, newest first. */
export const toastHistory = {
  get: () => history,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function keep(records: readonly ToastRecord[]) {
  history = records;
  for (const listener of listeners) listener();
}
