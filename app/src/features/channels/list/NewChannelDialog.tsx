import { Button, Dialog } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';

const NewChannelForm = lazyOnIdle(
  async () => (await import('../form/NewChannelForm.tsx')).NewChannelForm,
  FormLoading,
);

export interface NewChannelDialogProps {
  orgId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (channelId: string) => void;
}

/** The dialog to add a channel. Only its buttons close it, so that nothing is lost by accident. */
export function NewChannelDialog({ orgId, isOpen, onOpenChange, onCreated }: NewChannelDialogProps) {
  const t = useMessages();

  return (
    <Dialog
      title={t('channel.newTitle')}
      size="large"
      openerId="add-channel"
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => (
        <NewChannelForm
          orgId={orgId}
          onCreated={onCreated}
          headingLevel={3}
          cancel={<Button onPress={close}>{t('common.cancel')}</Button>}
        />
      )}
    </Dialog>
  );
}
