import { Badge, Breadcrumbs, Page } from '@console/ui';
import type { ReactNode } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { explain } from '../../../core/http/failures.ts';
import { type MessageKey, useMessages } from '../../../core/i18n/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { type Channel, useChannels, useKnownChannel } from './channel.queries.ts';

export interface ChannelPageProps {
  orgId: string;
  channelId: string;
  /** Title until the channel loads, then the subtitle. */
  title: MessageKey;
  /** Actions at the end of the page header. */
  actions: (channel: Pick<Channel, 'id' | 'name'>) => ReactNode;
  /** Content below the header; a falsy value while it waits for other data. */
  children: (channel: Channel) => ReactNode;
}

/** The shared layout of a channel's pages, with the header and the loading, error and not-found states. */
export function ChannelPage({ orgId, channelId, title, actions, children }: ChannelPageProps) {
  const t = useMessages();
  const channels = useChannels(orgId);
  const { data, error, isFetching } = channels;
  const channel = data?.find(({ id }) => id === channelId);
  const known = useKnownChannel(orgId, channelId);
  // The header is shown before the channel loads, so that nothing moves.
  const head = channel ?? known;
  const name = head?.name ?? t(title);
  if (explain(error, t).isNotFound || (data && !channel && !isFetching)) return <NotFoundPage />;
  const content = channel && children(channel);

  return (
    <Page
      title={name}
      width="form"
      breadcrumbs={
        <Breadcrumbs items={[{ label: t('nav.channels'), href: paths.channels(orgId) }]} current={name} />
      }
      {...(head && {
        badge: (
          <Badge tone={head.active ? 'success' : 'neutral'}>
            {t(head.active ? 'channels.active' : 'channels.inactive')}
          </Badge>
        ),
        subtitle: t(title),
        actions: actions(head),
      })}
    >
      <QueryView
        query={{ ...channels, data: content || undefined }}
        loading={<FormWaiting label={t('channel.loading')} />}
        failed={t('channel.failed')}
      >
        {(shown) => shown}
      </QueryView>
    </Page>
  );
}
