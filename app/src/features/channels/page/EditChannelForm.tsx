import { Button, LinkButton, Notice, toast, useUnsavedChanges } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { ChannelForm, channelValuesOf } from '../form/index.ts';
import {
  type Channel,
  channelVersionOf,
  usePhones,
  useSaveChannel,
  useUnsavedBot,
} from './channel.queries.ts';

export interface EditChannelFormProps {
  orgId: string;
  channel: Channel;
  rights: { mayChange: boolean; name: string };
  /** Whether the tab of the representative is open at first. */
  opensBot: boolean;
}

const formId = 'channelForm';

/** The form of an existing channel. Its representative might be missing. */
export function EditChannelForm({ orgId, channel, rights, opensBot }: EditChannelFormProps) {
  const { mayChange, name } = rights;
  const t = useMessages();
  const { phones, holding } = usePhones(mayChange, channel.phoneNumber);
  const { read, save } = useSaveChannel(orgId, channel.id);
  const [unsaved, setUnsaved] = useState(useUnsavedBot(channel.id));
  const settle = useUnsavedChanges({ name: t('channel.bot'), isDirty: unsaved !== null });
  const [start] = useState(() => ({
    values: channelValuesOf({ ...channel, bot: channel.bot ?? unsaved?.bot ?? null }),
    etag: channelVersionOf(channel),
  }));

  return (
    <ChannelForm
      id={formId}
      name={`channel/${channel.id}`}
      start={start}
      opensBot={opensBot}
      phones={phones}
      send={(values, { etag }) => holding(values.phoneNumber, () => save(values, etag))}
      refresh={async () => {
        const current = await read();
        return { values: channelValuesOf(current), etag: channelVersionOf(current) };
      }}
      onSaved={() => {
        settle();
        setUnsaved(null);
        toast({ tone: 'success', title: t('channel.saved') });
      }}
      save={t('channel.save')}
      cancel={<LinkButton href={paths.channels(orgId)}>{t('common.cancel')}</LinkButton>}
      isDisabled={!mayChange}
      notice={
        <>
          {!mayChange && <Notice tone="info">{t('channel.mayNotChange', { organization: name })}</Notice>}
          {mayChange && !channel.bot && (
            <Notice
              tone="warning"
              title={t(unsaved ? 'channel.botNotSaved' : 'channels.noRepresentative')}
              action={
                unsaved && (
                  <Button type="submit" form={formId} size="row">
                    {t('common.retry')}
                  </Button>
                )
              }
            >
              {unsaved
                ? `${explain(unsaved.error, t).told} ${t('channel.botNotSavedText')}`
                : t('channel.noBotText')}
            </Notice>
          )}
        </>
      }
    />
  );
}
