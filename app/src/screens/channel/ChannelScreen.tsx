import { Badge, Breadcrumbs, ErrorPanel, LinkButton, Page } from '@console/ui';
import { useEffect, useState } from 'react';
import { WaitingForm } from '../../channelForm/index.ts';
import { explain } from '../../failures.ts';
import { useWords } from '../../messages/index.ts';
import { NotFoundPage } from '../../NotFoundPage.tsx';
import { paths } from '../../paths.ts';
import { useChannelRights, useChannels } from './channel.data.ts';
import { DeleteChannel } from './DeleteChannel.tsx';
import { EditChannelForm } from './EditChannelForm.tsx';

export interface ChannelScreenProps {
  orgId: string;
  channelId: string;
  onDeleted: () => void;
}

/** Changes a channel and its representative. */
export function ChannelScreen({ orgId, channelId, onDeleted }: ChannelScreenProps) {
  const words = useWords();
  const { data, error, isFetching, refetch } = useChannels(orgId);
  const rights = useChannelRights(orgId);
  const [isDeleted, setDeleted] = useState(false);
  const channel = data?.find(({ id }) => id === channelId);
  const failure = error && explain(error, words);

  // The form is gone by then, and with it what was unsaved: nothing holds anybody back.
  useEffect(() => {
    if (isDeleted) onDeleted();
  }, [isDeleted, onDeleted]);

  if (isDeleted) return <Page title={words('channel.title')}>{null}</Page>;
  if (failure?.isNotFound || (data && !channel && !isFetching)) return <NotFoundPage />;

  return (
    <Page
      title={channel?.name ?? words('channel.title')}
      width="form"
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: words('channels.title'), href: paths.channels(orgId) }]}
          current={channel?.name ?? words('channel.title')}
        />
      }
      {...(channel && {
        badge: (
          <Badge tone={channel.active ? 'success' : 'neutral'}>
            {words(channel.active ? 'channels.active' : 'channels.inactive')}
          </Badge>
        ),
        actions: (
          <>
            <LinkButton href={paths.channelView(orgId, channelId)}>{words('channel.overview')}</LinkButton>
            {rights.maySeeCalls && (
              <LinkButton href={paths.sessions(orgId, channelId)}>{words('channel.sessions')}</LinkButton>
            )}
            {rights.mayChange && (
              <DeleteChannel orgId={orgId} channel={channel} onDeleted={() => setDeleted(true)} />
            )}
          </>
        ),
      })}
    >
      {channel && !rights.isPending && (
        <EditChannelForm key={channelId} orgId={orgId} channel={channel} rights={rights} />
      )}
      {!failure && (!channel || rights.isPending) && <WaitingForm />}
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
