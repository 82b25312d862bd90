import { LinkButton, Page } from '@console/ui';
import { useEffect, useState } from 'react';
import { useAskedField } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { ChannelPage } from './ChannelPage.tsx';
import { useChannelRights } from './channel.queries.ts';
import { DeleteChannel } from './DeleteChannel.tsx';
import { EditChannelForm } from './EditChannelForm.tsx';

export interface ChannelScreenProps {
  orgId: string;
  channelId: string;
  /** Names the field that gets focus, such as `#bot.openingMessage`. */
  hash: string;
  onDeleted: () => void;
}

/** Changes a channel and its representative. */
export function ChannelScreen({ orgId, channelId, hash, onDeleted }: ChannelScreenProps) {
  const t = useMessages();
  const rights = useChannelRights(orgId);
  const [isDeleted, setDeleted] = useState(false);
  useAskedField(hash);

  // Runs after the form has unmounted, so that unsaved values don't block navigation.
  useEffect(() => {
    if (isDeleted) onDeleted();
  }, [isDeleted, onDeleted]);

  if (isDeleted) return <Page title={t('channel.title')}>{null}</Page>;

  return (
    <ChannelPage
      {...{ orgId, channelId }}
      title="channel.title"
      actions={(channel) => (
        <>
          <LinkButton href={paths.channelView(orgId, channelId)}>{t('channel.overview')}</LinkButton>
          {rights.maySeeCalls && (
            <LinkButton href={paths.sessions(orgId, channelId)}>{t('nav.sessions')}</LinkButton>
          )}
          <DeleteChannel
            orgId={orgId}
            channel={channel}
            isDisabled={rights.isPending || !rights.mayChange}
            onDeleted={() => setDeleted(true)}
          />
        </>
      )}
    >
      {(channel) =>
        !rights.isPending && (
          <EditChannelForm
            key={channelId}
            orgId={orgId}
            channel={channel}
            rights={rights}
            opensBot={hash.startsWith('#bot.')}
          />
        )
      }
    </ChannelPage>
  );
}
