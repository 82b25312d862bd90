import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { ViewSwitch } from '../../../core/views/index.ts';
import { AllCalls, useSessionsView } from '../../calls/index.ts';
import { Detail } from './Detail.tsx';
import { ContactsPane } from './list/ContactsPane.tsx';
import css from './summary.module.css';
import { useContact, useContactList, useDetailAccess } from './summary.queries.ts';
import { useLayout } from './useLayout.ts';

export interface SummaryScreenProps {
  orgId: string;
  /** The selected contact, or `null`. */
  contactId: string | null;
  isEditing: boolean;
  /** `#notes` if the person came to edit the notes. */
  hash: string;
  /** Query string: the state of the contact list, and the open tab. */
  search: string;
  onSearchChange: (search: string, options?: { replace?: boolean }) => void;
  /** Called with the first contact of the list if none is selected. */
  onFirst: (contactId: string, search: string) => void;
  onEdit: (contactId: string, search: string) => void;
  /** Called after the contact was erased: navigate away. */
  onErased: () => void;
  onViewChange: (view: 'people' | 'calls') => void;
}

/** The sessions of an organization: by contact, or all calls in one list. */
export function SummaryScreen(props: SummaryScreenProps) {
  const { orgId, search, onSearchChange, onViewChange } = props;
  const hasContact = props.contactId !== null;
  const { isOfCalls, peopleView, viewSwitch } = useSessionsView({
    ...{ search, onSearchChange, hasContact, onViewChange },
  });
  const control = <ViewSwitch key={viewSwitch.value} {...viewSwitch} />;
  if (isOfCalls) return <AllCalls {...{ orgId, search, onSearchChange }} viewSwitch={control} />;
  return <Summary {...props} viewSwitch={control} peopleView={peopleView} />;
}

interface SummaryProps extends SummaryScreenProps {
  viewSwitch: ReactNode;
  peopleView: 'people' | undefined;
}

/** The list of contacts, with the details, history and notes of the selected one. */
function Summary({
  orgId,
  contactId,
  isEditing,
  hash,
  search,
  viewSwitch,
  peopleView,
  ...props
}: SummaryProps) {
  const t = useMessages();
  const layout = useLayout();
  const place = useDetailAccess(orgId);
  const contacts = useContactList(orgId, { search, onSearchChange: props.onSearchChange });
  const contact = useContact(orgId, contactId);
  const { moves, before, comesToEdit } = useMoves(contactId, isEditing);
  const comesFor = comesToEdit ? (hash === '#notes' ? 'notes' : 'contact') : null;
  const listSearch = withoutPane(search);

  const first = contacts.page.isOld ? undefined : contacts.page.rows?.[0]?.id;
  const chooseFirst = useEffectEvent((id: string) => props.onFirst(id, listSearch));
  useEffect(() => {
    if (layout !== 'one' && contactId === null && first !== undefined) chooseFirst(first);
  }, [layout, contactId, first]);

  const failure = contact.error && explain(contact.error, t);
  const listFailure = contacts.page.error && explain(contacts.page.error, t);
  if (place.isUnknown || failure?.isNotFound || listFailure?.isNotFound) return <NotFoundPage />;

  return (
    <div className={css.page} data-layout={layout}>
      <h1 className={css.hidden} tabIndex={-1}>
        {t('nav.sessions')}
      </h1>
      {(layout !== 'one' || contactId === null) && (
        <ContactsPane
          {...{ orgId, contacts, listSearch, viewSwitch }}
          chosen={contactId}
          isBeside={layout !== 'one'}
          mayChange={place.mayChange !== false}
          maySeeCalls={place.maySeeCalls === true}
          returnTo={layout === 'one' ? before : null}
          onEdit={(id) => props.onEdit(id, listSearch)}
        />
      )}
      {contactId !== null && (
        <Detail
          key={contactId}
          {...{ orgId, contactId, isEditing, layout, place, contact, search, listSearch, peopleView }}
          takesFocus={layout === 'one' && moves > 0 && !comesFor}
          comesFor={comesFor}
          onErased={props.onErased}
          onReopen={() => props.onEdit(contactId, listSearch)}
          onSearchChange={props.onSearchChange}
        />
      )}
    </div>
  );
}

/** The number of selection changes, the previous contact, and whether the last navigation started editing. */
function useMoves(contactId: string | null, isEditing: boolean) {
  const start = { contactId, isEditing, moves: 0, before: null as string | null, comesToEdit: false };
  const [seen, setSeen] = useState(start);
  const isSame = seen.contactId === contactId;
  if (isSame && seen.isEditing === isEditing) return seen;
  const next = {
    ...{ contactId, isEditing, comesToEdit: isEditing },
    moves: seen.moves + (isSame ? 0 : 1),
    before: isSame ? seen.before : seen.contactId,
  };
  setSeen(next);
  return next;
}

/** The query string without the open tab and the view, for the list. */
function withoutPane(search: string) {
  const query = new URLSearchParams(search);
  query.delete('pane');
  query.delete('view');
  return query.size ? `?${query}` : '';
}
