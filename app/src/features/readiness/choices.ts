import { storedChoices } from '../../core/preferences/storedChoices.ts';

/** What a person chose about the checklist of one organization or channel. */
export interface Choices {
  isHidden: boolean;
  /** The needs that the person declared to be done. */
  marked: readonly string[];
}

const none: Choices = { isHidden: false, marked: [] };

const stored = storedChoices<Choices>('console.readiness', (value) => {
  const { isHidden, marked } = (value ?? {}) as Partial<Record<keyof Choices, unknown>>;
  const isRight = Array.isArray(marked) && marked.every((need) => typeof need === 'string');
  return isRight ? { isHidden: isHidden === true, marked } : undefined;
});

/** The choices of a person about the checklists in this browser, by the ID of an organization or a channel. */
export function useChoices(personId: string) {
  const all = stored.useAll();
  const placeOf = (id: string) => `${personId}/${id}`;
  const of = (id: string): Choices => all[placeOf(id)] ?? none;

  /** Nothing is stored about a place where nothing is chosen. */
  function change(id: string, changed: Partial<Choices>) {
    const next = { ...of(id), ...changed };
    return [placeOf(id), next.isHidden || next.marked.length > 0 ? next : undefined] as const;
  }

  return {
    of,
    hide: (id: string, isHidden: boolean) => stored.change(Object.fromEntries([change(id, { isHidden })])),
    mark: (ids: readonly string[], need: string, isMarked: boolean) =>
      stored.change(
        Object.fromEntries(
          ids.map((id) => {
            const others = of(id).marked.filter((one) => one !== need);
            return change(id, { marked: isMarked ? [...others, need] : others });
          }),
        ),
      ),
  };
}
