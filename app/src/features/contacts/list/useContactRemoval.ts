import { useMessages } from '../../../core/i18n/index.ts';
import { useRemoval } from '../../../core/lists/index.ts';
import { type Contact, useDeleteContact } from './contactList.queries.ts';

/** Deletes contacts with time to think again: each shows the way back in its row until then. */
export function useContactRemoval(orgId: string, onGone: (id: string) => void) {
  const t = useMessages();
  const deleteNow = useDeleteContact(orgId);

  return useRemoval<string, Contact>({
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    send: ({ id }, isLeaving) => deleteNow(id, isLeaving),
    impossible: t('contacts.cannotDelete'),
    onEnd({ id }, hadFocus) {
      onGone(id);
      if (hadFocus) document.getElementById('add-contact')?.focus();
    },
  });
}
