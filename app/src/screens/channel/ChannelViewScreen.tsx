import { Badge, Breadcrumbs, ErrorPanel, LinkButton, Page } from '@console/ui';
import { WaitingForm } from '../../channelForm/index.ts';
import { explain } from '../../failures.ts';
import { useWords } from '../../messages/index.ts';
import { NotFoundPage } from '../../NotFoundPage.tsx';
import { paths } from '../../paths.ts';
import { ChannelFacts } from './ChannelFacts.tsx';
import css from './ChannelView.module.css';
import { useChannelRights, useChannels } from './channel.data.ts';
import { LastCalls } from './LastCalls.tsx';
import { MonthCost } from './MonthCost.tsx';

export interface ChannelViewScreenProps {
  orgId: string;
  channelId: string;
}

/** A channel to be read: its number, its representative, what the month costs, and who called last. */
export function ChannelViewScreen({ orgId, channelId }: ChannelViewScreenProps) {
  const words = useWords();
  const { data, error, isFetching, refetch } = useChannels(orgId);
  const rights = useChannelRights(orgId);
  const channel = data?.find(({ id }) => id === channelId);
  const failure = error && explain(error, words);
  if (failure?.isNotFound || (data && !channel && !isFetching)) return <NotFoundPage />;

  return (
    <Page
      title={channel?.name ?? words('channel.overview')}
      width="form"
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: words('channels.title'), href: paths.channels(orgId) }]}
          current={channel?.name ?? words('channel.overview')}
        />
      }
      {...(channel && {
        badge: (
          <Badge tone={channel.active ? 'success' : 'neutral'}>
            {words(channel.active ? 'channels.active' : 'channels.inactive')}
          </Badge>
        ),
        actions: <LinkButton href={paths.channel(orgId, channelId)}>{words('channel.title')}</LinkButton>,
      })}
    >
      {channel && (
        <div className={css.parts}>
          <ChannelFacts channel={channel} />
          <MonthCost orgId={orgId} channelId={channelId} maySee={rights.maySeeCalls} />
          <LastCalls orgId={orgId} channelId={channelId} maySee={rights.maySeeCalls} />
        </div>
      )}
      {!channel && !failure && <WaitingForm />}
      {!channel && failure && (
        <ErrorPanel
          title={words('channel.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          requestId={failure.requestId}
        >
          {failure.sentence}
        </ErrorPanel>
      )}
    </Page>
  );
}
