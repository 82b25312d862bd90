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

/** Who came last stands first: a new caller appears at the head. */
const contactList = defineList({ sorts: ['createdAt', 'name'], usual: '-createdAt', filters: {} });

/** The contacts beside the history, a page at a time. */
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

/** What `useContactList` gives, for the pane that shows it. */
export type ContactList = ReturnType<typeof useContactList>;

/** How a contact is read; `null` is nobody. */
export const contactQuery = (orgId: string, contactId: string | null) => ({
  queryKey: contactKey(orgId, contactId ?? ''),
  queryFn: ({ signal }: { signal: AbortSignal }) => readContact(orgId, contactId ?? '', signal),
});

/** The chosen contact, with the version for a later change to name. */
export const useContact = (orgId: string, contactId: string | null) =>
  useQuery({ ...contactQuery(orgId, contactId), enabled: contactId !== null, meta: live });

const withCalls = liveWith(({ sessionHistory }: History) =>
  sessionHistory.some((item) => item.type === 'call' && item.status !== completedCall && !item.endTime),
);
const toEntries = ({ sessionHistory }: History) => entriesFrom(sessionHistory);

/** Everything there was with a contact, newest first. */
export const useHistory = (orgId: string, contactId: string, isAllowed: boolean) =>
  useQuery({
    queryKey: ['history', orgId, contactId],
    queryFn: ({ signal }) => readHistory(orgId, contactId, signal),
    select: toEntries,
    enabled: isAllowed,
    meta: withCalls,
  });

/** Whether there are conversations without a channel and without a contact, which stand in no other list. */
export function useHasUnknownNumbers(orgId: string, isAllowed: boolean) {
  const { data } = useQuery({
    queryKey: [...sessionsKey(orgId), 'unknown'],
    queryFn: ({ signal }) => listSessions(orgId, { channel: 'none', contact: 'none', limit: 1 }, signal),
    enabled: isAllowed,
  });
  // A server may not know the filter, or not say on which channel a conversation was.
  return data?.rows.some(({ channel, contact }) => channel === null && !contact) ?? false;
}

/** The contacts who are on the phone now. */
export const useCallers = (orgId: string): readonly (string | null)[] =>
  useOnGoingCalls(orgId).map(({ contact }) => contact);

/** A channel as a history names it. */
export interface HistoryChannel {
  name: string;
  /** Who answers there. */
  representative: string;
}

/** The organization as the page needs it. Before it is known nothing is offered and nothing is refused. */
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
