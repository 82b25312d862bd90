import { LinkButton, Notice, toast } from '@console/ui';
import type { ReactNode } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { newChannelValues } from './channelFields.ts';
import { useChannelRights, useNewChannel } from './newChannel.queries.ts';

export interface NewChannelFormProps {
  orgId: string;
  onCreated: (channelId: string) => void;
  cancel: ReactNode;
  headingLevel?: 2 | 3;
}

/** The form to add a channel. Without permission or a payment method, it is disabled and a notice explains why. */
export function NewChannelForm({ orgId, onCreated, cancel, headingLevel = 2 }: NewChannelFormProps) {
  const t = useMessages();
  const rights = useChannelRights(orgId);
  const isPossible = rights.mayChange && rights.canPay;
  const { phones, send } = useNewChannel(orgId, isPossible && !rights.isPending);
  if (rights.isPending) return <FormWaiting label={t('channel.loading')} />;

  return (
    <ChannelForm
      name={`newChannel/${orgId}`}
      start={{ values: newChannelValues }}
      phones={phones}
      send={(values, { idempotencyKey }) => send(values, idempotencyKey)}
      onSaved={({ id, name, bot }) => {
        if (bot) toast({ tone: 'success', title: t('channel.created', { name }) });
        onCreated(id);
      }}
      save={t('channel.create')}
      cancel={cancel}
      isDisabled={!isPossible}
      headingLevel={headingLevel}
      notice={
        <>
          {!rights.mayChange && (
            <Notice tone="info">{t('channel.mayNotAdd', { organization: rights.name })}</Notice>
          )}
          {rights.mayChange && !rights.canPay && (
            <Notice
              tone="warning"
              action={
                rights.isOwner && <LinkButton href={paths.settings()}>{t('channel.setUpPayment')}</LinkButton>
              }
            >
              {t(rights.isOwner ? 'channel.paymentNeeded' : 'channel.ownerPays', {
                organization: rights.name,
              })}
            </Notice>
          )}
        </>
      }
    />
  );
}
