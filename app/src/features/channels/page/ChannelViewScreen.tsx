import { LinkButton } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { Readiness } from '../../readiness/index.ts';
import { ChannelFacts } from './ChannelFacts.tsx';
import { ChannelPage } from './ChannelPage.tsx';
import css from './ChannelView.module.css';
import { sessionsOf, useChannelRights } from './channel.queries.ts';
import { LastCalls } from './LastCalls.tsx';
import { MonthCost } from './MonthCost.tsx';

export interface ChannelViewScreenProps {
  orgId: string;
  channelId: string;
}

/** The overview of a channel: its number, its representative, this month's cost, and the last calls. */
export function ChannelViewScreen({ orgId, channelId }: ChannelViewScreenProps) {
  const t = useMessages();
  const { maySeeCalls, mayChange } = useChannelRights(orgId);

  return (
    <ChannelPage
      {...{ orgId, channelId }}
      title="channel.overview"
      actions={() =>
        mayChange && <LinkButton href={paths.channel(orgId, channelId)}>{t('channel.title')}</LinkButton>
      }
    >
      {(channel) => (
        <div className={css.parts}>
          <ChannelFacts channel={channel} />
          <MonthCost orgId={orgId} channelId={channelId} maySee={maySeeCalls} />
          <LastCalls {...{ orgId, channelId }} known={sessionsOf(channel)} maySee={maySeeCalls} />
          <Readiness orgId={orgId} channelId={channelId} />
        </div>
      )}
    </ChannelPage>
  );
}
