import { useEffect, useState } from 'react';

/** The time of the last look at an organization's conversations, and of the last look of the visit before that. */
interface Look {
  /** ISO 8601 */
  seen: string;
  /** Absent on the first visit. */
  since?: string | undefined;
}

const key = 'console.lastLook';
/** After this time without a look, the next one is a new visit. Opening a conversation and coming back isn't one. */
const visitMinutes = 30;
/** The organizations of a person. The least recent ones are dropped. */
const most = 50;

/** The look now, after an earlier one. */
export function lookAt(now: Date, before: Look | undefined): Look {
  const seen = now.toISOString();
  if (!before) return { seen };
  const isSameVisit = now.getTime() - Date.parse(before.seen) < visitMinutes * 60_000;
  return { seen, since: isSameVisit ? before.since : before.seen };
}

/** ID of the last conversation that started after `since`, if an older one follows it. The newest is first. */
export function lastNewOf(rows: readonly { id: string; startTime: string }[], since: string | undefined) {
  if (since === undefined) return undefined;
  const older = rows.findIndex(({ startTime }) => Date.parse(startTime) <= Date.parse(since));
  return rows[older - 1]?.id;
}

const isLook = (value: unknown): value is Look =>
  typeof value === 'object' &&
  value !== null &&
  'seen' in value &&
  [value.seen, 'since' in value ? value.since : value.seen].every(
    (time) => typeof time === 'string' && !Number.isNaN(Date.parse(time)),
  );

/** The stored looks by the ID of the organization, the most recent last. */
function looks(): [string, Look][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.entries(stored ?? {}).filter((entry): entry is [string, Look] => isLook(entry[1]));
  } catch {
    return [];
  }
}

/** Stores that the conversations are seen now, and returns the look. */
function look(orgId: string): Look {
  const all = looks();
  const now = lookAt(new Date(), all.find(([id]) => id === orgId)?.[1]);
  const others = all.filter(([id]) => id !== orgId).slice(1 - most);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...others, [orgId, now]])));
  } catch {
    // In a browser that refuses storage, every visit is the first one.
  }
  return now;
}

/**
 * When the person last looked at the conversations of an organization in this browser, before this visit; `undefined`
 * on the first one. The list is seen when it opens and until it closes or is hidden.
 */
export function useSince(orgId: string) {
  const [start, setStart] = useState(() => ({ orgId, since: look(orgId).since }));
  if (start.orgId !== orgId) setStart({ orgId, since: look(orgId).since });

  useEffect(() => {
    // A page that is visible again after a long time is a new visit.
    const update = () => setStart({ orgId, since: look(orgId).since });
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      look(orgId);
    };
  }, [orgId]);
  return start.since;
}
