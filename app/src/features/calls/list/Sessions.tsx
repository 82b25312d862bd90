import { DataTable, EmptyState, MessagesIcon, Notice } from '@console/ui';
import { type ReactNode, useMemo } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { DownloadButton, type ListAddress, tableColumns } from '../../../core/lists/index.ts';
import { paths } from '../../../paths.ts';
import type { CallRights } from '../calls.queries.ts';
import { useSessionList, without } from '../sessionList.ts';
import { useChannelOf, useSessionPage } from '../sessions.queries.ts';
import { columnsFor } from './columns.tsx';
import css from './list.module.css';
import { OnGoingCalls } from './OnGoingCalls.tsx';
import { SessionFilters, SessionSearch } from './SessionTools.tsx';

export interface SessionsProps extends ListAddress {
  orgId: string;
  channelId: string;
  rights: CallRights;
  /** The button to add a conversation. */
  add: ReactNode;
}

/** The list of conversations, with search, filters, order and page from the URL. */
export function Sessions({ orgId, channelId, rights, add, ...address }: SessionsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { name = '', known } = useChannelOf(orgId, channelId);
  const list = useSessionList(address);
  const page = useSessionPage(orgId, channelId, list, known);
  const { rows, error } = page;
  const failure = error && explain(error, t);
  const search = without(address.search, 'new');
  const { mayRead, timeZone } = rights;
  const columns = useMemo(
    () =>
      columnsFor({
        t,
        moments,
        mayRead,
        linkTo: ({ id }) => paths.session(orgId, channelId, id, search),
      }),
    [t, moments, mayRead, orgId, channelId, search],
  );
  const table = useMemo(() => tableColumns(columns), [columns]);
  // Some servers don't send the channel of a conversation.
  const isOfAll = known === undefined && rows?.some(({ channel: of }) => of === undefined);

  return (
    <>
      <div className={css.notices}>
        {isOfAll && <Notice tone="warning">{t('sessions.ofAllChannels')}</Notice>}
        {moments.isOtherZone(timeZone) && (
          <p className={css.zone}>{t('sessions.zone', { zone: moments.zone })}</p>
        )}
      </div>
      <OnGoingCalls {...{ orgId, channelId, search }} isShown={list.asked.filters.status !== 'onGoing'} />
      {/* Near the search field. */}
      <div role="status" className={css.notices}>
        {page.searched && <Notice>{t('lists.newestOnly', { count: page.searched })}</Notice>}
      </div>
      <DataTable
        label={t('sessions.title')}
        columns={table}
        rows={rows}
        rowKey={({ id }) => id}
        sort={list.sort}
        onSortChange={list.sortBy}
        paging={page.paging}
        search={<SessionSearch list={list} />}
        filters={<SessionFilters list={list} />}
        filterCount={list.filterCount}
        actions={
          <DownloadButton
            name={[t('sessions.title'), name]}
            columns={columns}
            read={page.read}
            isDisabled={!rows?.length}
          />
        }
        isLoading={page.isLoading}
        skeletonRows={8}
        onRetry={page.retry}
        {...(failure && {
          error: {
            title: t(rows ? 'common.stale' : 'sessions.failed'),
            description: failure.sentence,
            requestId: failure.requestId,
          },
        })}
        empty={
          <EmptyState
            icon={<MessagesIcon size={20} />}
            title={t('sessions.none')}
            {...(!list.isNarrowed && { action: add })}
          >
            {t(list.isNarrowed ? 'sessions.noneFound' : 'sessions.noneYet')}
          </EmptyState>
        }
      />
    </>
  );
}
