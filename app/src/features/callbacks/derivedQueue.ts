import type { Callback } from '@console/contract';
import { endOfToday } from '../../core/endOfToday.ts';
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

/** How many of the newest calls and due contacts the derived queue covers: the largest page of a list. */
export const derivedFrom = 100;

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
 * be matched to each other, so each of them is an entry. Contacts with a later date are left out until then. Entries have the same IDs as those of
 * our server.
 */
export function deriveQueue({ sessions, contacts, choiceOf, now = new Date() }: Known): Callback[] {
  const calls = sessions
    .filter(({ kind }) => kind === undefined || kind === 'call')
    .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
  const callsOf = Map.groupBy(calls, ({ id, contact }) => (contact ? ofContact(contact) : `session:${id}`));
  const people = new Map(contacts.map((contact) => [ofContact(contact.id), contact]));
  const due = contacts.filter(({ nextDateOfContact }) => nextDateOfContact).map(({ id }) => ofContact(id));

  return [...new Set([...callsOf.keys(), ...due])]
    .flatMap((id) => entryOf(id, callsOf.get(id) ?? [], people.get(id), choiceOf(id), endOfToday(now)) ?? [])
    .toSorted((one, other) => Date.parse(one.waitingSince) - Date.parse(other.waitingSince));
}

const ofContact = (id: string) => `contact:${id}`;

function entryOf(
  id: string,
  calls: readonly SessionFacts[],
  contact: ContactFacts | undefined,
  choice: EntryChoice | undefined,
  tomorrow: Date,
): Callback | null {
  const next = contact?.nextDateOfContact ?? null;
  const isLater = next !== null && Date.parse(next) >= tomorrow.getTime();
  if (isLater || choice?.state === 'irrelevant') return null;
  const doneAt = choice ? Date.parse(choice.at) : Number.NEGATIVE_INFINITY;
  const isNews = (at: string) => Date.parse(at) > doneAt;
  const answered = calls.findIndex((call) => outcomeOf(call) === 'completed');
  const attempts = calls.slice(0, answered < 0 ? undefined : answered).flatMap((call) => {
    const outcome = outcomeOf(call);
    return (outcome === 'missed' || outcome === 'failed') && isNews(call.startTime)
      ? [{ ...call, outcome } as const]
      : [];
  });
  const isDue = next !== null && isNews(next);
  const [last, first] = [attempts[0], attempts.at(-1)];
  const waitingSince = first?.startTime ?? (isDue ? next : undefined);
  if (waitingSince === undefined) return null;

  return {
    id,
    contact: contact ? { id: contact.id, name: contact.name, phone: contact.phone } : null,
    phoneNumber: contact?.phone || null,
    waitingSince,
    attempts: attempts.length,
    seconds: attempts.reduce((sum, { duration = 0 }) => sum + duration, 0),
    lastCall: last
      ? { id: last.id, channel: last.channel ?? null, startTime: last.startTime, outcome: last.outcome }
      : null,
    nextDateOfContact: isDue ? next : null,
  };
}
