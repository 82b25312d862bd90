import { DataTable, EmptyState, Page, PhoneIcon } from '@console/ui';
import { explain } from '../../failures.ts';
import { useLanguage, useWords } from '../../messages/index.ts';
import { NotFoundPage } from '../../NotFoundPage.tsx';
import { useChannels, useOrganizationName } from './channels.data.ts';
import { columnsFor } from './columns.tsx';

export interface ChannelsScreenProps {
  orgId: string;
}

/** The phone lines of an organization, each with its own representative, switched on and off at once. */
export function ChannelsScreen({ orgId }: ChannelsScreenProps) {
  const words = useWords();
  const language = useLanguage();
  const organization = useOrganizationName(orgId);
  const { data, error, isFetching, refetch } = useChannels(orgId);
  const failure = error && explain(error, words);
  if (failure?.isNotFound) return <NotFoundPage />;

  return (
    <Page
      title={words('channels.title')}
      subtitle={organization && words('channels.subtitle', { organization })}
    >
      <DataTable
        label={words('channels.title')}
        columns={columnsFor(orgId, organization ?? '', words, language)}
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
          <EmptyState icon={<PhoneIcon size={20} />} title={words('channels.none')}>
            {words('channels.noneText')}
          </EmptyState>
        }
        footer={data && words('channels.count', { count: data.length })}
      />
    </Page>
  );
}
