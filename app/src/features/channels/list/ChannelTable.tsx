import { Button, DataTable, EmptyState, PhoneIcon, SearchField, SearchIcon } from '@console/ui';
import { type ReactNode, useMemo } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useLanguage, useMessages } from '../../../core/i18n/index.ts';
import { defineList, type ListAddress, useList } from '../../../core/lists/index.ts';
import { isFoundBy, type useChannels } from './channelList.queries.ts';
import { columnsFor } from './columns.tsx';

/** Lists with more channels than this have a search field. */
const few = 10;

const channelList = defineList({
  sorts: ['name', 'type', 'status', 'phoneNumber'],
  usual: 'name',
  filters: {},
});

export interface ChannelTableProps {
  orgId: string;
  organization: string;
  mayChange: boolean;
  channels: ReturnType<typeof useChannels>;
  address: ListAddress;
  /** The button to add a channel, shown if there are none yet. */
  add: ReactNode;
}

/** The table of channels. Its order and search words are in the URL. */
export function ChannelTable({ orgId, organization, mayChange, channels, address, add }: ChannelTableProps) {
  const t = useMessages();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = channels;
  const list = useList(channelList, address);
  const { q } = list.asked;
  const found = useMemo(() => data?.filter((channel) => isFoundBy(q, channel)), [data, q]);
  const columns = useMemo(
    () => columnsFor(orgId, organization, t, language, mayChange),
    [orgId, organization, t, language, mayChange],
  );
  const failure = error && explain(error, t);

  return (
    <DataTable
      label={t('nav.channels')}
      columns={columns}
      rows={found}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSortChange={list.sortBy}
      search={
        (list.isNarrowed || (data?.length ?? 0) > few) && (
          <SearchField label={t('channels.search')} isLabelHidden {...list.searchField} />
        )
      }
      isLoading={isFetching}
      skeletonRows={4}
      skeletonLines={2}
      onRetry={() => void refetch()}
      {...(failure && {
        error: {
          title: t(data ? 'common.stale' : 'channels.failed'),
          description: failure.sentence,
          requestId: failure.requestId,
        },
      })}
      empty={
        list.isNarrowed ? (
          <EmptyState
            icon={<SearchIcon size={20} />}
            title={t('channels.noMatch', { search: q })}
            action={<Button onPress={list.clear}>{t('common.clearSearch')}</Button>}
          />
        ) : (
          <EmptyState icon={<PhoneIcon size={20} />} title={t('channels.none')} action={add}>
            {t('channels.noneText')}
          </EmptyState>
        )
      }
      footer={found && t('channels.count', { count: found.length })}
    />
  );
}
