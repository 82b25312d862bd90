import { useQueryClient } from '@tanstack/react-query';
import { orFound } from '../../core/http/lostAnswers.ts';
import { readContact, updateContact } from './contacts.api.ts';
import { contactKey, contactsKey } from './contacts.queries.ts';

/**
 * Returns a function that sets the next date of contact and resolves with the one before. A lost response is looked up.
 *
 * @param next ISO 8601, or `null` for none
 */
export function useSetNextContact(orgId: string) {
  const queries = useQueryClient();
  return async (id: string, next: string | null) => {
    const before = (await readContact(orgId, id)).reply.nextDateOfContact;
    const saved = await orFound(updateContact(orgId, id, { nextDateOfContact: next }), async () => {
      const now = await readContact(orgId, id);
      return isSame(now.reply.nextDateOfContact, next) ? now : undefined;
    });
    queries.setQueryData(contactKey(orgId, id), saved);
    void queries.invalidateQueries({
      queryKey: contactsKey(orgId),
      predicate: ({ queryKey }) => queryKey[2] !== 'one',
    });
    return before;
  };
}

/** Servers write the same instant in different ways. */
const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
