import { type CallFacts, outcomeOf } from '../calls/index.ts';

/** A call that the person hasn't seen yet. */
export interface NewCall {
  id: string;
  orgId: string;
  /** The ID of its channel; `null` without one. */
  channel: string | null;
  /** The ID of the caller's contact; `null` for an unknown caller. */
  contact: string | null;
  /** ISO 8601 */
  startTime: string;
  isMissed: boolean;
}

/** The fields that are read from a row. A server that knows only the specification sends fewer than ours. */
export interface CallRow extends CallFacts {
  id: string;
  startTime: string;
  kind?: string | undefined;
  channel?: string | null | undefined;
  contact?: string | null | undefined;
}

/** The calls among conversations, newest first. Chats aren't calls; a server without kinds has only calls. */
export function callsIn(orgId: string, rows: readonly CallRow[]): NewCall[] {
  return rows
    .filter(({ kind = 'call' }) => kind === 'call')
    .map(({ id, startTime, channel = null, contact = null, ...facts }) => ({
      ...{ id, orgId, channel, contact, startTime },
      isMissed: outcomeOf(facts) === 'missed',
    }))
    .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
}

/** Identifies what a notification can be about: a call that is missed later is another one. */
export const keyOf = ({ id, isMissed }: NewCall) => (isMissed ? `${id} missed` : id);

/** The calls that need a notification, the earliest first. */
export function callsToTell(
  calls: readonly NewCall[],
  known: readonly string[] | undefined,
  which: 'all' | 'missed',
) {
  // Until the existing calls are known, none of them is new.
  if (!known) return [];
  return calls
    .filter((call) => !known.includes(keyOf(call)) && (which === 'all' || call.isMissed))
    .slice(0, mostTold)
    .toReversed();
}

/** After a long time without a connection, only the latest calls get a notification. The title counts all of them. */
const mostTold = 5;

/** More than this aren't counted. */
export const mostCounted = 100;

/** The number in the title. */
export const countLabel = (count: number) =>
  count >= mostCounted ? `${mostCounted - 1}+` : count > 0 ? `${count}` : '';
