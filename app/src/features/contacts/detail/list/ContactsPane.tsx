import {
  AddIcon,
  Avatar,
  Badge,
  EditIcon,
  EmptyState,
  ErrorPanel,
  IconButton,
  Link,
  LinkButton,
  Pagination,
  PeopleIcon,
  PhoneIcon,
  SearchField,
  SearchIcon,
  Skeleton,
} from '@console/ui';
import { useEffect, useRef } from 'react';
import { explain } from '../../../../core/http/failures.ts';
import { useMessages } from '../../../../core/i18n/index.ts';
import { paths } from '../../../../paths.ts';
import { type ContactList, useCallers, useHasUnknownNumbers } from '../summary.queries.ts';
import css from './contacts.module.css';
import { useRowKeys } from './useRowKeys.ts';
import { useSaidCount } from './useSaidCount.ts';

export interface ContactsPaneProps {
  orgId: string;
  contacts: ContactList;
  chosen: string | null;
  /** What stands in the address for the list, to be kept when a contact is chosen. */
  listSearch: string;
  mayChange: boolean;
  maySeeCalls: boolean;
  /** It stands beside the history, and is no page of its own. */
  isBeside: boolean;
  /** Focus comes back to this contact: the reader was there before. */
  returnTo: string | null;
  onEdit: (contactId: string) => void;
}

/** Everybody the business talks to, a page at a time; one of them is chosen. */
export function ContactsPane({
  orgId,
  contacts: { list, page },
  mayChange,
  maySeeCalls,
  ...props
}: ContactsPaneProps) {
  const t = useMessages();
  const { rows, total, error } = page;
  const failure = error && explain(error, t);
  const hasUnknownNumbers = useHasUnknownNumbers(orgId, maySeeCalls);
  useSaidCount(list.asked.q, page.isLoading ? undefined : total);

  return (
    <section className={css.contacts} data-beside={props.isBeside || undefined} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 id={titleId} className={css.title} tabIndex={-1}>
          {t('summary.contacts')} {total !== undefined && <span className={css.count}>{total}</span>}
        </h2>
        {mayChange && (
          <LinkButton
            href={paths.contacts(orgId, true)}
            variant="quiet"
            size="small"
            icon={<AddIcon />}
            {...(props.isBeside && { 'aria-label': t('summary.addContact') })}
          >
            {t(props.isBeside ? 'summary.add' : 'contacts.add')}
          </LinkButton>
        )}
      </header>
      <div className={css.search}>
        <SearchField
          label={t('summary.searchContacts')}
          placeholder={t('summary.nameOrNumber')}
          isLabelHidden
          {...list.searchField}
        />
      </div>
      <div className={css.place}>
        {rows && rows.length > 0 && <Rows {...{ orgId, rows, mayChange }} {...props} />}
        {!rows && !failure && <WaitingRows />}
        {!rows && failure && (
          <ErrorPanel
            title={t('summary.contactsFailed')}
            requestId={failure.requestId}
            isRetrying={page.isLoading}
            onRetry={page.retry}
          >
            {failure.sentence}
          </ErrorPanel>
        )}
        {rows?.length === 0 && !page.isOld && (
          <EmptyState
            icon={list.isNarrowed ? <SearchIcon size={20} /> : <PeopleIcon size={20} />}
            title={t(list.isNarrowed ? 'summary.noMatch' : 'summary.noContacts')}
          >
            {t(list.isNarrowed ? 'summary.noMatchText' : 'summary.noContactsText')}
          </EmptyState>
        )}
        {hasUnknownNumbers && !list.isNarrowed && (
          <p className={css.unknown}>
            <span className={css.unknownMark}>
              <PhoneIcon size={16} />
            </span>
            <Link href={paths.sessions(orgId, paths.noChannel)} isAlone>
              {t('sessions.unknownNumber')}
            </Link>
          </p>
        )}
      </div>
      {rows && (page.paging.hasNext || page.paging.page > 1) && (
        <div className={css.pages}>
          <Pagination
            label={t('summary.pages')}
            page={page.paging.page}
            pageSize={page.paging.pageSize}
            total={page.paging.total}
            hasNext={page.paging.hasNext}
            onPageChange={page.paging.onPageChange}
            onNextIntent={page.paging.onNextIntent}
          />
        </div>
      )}
    </section>
  );
}

const titleId = 'summary-contacts';

interface RowsProps extends Omit<ContactsPaneProps, 'contacts' | 'isBeside' | 'maySeeCalls'> {
  rows: NonNullable<ContactList['page']['rows']>;
}

function Rows({ orgId, rows, chosen, listSearch, mayChange, returnTo, onEdit }: RowsProps) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const callers = useCallers(orgId);
  const ids = rows.map(({ id }) => id);
  const keys = useRowKeys(list, ids, chosen);

  useEffect(() => {
    if (returnTo === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(returnTo)}"] a`);
    // It may be on another page of the list.
    (row ?? document.getElementById(titleId))?.focus();
  }, [returnTo]);

  return (
    <ul ref={list} className={css.rows} onKeyDown={keys.onKeyDown}>
      {rows.map(({ id, name, phone }) => (
        <li
          key={id}
          data-row={id}
          className={css.row}
          data-chosen={id === chosen || undefined}
          onFocus={() => keys.onFocusOf(id)}
        >
          <Avatar name={name} isSelected={id === chosen} />
          <div className={css.person}>
            <Link
              href={`${paths.contact(orgId, id)}${listSearch}`}
              isPlain
              {...(id === chosen && { 'aria-current': 'true' as const })}
            >
              <bdi>{name}</bdi>
            </Link>
            <bdi className={css.phone} dir="ltr">
              {phone}
            </bdi>
          </div>
          <div className={css.end}>
            {callers.includes(id) && (
              <Badge tone="success" icon={<PhoneIcon size={12} />}>
                {t('summary.onGoing')}
              </Badge>
            )}
            {mayChange && (
              <span className={css.pencil}>
                <IconButton
                  icon={<EditIcon />}
                  size="row"
                  label={t('summary.editOf', { name })}
                  excludeFromTabOrder={id !== keys.current}
                  onPress={() => onEdit(id)}
                />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function WaitingRows() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('summary.loadingContacts')} className={css.rows}>
      {['9rem', '7rem', '10rem', '8rem', '9rem', '6rem'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their place.
        <div key={index} className={css.row}>
          <Skeleton width="2rem" height="2rem" />
          <div className={css.person}>
            <Skeleton width={width} />
            <Skeleton width="6rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
