import {
  announce,
  EmptyState,
  Link,
  LinkButton,
  Pagination,
  PhoneIcon,
  PlusIcon,
  SearchField,
  SearchIcon,
  UsersIcon,
} from '@console/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../../../core/i18n/index.ts';
import { QueryView } from '../../../../core/loading/QueryView.tsx';
import { paths } from '../../../../paths.ts';
import { type ContactList, useHasUnknownNumbers } from '../summary.queries.ts';
import { ContactRows, type ContactRowsProps, titleId, WaitingRows } from './ContactRows.tsx';
import css from './contacts.module.css';

export interface ContactsPaneProps extends Omit<ContactRowsProps, 'rows'> {
  contacts: ContactList;
  maySeeCalls: boolean;
  /** The control that selects this view or the list of all calls. */
  viewSwitch: ReactNode;
  /** Whether it is next to the history, instead of a separate page. */
  isBeside: boolean;
}

/** The paginated list of contacts, in which one can be selected. */
export function ContactsPane({
  orgId,
  contacts: { list, page },
  mayChange,
  maySeeCalls,
  viewSwitch,
  ...props
}: ContactsPaneProps) {
  const t = useMessages();
  const { rows, total, error } = page;
  const hasUnknownNumbers = useHasUnknownNumbers(orgId, maySeeCalls);
  useAnnouncedCount(list.asked.q, page.isLoading ? undefined : total);

  return (
    <section className={css.contacts} data-beside={props.isBeside || undefined} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 id={titleId} className={css.title} tabIndex={-1}>
          {t('nav.contacts')} {total !== undefined && <span className={css.count}>{total}</span>}
        </h2>
        {mayChange && (
          <LinkButton
            href={paths.contacts(orgId, true)}
            variant="quiet"
            size="small"
            icon={<PlusIcon />}
            {...(props.isBeside && { 'aria-label': t('summary.addContact') })}
          >
            {t(props.isBeside ? 'summary.add' : 'common.addContact')}
          </LinkButton>
        )}
      </header>
      {maySeeCalls && <div className={css.views}>{viewSwitch}</div>}
      <div className={css.search}>
        <SearchField
          label={t('summary.searchContacts')}
          placeholder={t('summary.nameOrNumber')}
          isLabelHidden
          {...list.searchField}
        />
      </div>
      {/* Firefox makes what scrolls a stop of Tab; the rows are stops already. */}
      <div className={css.place} tabIndex={-1}>
        <QueryView
          query={{ data: rows, error, isFetching: page.isLoading, refetch: page.retry }}
          loading={<WaitingRows />}
          failed={t('contacts.failed')}
        >
          {(rows) => rows.length > 0 && <ContactRows {...{ orgId, rows, mayChange }} {...props} />}
        </QueryView>
        {rows?.length === 0 && !page.isOld && (
          <EmptyState
            icon={list.isNarrowed ? <SearchIcon size={20} /> : <UsersIcon size={20} />}
            title={t(list.isNarrowed ? 'summary.noMatch' : 'contacts.none')}
          >
            {t(list.isNarrowed ? 'summary.noMatchText' : 'summary.noContactsText')}
          </EmptyState>
        )}
        {hasUnknownNumbers && !list.isNarrowed && (
          <p className={css.unknown}>
            <span className={css.unknownMark}>
              <PhoneIcon size={16} />
            </span>
            <Link href={paths.sessions(orgId, paths.noChannel)} isStandalone>
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
            onNextPagePrefetch={page.paging.onNextPagePrefetch}
          />
        </div>
      )}
    </section>
  );
}

/** Announces the number of results of a search (WCAG 4.1.3). */
function useAnnouncedCount(search: string, count: number | undefined) {
  const t = useMessages();
  const last = useRef(search);

  useEffect(() => {
    if (last.current === search || count === undefined) return;
    last.current = search;
    announce(t('summary.found', { count }));
  }, [search, count, t]);
}
