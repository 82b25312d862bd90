import { useEffect, useState } from 'react';

/** What a person has seen of an organization's conversations in this browser. */
interface Look {
  /** The time of the last look at the list, ISO 8601. Absent if the person hasn't looked yet. */
  seen?: string | undefined;
  /** The time of the last look of the visit before that. Absent on the first visit. */
  since?: string | undefined;
  /** The time from which conversations are counted as new, before the first look at the list. */
  start?: string | undefined;
  /** IDs of newer conversations that the person opened one by one. */
  opened?: readonly string[] | undefined;
}

const key = 'console.lastLook';
/** After this time without a look, the next one is a new visit. Opening a conversation and coming back isn't one. */
const visitMinutes = 30;
/** The organizations of a person. The least recent ones are dropped. */
const most = 50;
/** More new conversations than this aren't opened one by one. */
const mostOpened = 200;

/** The look now, after an earlier one. */
export function lookAt(now: Date, before: Look | undefined): Look {
  const seen = now.toISOString();
  if (!before?.seen) return { seen };
  const isSameVisit = now.getTime() - Date.parse(before.seen) < visitMinutes * 60_000;
  return { seen, since: isSameVisit ? before.since : before.seen };
}

/** ID of the last conversation that started after `since`, if an older one follows it. The newest is first. */
export function lastNewOf(rows: readonly { id: string; startTime: string }[], since: string | undefined) {
  if (since === undefined) return undefined;
  const older = rows.findIndex(({ startTime }) => Date.parse(startTime) <= Date.parse(since));
  return rows[older - 1]?.id;
}

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function isLook(value: unknown): value is Look {
  if (typeof value !== 'object' || value === null) return false;
  const { seen, since, start, opened = [] } = value as Record<string, unknown>;
  return (
    (isTime(seen) || isTime(start)) &&
    [seen, since, start].every((time) => time === undefined || isTime(time)) &&
    Array.isArray(opened) &&
    opened.every((id) => typeof id === 'string')
  );
}

/** The looks, if the browser refuses storage. They last until the page is closed. */
let unstored: [string, Look][] = [];
const listeners = new Set<() => void>();

/** The stored looks by the ID of the organization, the most recent last. */
function looks(): [string, Look][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.entries(stored ?? {}).filter((entry): entry is [string, Look] => isLook(entry[1]));
  } catch {
    return unstored;
  }
}

const lookOf = (orgId: string) => looks().find(([id]) => id === orgId)?.[1];

function store(orgId: string, look: Look) {
  const others = looks()
    .filter(([id]) => id !== orgId)
    .slice(1 - most);
  unstored = [...others, [orgId, look]];
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(unstored)));
  } catch {
    // In a browser that refuses storage, every visit is the first one.
  }
  // A look can be stored during a render, in which listeners must not run.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
  return look;
}

const isVisible = () => document.visibilityState !== 'hidden';

/** Stores that the conversations are seen now, and returns the look. */
const look = (orgId: string) => store(orgId, lookAt(new Date(), lookOf(orgId)));

/** The same, unless the page is hidden: a tab that is opened in the background isn't seen yet. */
const lookIfVisible = (orgId: string) => (isVisible() ? look(orgId) : lookAt(new Date(), lookOf(orgId)));

/** How many lists of each organization are open in this tab. */
const openLists = new Map<string, number>();

/**
 * When the person last looked at the conversations of an organization in this browser, before this visit; `undefined`
 * on the first one. The list is seen when it opens and until it closes or is hidden.
 */
export function useSince(orgId: string) {
  const [start, setStart] = useState(() => ({ orgId, since: lookIfVisible(orgId).since }));
  if (start.orgId !== orgId) setStart({ orgId, since: lookIfVisible(orgId).since });

  useEffect(() => {
    // A page that is visible again after a long time is a new visit.
    const update = () => setStart({ orgId, since: look(orgId).since });
    const count = (by: number) => openLists.set(orgId, (openLists.get(orgId) ?? 0) + by);
    count(1);
    document.addEventListener('visibilitychange', update);
    return () => {
      count(-1);
      document.removeEventListener('visibilitychange', update);
      lookIfVisible(orgId);
    };
  }, [orgId]);
  return start.since;
}

/** Stores that a new conversation was opened, when its page is visible. Nothing is stored without a conversation. */
export function useOpened(orgId: string, call: { id: string; startTime: string } | undefined) {
  const { id, startTime } = call ?? {};
  useEffect(() => {
    if (id === undefined || startTime === undefined) return;
    const open = () => {
      const before = lookOf(orgId);
      if (!before || !isVisible() || !isUnseen({ id, startTime }, before)) return;
      store(orgId, { ...before, opened: [...(before.opened ?? []), id].slice(-mostOpened) });
    };
    open();
    document.addEventListener('visibilitychange', open);
    return () => document.removeEventListener('visibilitychange', open);
  }, [orgId, id, startTime]);
}

/** What the person has seen of an organization. At the first call, conversations are counted from now on. */
export function seenOf(orgId: string): Look {
  return lookOf(orgId) ?? store(orgId, { start: new Date().toISOString() });
}

/** The time after which a conversation is new. */
export const newAfter = ({ seen, start = '' }: Look) => seen ?? start;

/** Whether a conversation is newer than the last look at the list, and wasn't opened since. */
export const isUnseen = ({ id, startTime }: { id: string; startTime: string }, look: Look) =>
  Date.parse(startTime) > Date.parse(newAfter(look)) && look.opened?.includes(id) !== true;

/** If a list of an organization is visible in this tab, stores that it is seen now. */
export function seeOpenList(orgId: string) {
  if ((openLists.get(orgId) ?? 0) > 0 && isVisible()) look(orgId);
}

/** Calls the listener when something was seen, also in another tab. Returns the function that unsubscribes. */
export function subscribeLooks(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
