import { Button, Notice, Page, PlusIcon } from '@console/ui';
import type { ReactNode } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { DownloadButton } from '../../../core/lists/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { useViewSwitch, ViewSwitch } from '../../../core/views/index.ts';
import { CallbacksView, useWaitingCount } from '../../callbacks/index.ts';
import { ContactsTable } from './ContactsTable.tsx';
import { columnsFor } from './columns.tsx';
import { useContactRights, useContacts } from './contactList.queries.ts';
import { isFormOpen, withForm } from './contactList.ts';
import css from './contacts.module.css';
import { NewContactDialog } from './NewContactDialog.tsx';

export interface ContactsScreenProps {
  orgId: string;
  /** Query string: the state of the list, and whether the dialog to add a contact is open. */
  search: string;
  onSearchChange: (search: string, options?: { replace?: boolean }) => void;
}

/** The contacts of an organization: all of them, or the people to call back. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { orgId, search, onSearchChange } = props;
  const t = useMessages();
  const { maySeeCalls } = useContactRights(orgId);
  const isOfCallbacks = new URLSearchParams(search).get('view') === 'callbacks';
  const count = useWaitingCount(orgId, maySeeCalls === true);
  // The other list has other pages and filters.
  const control = useViewSwitch<'contacts' | 'callbacks'>(isOfCallbacks ? 'callbacks' : 'contacts', (view) =>
    onSearchChange(view === 'callbacks' ? '?view=callbacks' : ''),
  );
  const viewSwitch = maySeeCalls !== false && (
    <ViewSwitch
      key={control.value}
      {...control}
      label={t('sessions.view')}
      options={[
        { value: 'contacts', label: t('contacts.all') },
        {
          value: 'callbacks',
          label: count ? t('callbacks.titleWithCount', { count }) : t('callbacks.title'),
        },
      ]}
    />
  );

  if (isOfCallbacks) return <CallbacksView {...{ orgId, search, onSearchChange, viewSwitch }} />;
  return <Contacts {...props} viewSwitch={viewSwitch} />;
}

interface ContactsProps extends ContactsScreenProps {
  viewSwitch: ReactNode;
}

/** All contacts, with search, filters and a status that can be changed in the list. */
function Contacts({ orgId, search, onSearchChange, viewSwitch }: ContactsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { mayChange, name: organization } = useContactRights(orgId);
  const contacts = useContacts(orgId, { search, onSearchChange });
  const { page, read, isBare } = contacts;
  const failure = page.error && explain(page.error, t);
  if (failure?.isNotFound) return <NotFoundPage />;

  const add = (
    <Button
      id="add-contact"
      variant="primary"
      icon={<PlusIcon />}
      isDisabled={!mayChange}
      onPress={() => onSearchChange(withForm(search, true))}
    >
      {t('common.addContact')}
    </Button>
  );

  return (
    <Page
      title={t('nav.contacts')}
      subtitle={organization && t('contacts.subtitle', { organization })}
      {...(!isBare && {
        actions: (
          <>
            <DownloadButton
              name={[t('nav.contacts'), organization]}
              columns={columnsFor({ orgId, t, moments })}
              read={(place, signal) => read({ ...place, fields: 'notes' }, signal)}
              isDisabled={!page.rows?.length}
            />
            {add}
          </>
        ),
      })}
    >
      <div className={css.top}>
        {viewSwitch}
        {!mayChange && <Notice tone="info">{t('contactForm.mayNotChange', { organization })}</Notice>}
      </div>
      <ContactsTable orgId={orgId} contacts={contacts} mayChange={mayChange} failure={failure} add={add} />
      <NewContactDialog
        orgId={orgId}
        isOpen={isFormOpen(search)}
        onOpenChange={(isOpen) => onSearchChange(withForm(search, isOpen), { replace: !isOpen })}
      />
    </Page>
  );
}
