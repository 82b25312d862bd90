import { DataTable, EmptyState, MessagesIcon, Notice } from '@console/ui';
import { type ReactNode, useMemo } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { DownloadButton, type ListAddress, tableColumns } from '../../../core/lists/index.ts';
import { paths } from '../../../paths.ts';
import type { CallRights } from '../calls.queries.ts';
import { useSessionList, without } from '../sessionList.ts';
import { type Session, useCallersOf, useSessionPage } from '../sessions.queries.ts';
import { columnsFor } from './columns.tsx';
import { useLastLook } from './LastLookLine.tsx';
import css from './list.module.css';
import { OnGoingCalls } from './OnGoingCalls.tsx';
import { SessionFilters, SessionSearch } from './SessionTools.tsx';

export interface SessionsProps extends ListAddress {
  orgId: string;
  /** The channel, or `null` for the conversations of all channels and those without one. */
  channelId: string | null;
  rights: CallRights;
  /** The name of the channel or organization, for the downloaded file. */
  name: string;
  /** The IDs of the conversations, if the server sends them with the channel. */
  known?: readonly string[] | undefined;
  /** The button to add a conversation. */
  add?: ReactNode;
}

const none: readonly Session[] = [];

/** The list of conversations, with search, filters, order and page from the URL. */
export function Sessions({ orgId, channelId, rights, name, known, add, ...address }: SessionsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const list = useSessionList(address);
  const page = useSessionPage(orgId, channelId, list, known);
  const { rows, error } = page;
  const failure = error && explain(error, t);
  const search = without(address.search, 'new');
  const { mayRead, timeZone, channels } = rights;
  const isEverywhere = channelId === null;
  const callers = useCallersOf(orgId, (isEverywhere && rows) || none);
  const columns = useMemo(
    () =>
      columnsFor({
        t,
        moments,
        mayRead,
        linkTo: ({ id, channel }) =>
          paths.session(orgId, channelId ?? channel ?? paths.noChannel, id, search),
        everywhere: isEverywhere
          ? {
              callers,
              channels: new Map(channels.map((one) => [one.id, one.name])),
              contactAt: (id) => paths.contact(orgId, id),
            }
          : undefined,
      }),
    [t, moments, mayRead, orgId, channelId, search, isEverywhere, callers, channels],
  );
  const table = useMemo(() => tableColumns(columns), [columns]);
  // Some servers don't send the channel of a conversation.
  const isOfAll = !isEverywhere && known === undefined && rows?.some(({ channel }) => channel === undefined);
  // Those that know only the specification don't send callers either. They can't search them or filter by appointment.
  const isPlain = isEverywhere && (rows?.some(({ caller }) => caller === undefined) ?? false);
  const lastLook = useLastLook(orgId, list.asked.sort, rows);

  return (
    <>
      <div className={css.notices}>
        {isPlain && <Notice>{t('sessions.noCallers')}</Notice>}
        {isOfAll && <Notice tone="warning">{t('sessions.ofAllChannels')}</Notice>}
        {moments.isOtherZone(timeZone) && (
          <p className={css.zone}>{t('sessions.zone', { zone: moments.zone })}</p>
        )}
      </div>
      {channelId !== null && (
        <OnGoingCalls {...{ orgId, channelId, search }} isShown={list.asked.filters.status !== 'onGoing'} />
      )}
      {/* Near the search field. */}
      <div role="status" className={css.notices}>
        {page.lacksFields && <Notice>{t('sessions.noOutcomes')}</Notice>}
        {page.searched && <Notice>{t('lists.newestOnly', { count: page.searched })}</Notice>}
      </div>
      <DataTable
        label={t(isEverywhere ? 'sessions.allTitle' : 'sessions.title')}
        columns={table}
        rows={rows}
        rowKey={({ id }) => id}
        sort={list.sort}
        onSortChange={list.sortBy}
        paging={page.paging}
        details={lastLook}
        search={<SessionSearch {...{ list, isEverywhere }} />}
        filters={<SessionFilters {...{ list, isEverywhere }} hasAppointments={!isPlain} />}
        filterCount={list.filterCount}
        actions={
          <DownloadButton
            name={[t(isEverywhere ? 'sessions.allTitle' : 'sessions.title'), name]}
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
