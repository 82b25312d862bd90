import { AddIcon, Button, DataTable, Notice, Page } from '@console/ui';
import { useMemo, useRef } from 'react';
import { explain } from '../../failures.ts';
import { useWords } from '../../messages/index.ts';
import { useMoments } from '../../moments.ts';
import { NotFoundPage } from '../../NotFoundPage.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import { ContactFilters, ContactSearch } from './ContactFilters.tsx';
import { columnsFor } from './columns.tsx';
import { isFormOpen, withForm } from './contactList.ts';
import { useContactRights, useContacts } from './contacts.data.ts';
import css from './contacts.module.css';
import { DownloadContacts } from './DownloadContacts.tsx';
import { NewContactDialog } from './NewContactDialog.tsx';
import { NoContacts } from './NoContacts.tsx';
import { useChosen } from './useChosen.ts';
import { useContactRemoval } from './useContactRemoval.ts';

export interface ContactsScreenProps {
  orgId: string;
  /** The query of the address: what is asked for, and whether the form for another contact is open. */
  search: string;
  onSearchChange: (search: string, options?: { replace?: boolean }) => void;
}

/** The people a business talks to: found, narrowed, given a status in place, and opened one by one. */
export function ContactsScreen({ orgId, search, onSearchChange }: ContactsScreenProps) {
  const words = useWords();
  const moments = useMoments();
  const { mayChange, name: organization } = useContactRights(orgId);
  const { list, page, read } = useContacts(orgId, { search, onSearchChange });
  const removal = useContactRemoval(orgId);
  const { selected, chosen, choose } = useChosen(page.rows);
  const searchField = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the removal only what is seen in the rows.
  const columns = useMemo(
    () => columnsFor({ orgId, words, moments, mayChange, removal }),
    [orgId, words, moments, mayChange, removal.waiting, removal.isImpossible],
  );
  const failure = page.error && explain(page.error, words);
  if (failure?.isNotFound) return <NotFoundPage />;

  const add = (
    <Button
      id="add-contact"
      variant="primary"
      icon={<AddIcon />}
      isDisabled={!mayChange}
      onPress={() => onSearchChange(withForm(search, true))}
    >
      {words('contacts.add')}
    </Button>
  );
  // The button that clears goes away: focus waits in the field.
  const clear = () => {
    list.clear();
    searchField.current?.focus();
  };
  const isBare = page.rows?.length === 0 && !list.isNarrowed;

  return (
    <Page
      title={words('contacts.title')}
      subtitle={organization && words('contacts.subtitle', { organization })}
      {...(!isBare && {
        actions: (
          <>
            <DownloadContacts organization={organization} read={read} isDisabled={!page.rows?.length} />
            {add}
          </>
        ),
      })}
    >
      {!mayChange && (
        <div className={css.notice}>
          <Notice tone="info">{words('contactForm.mayNotChange', { organization })}</Notice>
        </div>
      )}
      <DataTable
        label={words('contacts.title')}
        columns={columns}
        rows={page.rows}
        rowKey={({ id }) => id}
        sort={list.sort}
        onSortChange={list.sortBy}
        paging={page.paging}
        {...(!isBare && {
          search: <ContactSearch list={list} ref={searchField} />,
          filters: <ContactFilters list={list} />,
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
            title: words(page.rows ? 'contacts.stale' : 'contacts.failed'),
            description: failure.sentence,
            requestId: failure.requestId,
          },
        })}
        empty={<NoContacts asked={list.isNarrowed} onClear={clear} add={add} />}
      />
      <NewContactDialog
        orgId={orgId}
        isOpen={isFormOpen(search)}
        onOpenChange={(isOpen) => onSearchChange(withForm(search, isOpen), { replace: !isOpen })}
      />
    </Page>
  );
}
