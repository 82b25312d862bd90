import { completedCall } from '@console/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../../core/account/access.queries.ts';
import { defineList, type ListAddress, queryOf, useList, useListPage } from '../../../core/lists/index.ts';
import { live, liveWith, useOnGoingCalls } from '../../../core/live/live.queries.ts';
import { listSessions, sessionsKey } from '../../calls/index.ts';
import { readHistory } from '../contactPage.api.ts';
import { listContacts, readContact } from '../contacts.api.ts';
import { contactKey, contactsKey } from '../contacts.queries.ts';
import { entriesFrom } from './history/entries.ts';

type History = Awaited<ReturnType<typeof readHistory>>;
export type Contact = Awaited<ReturnType<typeof readContact>>['reply'];

/** The newest contacts come first, so a new caller appears at the top. */
const contactList = defineList({ sorts: ['createdAt', 'name'], usual: '-createdAt', filters: {} });

/** The paginated contacts next to the history. */
export function useContactList(orgId: string, address: ListAddress) {
  const list = useList(contactList, address);
  const page = useListPage({
    queryKey: [...contactsKey(orgId), 'summary'],
    list,
    read: (place, signal) => listContacts(orgId, { ...queryOf(list.asked), ...place }, signal),
    meta: live,
  });
  return { list, page };
}

/** The return value of `useContactList`. */
export type ContactList = ReturnType<typeof useContactList>;

/** The query of a contact. Disable it if `contactId` is `null`. */
export const contactQuery = (orgId: string, contactId: string | null) => ({
  queryKey: contactKey(orgId, contactId ?? ''),
  queryFn: ({ signal }: { signal: AbortSignal }) => readContact(orgId, contactId ?? '', signal),
});

/** The selected contact, with its version for later changes. */
export const useContact = (orgId: string, contactId: string | null) =>
  useQuery({ ...contactQuery(orgId, contactId), enabled: contactId !== null, meta: live });

const withCalls = liveWith(({ sessionHistory }: History) =>
  sessionHistory.some((item) => item.type === 'call' && item.status !== completedCall && !item.endTime),
);
const toEntries = ({ sessionHistory }: History) => entriesFrom(sessionHistory);

/** The history of a contact, newest first. */
export const useHistory = (orgId: string, contactId: string, isAllowed: boolean) =>
  useQuery({
    queryKey: ['history', orgId, contactId],
    queryFn: ({ signal }) => readHistory(orgId, contactId, signal),
    select: toEntries,
    enabled: isAllowed,
    meta: withCalls,
  });

/** Whether there are conversations without a channel and a contact, which are in no other list. */
export function useHasUnknownNumbers(orgId: string, isAllowed: boolean) {
  const { data } = useQuery({
    queryKey: [...sessionsKey(orgId), 'unknown'],
    queryFn: ({ signal }) => listSessions(orgId, { channel: 'none', contact: 'none', limit: 1 }, signal),
    enabled: isAllowed,
  });
  // Some servers ignore the filter or don't send the channel of a conversation.
  return data?.rows.some(({ channel, contact }) => channel === null && !contact) ?? false;
}

/** The IDs of the contacts who are on the phone now. */
export const useCallers = (orgId: string): readonly (string | null)[] =>
  useOnGoingCalls(orgId).map(({ contact }) => contact);

/** A channel, as shown in a history. */
export interface HistoryChannel {
  name: string;
  /** Name of the representative. */
  representative: string;
}

/** The person's permissions in the organization, and its channels. Permissions are `undefined` while they load. */
export function useDetailAccess(orgId: string) {
  const { can, details, ...access } = useOrganizationAccess(orgId);
  return {
    ...access,
    mayChange: can('contacts'),
    maySeeCalls: can('calls'),
    mayRead: can('transcripts'),
    channelOf(id: string | null): HistoryChannel | undefined {
      const channel = details?.channels.find((each) => each.id === id);
      return channel && { name: channel.name, representative: channel.bot?.name ?? '' };
    },
  };
}

export type OrganizationAccess = ReturnType<typeof useDetailAccess>;
