import { knownCallsKey } from '../../core/forgetNotices.ts';
import { storedChoices } from '../../core/preferences/storedChoices.ts';
import { isTimeOfDay, type QuietHours } from './quietHours.ts';

/** What a person chose about notifications in this browser. */
export interface NoticeChoice {
  isOn: boolean;
  calls: 'all' | 'missed';
  /** `null` for none. */
  quiet: QuietHours | null;
  /** Whether a notification contains the name or number of the caller. */
  hasNames: boolean;
}

const usual: NoticeChoice = { isOn: false, calls: 'all', quiet: null, hasNames: false };

/** The times that are suggested first. */
export const usualQuiet: QuietHours = { from: '22:00', to: '07:00' };

const choices = storedChoices<NoticeChoice>('console.notices', (value) => {
  const { isOn, calls, quiet, hasNames } = (value ?? {}) as Partial<Record<keyof NoticeChoice, unknown>>;
  if (typeof isOn !== 'boolean') return undefined;
  return {
    isOn,
    calls: calls === 'missed' ? 'missed' : 'all',
    quiet: quietIn(quiet),
    hasNames: hasNames === true,
  };
});

function quietIn(value: unknown): QuietHours | null {
  const { from, to } = (value ?? {}) as Partial<Record<keyof QuietHours, unknown>>;
  return isTimeOfDay(from) && isTimeOfDay(to) && from !== to ? { from, to } : null;
}

/** The choice of a person now. */
export const choiceOf = (personId: string): NoticeChoice => choices.getAll()[personId] ?? usual;

/** Calls the listener when a choice changes, also in another tab. Returns the function that unsubscribes. */
export const subscribeChoices = choices.subscribe;

/** The choice of a person as a hook, and the function that changes parts of it. */
export function useChoice(personId: string) {
  const choice = choices.useAll()[personId] ?? usual;
  const change = (parts: Partial<NoticeChoice>) =>
    choices.change({ [personId]: { ...choiceOf(personId), ...parts } });
  return { choice, change };
}

/**
 * The new calls of each organization that don't need a notification anymore, as keys of `keyOf`: they had one, came in
 * while the console was visible, or existed before notifications were turned on. IDs only.
 */
const known = storedChoices<readonly string[]>(knownCallsKey, (value) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined,
);

const placeOf = (personId: string, orgId: string) => `${personId}/${orgId}`;

/** The known calls; `undefined` until the calls that exist already are known. */
export const knownCalls = (personId: string, orgId: string) => known.getAll()[placeOf(personId, orgId)];

export function knowCalls(personId: string, orgId: string, keys: readonly string[]) {
  if (knownCalls(personId, orgId)?.join() !== keys.join()) known.change({ [placeOf(personId, orgId)]: keys });
}

/** Forgets the known calls of a person, who signed out or turned notifications off. */
export function forgetCalls(personId: string) {
  const places = Object.keys(known.getAll()).filter((place) => place.startsWith(`${personId}/`));
  if (places.length > 0) known.change(Object.fromEntries(places.map((place) => [place, undefined])));
}
