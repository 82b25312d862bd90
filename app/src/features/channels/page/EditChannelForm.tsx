import { Button, LinkButton, Notice, toast, useUnsavedChanges } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { ChannelForm, valuesOf } from '../form/index.ts';
import { type Channel, usePhones, useSaveChannel, useUnsavedBot, versionOf } from './channel.queries.ts';

export interface EditChannelFormProps {
  orgId: string;
  channel: Channel;
  rights: { mayChange: boolean; name: string };
}

const formId = 'channelForm';

/** The form of a channel that is there; its representative may still be missing. */
export function EditChannelForm({ orgId, channel, rights: { mayChange, name } }: EditChannelFormProps) {
  const words = useWords();
  const { phones, holding } = usePhones(mayChange, channel.phoneNumber);
  const { read, save } = useSaveChannel(orgId, channel.id);
  const [unsaved, setUnsaved] = useState(useUnsavedBot(channel.id));
  const settle = useUnsavedChanges({ name: words('channel.bot'), isDirty: unsaved !== null });
  const [start] = useState(() => ({
    values: valuesOf({ ...channel, bot: channel.bot ?? unsaved?.bot ?? null }),
    etag: versionOf(channel),
  }));

  return (
    <ChannelForm
      id={formId}
      name={`channel/${channel.id}`}
      start={start}
      phones={phones}
      send={(values, { etag }) => holding(values.phoneNumber, () => save(values, etag))}
      refresh={async () => {
        const current = await read();
        return { values: valuesOf(current), etag: versionOf(current) };
      }}
      onSaved={() => {
        settle();
        setUnsaved(null);
        toast({ tone: 'success', title: words('channel.saved') });
      }}
      save={words('channel.save')}
      cancel={<LinkButton href={paths.channels(orgId)}>{words('channel.cancel')}</LinkButton>}
      isDisabled={!mayChange}
      notice={
        <>
          {!mayChange && <Notice tone="info">{words('channel.mayNotChange', { organization: name })}</Notice>}
          {mayChange && !channel.bot && (
            <Notice
              tone="warning"
              title={words(unsaved ? 'channel.botNotSaved' : 'channels.noRepresentative')}
              action={
                unsaved && (
                  <Button type="submit" form={formId} size="row">
                    {words('channel.retry')}
                  </Button>
                )
              }
            >
              {unsaved
                ? `${explain(unsaved.error, words).told} ${words('channel.botNotSavedText')}`
                : words('channel.noBotText')}
            </Notice>
          )}
        </>
      }
    />
  );
}
