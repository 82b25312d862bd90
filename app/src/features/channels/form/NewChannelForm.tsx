import { LinkButton, Notice, toast } from '@console/ui';
import type { ReactNode } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { newValues } from './channelFields.ts';
import { useChannelRights, useNewChannel } from './newChannel.queries.ts';

export interface NewChannelFormProps {
  orgId: string;
  onCreated: (channelId: string) => void;
  cancel: ReactNode;
  headingLevel?: 2 | 3;
}

/** Adds a channel, where somebody may and the owner can pay; otherwise it says why not. */
export function NewChannelForm({ orgId, onCreated, cancel, headingLevel = 2 }: NewChannelFormProps) {
  const words = useWords();
  const rights = useChannelRights(orgId);
  const isPossible = rights.mayChange && rights.canPay;
  const { phones, send } = useNewChannel(orgId, isPossible && !rights.isPending);
  if (rights.isPending) return <FormWaiting label={words('channel.loading')} />;

  return (
    <ChannelForm
      name={`newChannel/${orgId}`}
      start={{ values: newValues }}
      phones={phones}
      send={(values, { idempotencyKey }) => send(values, idempotencyKey)}
      onSaved={({ id, name, bot }) => {
        if (bot) toast({ tone: 'success', title: words('channel.created', { name }) });
        onCreated(id);
      }}
      save={words('channel.create')}
      cancel={cancel}
      isDisabled={!isPossible}
      headingLevel={headingLevel}
      notice={
        <>
          {!rights.mayChange && (
            <Notice tone="info">{words('channel.mayNotAdd', { organization: rights.name })}</Notice>
          )}
          {rights.mayChange && !rights.canPay && (
            <Notice
              tone="warning"
              action={
                rights.isOwner && (
                  <LinkButton href={paths.settings()}>{words('channel.setUpPayment')}</LinkButton>
                )
              }
            >
              {words(rights.isOwner ? 'channel.paymentNeeded' : 'channel.ownerPays', {
                organization: rights.name,
              })}
            </Notice>
          )}
        </>
      }
    />
  );
}
