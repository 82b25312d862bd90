import { Button, DataTable, EmptyState, SearchIcon, UsersIcon } from '@console/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { tableColumns, useRemoval } from '../../../core/lists/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { useMedia } from '../../../core/useMedia.ts';
import { ContactFilters, ContactSearch } from './ContactFilters.tsx';
import { columnsFor } from './columns.tsx';
import {
  type Contact,
  type ContactStatus,
  type useContacts,
  useDeleteContact,
} from './contactList.queries.ts';

const BulkStatus = lazyOnIdle(async () => (await import('./BulkStatus.tsx')).BulkStatus);

export interface ContactsTableProps {
  orgId: string;
  contacts: ReturnType<typeof useContacts>;
  mayChange: boolean;
  failure: ReturnType<typeof explain> | null;
  /** The button to add the first contact, shown if there are none. */
  add: ReactNode;
}

/** The table of contacts, one page at a time, with the actions in its rows. */
export function ContactsTable({
  orgId,
  contacts: { list, page, isBare },
  mayChange,
  failure,
  add,
}: ContactsTableProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { selected, chosen, choose, forget } = useChosen(page.rows);
  const removal = useContactRemoval(orgId, forget);
  // At this width the rows of the table are stacked.
  const isPhone = useMedia('(max-width: 36rem)');
  const searchField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows show only these parts of the removal.
  const columns = useMemo(
    () => tableColumns(columnsFor({ orgId, t, moments, mayChange, removal, isPhone })),
    [orgId, t, moments, mayChange, isPhone, removal.waiting, removal.isImpossible],
  );

  // The Clear button disappears, so focus moves to the search field.
  function clear() {
    list.clear();
    searchField.current?.focus();
  }

  return (
    <DataTable
      label={t('nav.contacts')}
      columns={columns}
      rows={page.rows}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSortChange={list.sortBy}
      paging={page.paging}
      {...(!isBare && {
        search: <ContactSearch list={list} ref={searchField} />,
        filters: <ContactFilters list={list} />,
        filterCount: list.filterCount,
      })}
      {...(mayChange && {
        selection: {
          selected,
          onChange: choose,
          actions: (_, clear) => <BulkStatus orgId={orgId} chosen={chosen} onDone={clear} />,
        },
      })}
      isLoading={page.isLoading}
      skeletonRows={8}
      onRetry={page.retry}
      {...(failure && {
        error: {
          title: t(page.rows ? 'common.stale' : 'contacts.failed'),
          description: failure.sentence,
          requestId: failure.requestId,
        },
      })}
      empty={<NoContacts asked={list.isNarrowed} onClear={clear} add={add} />}
    />
  );
}

interface NoContactsProps {
  /** Whether a search or filter is active. */
  asked: boolean;
  onClear: () => void;
  /** The button to add the first contact. */
  add: ReactNode;
}

/** The empty state: there are no contacts, or none that match. */
function NoContacts({ asked, onClear, add }: NoContactsProps) {
  const t = useMessages();
  return asked ? (
    <EmptyState
      icon={<SearchIcon size={20} />}
      title={t('contacts.noMatch')}
      action={<Button onPress={onClear}>{t('contacts.clear')}</Button>}
    >
      {t('contacts.noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState icon={<UsersIcon size={20} />} title={t('contacts.none')} action={add}>
      {t('contacts.noneText')}
    </EmptyState>
  );
}

/** The selected contacts of all pages, each with its last known status. */
function useChosen(rows: readonly Contact[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ContactStatus>>(new Map());
  const seen = new Map(rows?.map(({ id, status }) => [id, status]));
  const withStatus = (ids: Iterable<string>) =>
    new Map(
      [...ids].flatMap((id) => {
        const status = seen.get(id) ?? chosen.get(id);
        return status ? [[id, status] as const] : [];
      }),
    );

  return {
    selected: new Set(chosen.keys()),
    /** With their current status. */
    chosen: withStatus(chosen.keys()),
    choose: (ids: ReadonlySet<string>) => setChosen(withStatus(ids)),
    /** Removes a deleted contact from the selection. */
    forget: (gone: string) => setChosen((all) => new Map([...all].filter(([id]) => id !== gone))),
  };
}

/** Deletes contacts after a delay, during which each row shows an Undo button. */
function useContactRemoval(orgId: string, onGone: (id: string) => void) {
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
