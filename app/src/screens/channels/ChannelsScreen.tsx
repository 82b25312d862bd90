import { AddIcon, Button, DataTable, EmptyState, Notice, Page, PhoneIcon } from '@console/ui';
import { useMemo } from 'react';
import { explain } from '../../failures.ts';
import { useLanguage, useWords } from '../../messages/index.ts';
import { NotFoundPage } from '../../NotFoundPage.tsx';
import { useChannelRights, useChannels, useOrganizationName } from './channels.data.ts';
import css from './columns.module.css';
import { columnsFor } from './columns.tsx';
import { NewChannelDialog } from './NewChannelDialog.tsx';

export interface ChannelsScreenProps {
  orgId: string;
  /** The form for another channel is open, as the address says. */
  isAdding: boolean;
  onAddingChange: (isAdding: boolean) => void;
  onCreated: (channelId: string) => void;
}

/** The phone lines of an organization, each with its own representative, switched on and off at once. */
export function ChannelsScreen({ orgId, isAdding, onAddingChange, onCreated }: ChannelsScreenProps) {
  const words = useWords();
  const language = useLanguage();
  const organization = useOrganizationName(orgId);
  const { mayChange } = useChannelRights(orgId);
  const { data, error, isFetching, refetch } = useChannels(orgId);
  const columns = useMemo(
    () => columnsFor(orgId, organization ?? '', words, language, mayChange),
    [orgId, organization, words, language, mayChange],
  );
  const failure = error && explain(error, words);
  if (failure?.isNotFound) return <NotFoundPage />;

  const add = (
    <Button variant="primary" icon={<AddIcon />} isDisabled={!mayChange} onPress={() => onAddingChange(true)}>
      {words('channels.add')}
    </Button>
  );

  return (
    <Page
      title={words('channels.title')}
      subtitle={organization && words('channels.subtitle', { organization })}
      {...(data?.length !== 0 && { actions: add })}
    >
      {!mayChange && (
        <div className={css.notice}>
          <Notice tone="info">{words('channels.mayNotChange', { organization: organization ?? '' })}</Notice>
        </div>
      )}
      <DataTable
        label={words('channels.title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        isLoading={isFetching}
        waitingRows={4}
        onRetry={() => void refetch()}
        {...(failure && {
          error: {
            title: words(data ? 'channels.stale' : 'channels.failed'),
            description: failure.sentence,
            requestId: failure.requestId,
          },
        })}
        empty={
          <EmptyState icon={<PhoneIcon size={20} />} title={words('channels.none')} action={add}>
            {words('channels.noneText')}
          </EmptyState>
        }
        footer={data && words('channels.count', { count: data.length })}
      />
      <NewChannelDialog orgId={orgId} isOpen={isAdding} onOpenChange={onAddingChange} onCreated={onCreated} />
    </Page>
  );
}
