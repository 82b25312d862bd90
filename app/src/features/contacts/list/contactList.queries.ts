import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { endOfToday } from '../../../core/endOfToday.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { isGone, isUnanswered, orFound } from '../../../core/http/lostAnswers.ts';
import type { PageOf } from '../../../core/http/paging.ts';
import type { ListAddress } from '../../../core/lists/index.ts';
import { type NotRemoved, queryOf, useList, useListPage } from '../../../core/lists/index.ts';
import { live } from '../../../core/live/live.queries.ts';
import {
  deleteContact,
  listContacts,
  readContact,
  setContactsStatus,
  updateContact,
} from '../contacts.api.ts';
import { contactKey, contactListKey, contactsKey } from '../contacts.queries.ts';
import { contactList, inPieces } from './contactList.ts';

export { useContactRights } from '../contacts.queries.ts';

type Page = Awaited<ReturnType<typeof listContacts>>;
export type Contact = Page['rows'][number];
export type ContactStatus = Contact['status'];

const longestBulk = 200;

/** The contact list's state from the URL, its current page, and a function to read all pages. */
export function useContacts(orgId: string, address: ListAddress) {
  const list = useList(contactList, address);
  const { due, ...narrowing } = queryOf(list.asked);
  const read = (
    place: { limit: number; cursor?: string | undefined; fields?: 'notes' },
    signal: AbortSignal,
  ): Promise<PageOf<Contact>> => {
    const dueBefore = due && endOfToday().toISOString();
    return listContacts(orgId, { ...narrowing, ...(dueBefore && { dueBefore }), ...place }, signal);
  };
  const page = useListPage({ queryKey: contactListKey(orgId), list, read, meta: live });
  return {
    list,
    page,
    read,
    /** There are no contacts at all. Always false while a search, a filter or stale rows are shown. */
    isBare: page.rows?.length === 0 && !page.isOld && !list.isNarrowed,
  };
}

/** Changes the cached rows without a request. */
function changeRows(queries: QueryClient, orgId: string, change: (contact: Contact) => Contact) {
  queries.setQueriesData<Page>({ queryKey: [...contactListKey(orgId), 'page'] }, (page) =>
    page ? { ...page, rows: page.rows.map(change) } : page,
  );
}

/** Refetches everything about the organization's contacts. */
const refresh = (queries: QueryClient, orgId: string) =>
  queries.invalidateQueries({ queryKey: contactsKey(orgId) });

/** The new status and the previous one. */
interface StatusChange {
  status: ContactStatus;
  before: ContactStatus;
}

/**
 * Changes a contact's status optimistically. If the request fails, it resets the status and calls `onRefused` with the
 * error. Changes to one contact are sent one after the other, so that the last one wins.
 */
export function useSetStatus(
  orgId: string,
  id: string,
  onRefused: (change: StatusChange, error: unknown) => void,
) {
  const queries = useQueryClient();
  const show = (status: ContactStatus) =>
    changeRows(queries, orgId, (contact) => (contact.id === id ? { ...contact, status } : contact));

  return useMutation({
    scope: { id: `contact ${id}` },
    mutationFn: ({ status }: StatusChange) =>
      orFound(updateContact(orgId, id, { status }), async () => {
        const now = await readContact(orgId, id);
        return now.reply.status === status ? now : undefined;
      }),
    async onMutate({ status }) {
      await queries.cancelQueries({ queryKey: contactListKey(orgId) });
      show(status);
    },
    onSuccess(saved) {
      show(saved.reply.status);
      queries.setQueryData(contactKey(orgId, id), saved);
    },
    onError(error, change) {
      show(change.before);
      onRefused(change, error);
      // Shows the current state on the server.
      void refresh(queries, orgId);
    },
  });
}

/** Sets the status of many contacts, 200 per request. Resolves with the changed IDs and the error, if any. */
export function useBulkStatus(orgId: string) {
  const queries = useQueryClient();
  return async (wanted: ReadonlyMap<string, ContactStatus>) => {
    const done: string[] = [];
    try {
      for (const status of new Set(wanted.values())) {
        const ids = [...wanted].flatMap(([id, one]) => (one === status ? [id] : []));
        for (const piece of inPieces(ids, longestBulk)) {
          await setContactsStatus(orgId, { ids: piece, status });
          done.push(...piece);
        }
      }
      return { done, error: null };
    } catch (error) {
      return { done, error };
    } finally {
      const changed = new Set(done);
      changeRows(queries, orgId, (contact) =>
        changed.has(contact.id) ? { ...contact, status: wanted.get(contact.id) ?? contact.status } : contact,
      );
      await refresh(queries, orgId);
    }
  };
}

/** Deletes a contact permanently. An already deleted contact counts as success. */
export function useDeleteContact(orgId: string) {
  const queries = useQueryClient();
  return async (id: string, isLeaving: boolean): Promise<NotRemoved | null> => {
    try {
      await deleteContact(id, isLeaving);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 405) return { isImpossible: true };
      const isDone = status === 404 || (isUnanswered(error) && (await isGone(readContact(orgId, id))));
      if (!isDone) return { isImpossible: false, error };
    }
    queries.removeQueries({ queryKey: contactKey(orgId, id) });
    await refresh(queries, orgId);
    return null;
  };
}
