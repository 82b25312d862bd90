import type { Callback } from '@console/contract';
import { type CallFacts, outcomeOf } from '../calls/index.ts';

/** The fields of a conversation that the queue needs. Servers might leave out all but the ID and the start. */
export interface SessionFacts extends CallFacts {
  id: string;
  /** ISO 8601 */
  startTime: string;
  /** Absent if the server only has calls. */
  kind?: string | undefined;
  channel?: string | null | undefined;
  contact?: string | null | undefined;
  /** Seconds. */
  duration?: number | undefined;
}

/** The fields of a contact that the queue needs. */
export interface ContactFacts {
  id: string;
  name: string;
  phone: string;
  /** ISO 8601 */
  nextDateOfContact: string | null;
}

/** What a person decided about an entry: `done` until something newer happens, or `irrelevant` for good. */
export type EntryChoice = { state: 'done'; at: string } | { state: 'irrelevant' };

interface Known {
  /** The newest conversations. */
  sessions: readonly SessionFacts[];
  /** Contacts that are due, and those of the conversations. */
  contacts: readonly ContactFacts[];
  choiceOf: (id: string) => EntryChoice | undefined;
  now?: Date;
}

/**
 * The people to call back, the longest waiting first, from what any server has: everybody whose calls were missed or
 * failed since the last completed one, and contacts whose next date of contact has come. Calls without a contact can't
 * be matched to each other, so each of them is an entry. The ID of an entry is that of the contact or of the call.
 */
export function deriveQueue({ sessions, contacts, choiceOf, now = new Date() }: Known): Callback[] {
  const known = new Map(contacts.map((contact) => [contact.id, contact]));
  const calls = sessions
    .filter(({ kind }) => kind === undefined || kind === 'call')
    .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
  const callsOf = Map.groupBy(calls, ({ id, contact }) => contact ?? id);
  const due = contacts.filter(({ nextDateOfContact: next }) => next !== null && Date.parse(next) <= +now);

  return [...new Set([...callsOf.keys(), ...due.map(({ id }) => id)])]
    .flatMap((id) => entryOf(id, callsOf.get(id) ?? [], known.get(id), choiceOf(id), now) ?? [])
    .toSorted((one, other) => Date.parse(one.waitingSince) - Date.parse(other.waitingSince));
}

function entryOf(
  id: string,
  calls: readonly SessionFacts[],
  contact: ContactFacts | undefined,
  choice: EntryChoice | undefined,
  now: Date,
): Callback | null {
  if (choice?.state === 'irrelevant') return null;
  const doneAt = choice ? Date.parse(choice.at) : Number.NEGATIVE_INFINITY;
  const isNews = (at: string) => Date.parse(at) > doneAt;
  const answered = calls.findIndex((call) => outcomeOf(call) === 'completed');
  const attempts = calls
    .slice(0, answered < 0 ? undefined : answered)
    .flatMap((call) => {
      const outcome = outcomeOf(call);
      return (outcome === 'missed' || outcome === 'failed') && isNews(call.startTime)
        ? [{ ...call, outcome } as const]
        : [];
    });
  const next = contact?.nextDateOfContact ?? null;
  const isDue = next !== null && Date.parse(next) <= now.getTime() && isNews(next);
  const [last, first] = [attempts[0], attempts.at(-1)];
  const since = [...(first ? [first.startTime] : []), ...(isDue ? [next] : [])];
  const [waitingSince] = since.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  if (waitingSince === undefined) return null;

  return {
    id,
    contact: contact ? { id: contact.id, name: contact.name, phone: contact.phone } : null,
    phoneNumber: null,
    waitingSince,
    attempts: attempts.length,
    seconds: attempts.reduce((sum, { duration = 0 }) => sum + duration, 0),
    lastCall: last
      ? { id: last.id, channel: last.channel ?? null, startTime: last.startTime, outcome: last.outcome }
      : null,
    nextDateOfContact: next,
  };
}
