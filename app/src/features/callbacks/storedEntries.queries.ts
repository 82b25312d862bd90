import { getSession } from '../../core/http/session.ts';
import { storedChoices } from '../../core/preferences/storedChoices.ts';
import type { EntryChoice } from './derivedQueue.ts';

const stored = storedChoices<EntryChoice>('console.callbacks', (value) => {
  const { state, at } = (value ?? {}) as Partial<Record<'state' | 'at', unknown>>;
  if (state === 'irrelevant') return { state };
  const isMoment = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return state === 'done' && isMoment ? { state, at } : undefined;
});

/** A person's entry of an organization. */
interface EntryKey {
  personId: string;
  orgId: string;
  id: string;
}

const keyOf = ({ personId, orgId, id }: EntryKey) => `${personId}/${orgId}/${id}`;

/** The key of an entry for the person who is signed in. */
export const entryKey = (orgId: string, id: string): EntryKey => ({
  personId: getSession()?.user.id ?? '',
  orgId,
  id,
});

/** What the person decided about an entry in this browser. */
export const storedEntry = (key: EntryKey) => stored.getAll()[keyOf(key)];

/** Stores a decision about an entry, or removes it. */
export const storeEntry = (key: EntryKey, choice: EntryChoice | undefined) =>
  stored.change({ [keyOf(key)]: choice });
