import { Button, Dialog } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { later } from '../../../core/loading/later.tsx';

const NewContactForm = later(
  async () => (await import('../form/NewContactForm.tsx')).NewContactForm,
  FormLoading,
);

export interface NewContactDialogProps {
  orgId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The form for another contact, over the list. It closes by a button alone, so that a slip loses nothing. */
export function NewContactDialog({ orgId, isOpen, onOpenChange }: NewContactDialogProps) {
  const words = useWords();

  return (
    <Dialog
      title={words('contacts.new')}
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
          cancel={<Button onPress={close}>{words('contactForm.cancel')}</Button>}
        />
      )}
    </Dialog>
  );
}
