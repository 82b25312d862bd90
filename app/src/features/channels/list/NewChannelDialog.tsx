import { Button, Dialog } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { later } from '../../../core/loading/later.tsx';

const NewChannelForm = later(
  async () => (await import('../form/NewChannelForm.tsx')).NewChannelForm,
  FormLoading,
);

export interface NewChannelDialogProps {
  orgId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (channelId: string) => void;
}

/** The form for another channel, over the list. It closes by a button alone, so that a slip loses nothing. */
export function NewChannelDialog({ orgId, isOpen, onOpenChange, onCreated }: NewChannelDialogProps) {
  const words = useWords();

  return (
    <Dialog
      title={words('channel.newTitle')}
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
          cancel={<Button onPress={close}>{words('channel.cancel')}</Button>}
        />
      )}
    </Dialog>
  );
}
