import { Button, Notice, Page, PlusIcon } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import type { ListAddress } from '../../../core/lists/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { Readiness } from '../../readiness/index.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { useChannelRights, useChannels, useOrganizationName } from './channelList.queries.ts';
import css from './columns.module.css';
import { NewChannelDialog } from './NewChannelDialog.tsx';

export interface ChannelsScreenProps extends ListAddress {
  orgId: string;
  /** Whether the dialog to add a channel is open, from the URL. */
  isAdding: boolean;
  onAddingChange: (isAdding: boolean) => void;
  onCreated: (channelId: string) => void;
}

/** The channels of an organization, which people can switch on and off in the list. */
export function ChannelsScreen(props: ChannelsScreenProps) {
  const { orgId, isAdding, onAddingChange, onCreated, search, onSearchChange } = props;
  const t = useMessages();
  const organization = useOrganizationName(orgId) ?? '';
  const { mayChange } = useChannelRights(orgId);
  const channels = useChannels(orgId);
  if (channels.error && explain(channels.error, t).isNotFound) return <NotFoundPage />;

  const add = (
    <Button
      id="add-channel"
      variant="primary"
      icon={<PlusIcon />}
      isDisabled={!mayChange}
      onPress={() => onAddingChange(true)}
    >
      {t('channels.add')}
    </Button>
  );

  return (
    <Page
      title={t('nav.channels')}
      subtitle={organization && t('channels.subtitle', { organization })}
      {...(channels.data?.length !== 0 && { actions: add })}
    >
      {!mayChange && (
        <div className={css.notice}>
          <Notice tone="info">{t('channels.mayNotChange', { organization })}</Notice>
        </div>
      )}
      <ChannelTable
        {...{ orgId, organization, mayChange, channels, add }}
        address={{ search, onSearchChange }}
      />
      <Readiness orgId={orgId} />
      <NewChannelDialog orgId={orgId} isOpen={isAdding} onOpenChange={onAddingChange} onCreated={onCreated} />
    </Page>
  );
}
