import { DataTable } from '@console/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import type { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { useIsPhone } from '../../../core/lists/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { ContactFilters, ContactSearch } from './ContactFilters.tsx';
import { columnsFor } from './columns.tsx';
import type { useContacts } from './contactList.queries.ts';
import { NoContacts } from './NoContacts.tsx';
import { useChosen } from './useChosen.ts';
import { useContactRemoval } from './useContactRemoval.ts';

const BulkStatus = lazyOnIdle(async () => (await import('./BulkStatus.tsx')).BulkStatus);

export interface ContactsTableProps {
  orgId: string;
  contacts: ReturnType<typeof useContacts>;
  mayChange: boolean;
  failure: ReturnType<typeof explain> | null;
  /** The way to the first contact, where there is none at all. */
  add: ReactNode;
}

/** One page of the contacts, with all that is done in its rows. */
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
  const isPhone = useIsPhone();
  const searchField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the removal only what is seen in the rows.
  const columns = useMemo(
    () => columnsFor({ orgId, t: t, moments, mayChange, removal, isPhone }),
    [orgId, t, moments, mayChange, isPhone, removal.waiting, removal.isImpossible],
  );

  // The button that clears goes away: focus waits in the field.
  function clear() {
    list.clear();
    searchField.current?.focus();
  }

  return (
    <DataTable
      label={t('contacts.title')}
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
      waitingRows={8}
      onRetry={page.retry}
      {...(failure && {
        error: {
          title: t(page.rows ? 'contacts.stale' : 'contacts.failed'),
          description: failure.sentence,
          requestId: failure.requestId,
        },
      })}
      empty={<NoContacts asked={list.isNarrowed} onClear={clear} add={add} />}
    />
  );
}
