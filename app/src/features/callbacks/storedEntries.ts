import { storedChoices } from '../../core/preferences/storedChoices.ts';
import type { EntryChoice } from './derivedQueue.ts';

const stored = storedChoices<EntryChoice>('console.callbacks', (value) => {
  const { state, at } = (value ?? {}) as Partial<Record<'state' | 'at', unknown>>;
  if (state === 'irrelevant') return { state };
  const isMoment = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return state === 'done' && isMoment ? { state, at } : undefined;
});

/** A person's entry of an organization. */
interface Place {
  personId: string;
  orgId: string;
  id: string;
}

const keyOf = ({ personId, orgId, id }: Place) => `${personId}/${orgId}/${id}`;

/** What the person decided about an entry in this browser. */
export const storedEntry = (place: Place) => stored.getAll()[keyOf(place)];

/** Stores a decision about an entry, or removes it. */
export const storeEntry = (place: Place, choice: EntryChoice | undefined) =>
  stored.change({ [keyOf(place)]: choice });
