import { type QueuedToast, ToastQueue } from 'react-stately/useToastState';

/** A message about something that has happened. */
export interface ToastOptions {
  /** What happened, in a few words: "Channel saved". */
  title: string;
  /** One more sentence. */
  description?: string;
  /** What kind of news it is; an icon and, when bad, a hidden word say it too. @default 'info' */
  tone?: 'success' | 'error' | 'info' | 'warning';
  /** One thing that can be done about it. A toast with an action stays until it is closed. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it goes by itself, not counting pointer and focus on it; `null` keeps it. @default 8000 */
  duration?: number | null;
  /** A name of your own for its kind: the toast that was shown with the same name before is closed. */
  replaces?: string;
}

/** A toast and when it came. */
export interface ToastRecord extends ToastOptions {
  at: Date;
}

export type VisibleToast = QueuedToast<ToastRecord>;

const defaultDuration = 8000;
const longestHistory = 50;

/** The toasts of the page, newest first. More than four at once wait for room. */
export const queue = new ToastQueue<ToastRecord>({ maxVisibleToasts: 4 });

let history: readonly ToastRecord[] = [];
const listeners = new Set<() => void>();
/** How the latest toast of each kind is closed. */
const latest = new Map<string, () => void>();

/**
 * Shows a short message at the end of the window and says it politely (WCAG 4.1.3). Never the only place of an
 * error or of an action: it goes. Nothing is seen until a `ToastRegion` is mounted; what came earlier is shown then.
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

/** Closes every toast and forgets what was said, for instance when a person logs out. */
export function clearToasts() {
  queue.clear();
  latest.clear();
  keep([]);
}

/** What was said since the page was loaded, newest first. */
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
