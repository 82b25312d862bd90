import { getSession } from '../../core/http/session.ts';
import { storedChoices } from '../../core/preferences/storedChoices.ts';
import type { EntryChoice } from './derivedQueue.ts';

const stored = storedChoices<EntryChoice>('console.callbacks', (value) => {
  const { state, at } = (value ?? {}) as Partial<Record<'state' | 'at', unknown>>;
  if (state === 'irrelevant') return { state };
  const isMoment = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return state === 'done' && isMoment ? { state, at } : undefined;
});

const placeOf = (orgId: string, id: string) => `${getSession()?.user.id ?? ''}/${orgId}/${id}`;

/** What the person decided about an entry in this browser. */
export const storedEntry = (orgId: string, id: string) => stored.getAll()[placeOf(orgId, id)];

/** Stores a decision about an entry, or removes it. */
export const storeEntry = (orgId: string, id: string, choice: EntryChoice | undefined) =>
  stored.change({ [placeOf(orgId, id)]: choice });
