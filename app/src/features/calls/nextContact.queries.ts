import { useQueryClient } from '@tanstack/react-query';
import { orFound } from '../../core/http/lostAnswers.ts';
import { readCaller } from '../../core/live/onGoing.api.ts';
import { setNextContact } from './sessions.api.ts';

/**
 * Returns a function that sets the next date of contact and resolves with the one before. A lost response is looked up.
 *
 * @param next ISO 8601, or `null` for none
 */
export function useSetNextContact(orgId: string) {
  const queries = useQueryClient();
  return async (id: string, next: string | null) => {
    const { nextDateOfContact: before } = await readCaller(orgId, id);
    const saved = await orFound(setNextContact(orgId, id, next), async () => {
      const now = await readCaller(orgId, id);
      return isSame(now.nextDateOfContact, next) ? now : undefined;
    });
    queries.setQueryData(['caller', orgId, id], saved);
    void queries.invalidateQueries({ queryKey: ['contacts', orgId] });
    return before;
  };
}

/** Servers write the same instant in different ways. */
const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
