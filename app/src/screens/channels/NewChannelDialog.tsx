import { Button, Dialog } from '@console/ui';
import { Suspense } from 'react';
import { lazily } from '../../lazily.ts';
import { useWords } from '../../messages/index.ts';

const NewChannelForm = lazily(async () => (await import('../../channelForm/index.ts')).NewChannelForm);

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
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => (
        <Suspense fallback={null}>
          <NewChannelForm
            orgId={orgId}
            onCreated={onCreated}
            headingLevel={3}
            cancel={<Button onPress={close}>{words('channel.cancel')}</Button>}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
