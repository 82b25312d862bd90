import { Breadcrumbs, LinkButton, Page } from '@console/ui';
import { useWords } from '../../../core/i18n/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { paths } from '../../../paths.ts';
import { NewChannelForm } from '../form/index.ts';
import { useChannelRights } from './channel.queries.ts';

export interface NewChannelScreenProps {
  orgId: string;
  onCreated: (channelId: string) => void;
}

/** Adds a channel, as a page of its own. */
export function NewChannelScreen({ orgId, onCreated }: NewChannelScreenProps) {
  const words = useWords();
  const { isUnknown, name } = useChannelRights(orgId);
  if (isUnknown) return <NotFoundPage />;

  return (
    <Page
      title={words('channel.newTitle')}
      width="form"
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: words('channels.title'), href: paths.channels(orgId) }]}
          current={words('channel.newTitle')}
        />
      }
      {...(name && { subtitle: words('channel.newText', { organization: name }) })}
    >
      <NewChannelForm
        orgId={orgId}
        onCreated={onCreated}
        cancel={<LinkButton href={paths.channels(orgId)}>{words('channel.cancel')}</LinkButton>}
      />
    </Page>
  );
}
