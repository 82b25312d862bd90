import { Breadcrumbs, LinkButton, Page } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { paths } from '../../../paths.ts';
import { NewChannelForm } from '../form/index.ts';
import { useChannelRights } from './channel.queries.ts';

export interface NewChannelScreenProps {
  orgId: string;
  onCreated: (channelId: string) => void;
}

/** The page to add a channel. */
export function NewChannelScreen({ orgId, onCreated }: NewChannelScreenProps) {
  const t = useMessages();
  const { isUnknown, name } = useChannelRights(orgId);
  if (isUnknown) return <NotFoundPage />;

  return (
    <Page
      title={t('channel.newTitle')}
      width="form"
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('nav.channels'), href: paths.channels(orgId) }]}
          current={t('channel.newTitle')}
        />
      }
      {...(name && { subtitle: t('channel.newText', { organization: name }) })}
    >
      <NewChannelForm
        orgId={orgId}
        onCreated={onCreated}
        cancel={<LinkButton href={paths.channels(orgId)}>{t('common.cancel')}</LinkButton>}
      />
    </Page>
  );
}
