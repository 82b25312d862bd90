import { Button, Dialog } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';

const NewContactForm = lazyOnIdle(
  async () => (await import('../form/NewContactForm.tsx')).NewContactForm,
  FormLoading,
);

export interface NewContactDialogProps {
  orgId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog to add a contact. Only its buttons close it, so that nothing is lost by accident. */
export function NewContactDialog({ orgId, isOpen, onOpenChange }: NewContactDialogProps) {
  const t = useMessages();

  return (
    <Dialog
      title={t('contacts.new')}
      size="large"
      openerId="add-contact"
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => (
        <NewContactForm
          orgId={orgId}
          onCreated={close}
          cancel={<Button onPress={close}>{t('common.cancel')}</Button>}
        />
      )}
    </Dialog>
  );
}
