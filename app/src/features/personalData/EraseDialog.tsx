import { Dialog } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import { EraseForm } from './EraseForm.tsx';
import { type Erasure, type Person, useContactErasure } from './personalData.queries.ts';

export interface EraseDialogProps {
  orgId: string;
  person: Person;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onErased: (erasure: Erasure) => void;
}

/** Asks before everything about a person is erased (WCAG 3.3.4). Only its buttons close it. */
export function EraseDialog({ orgId, person, isOpen, onOpenChange, onErased }: EraseDialogProps) {
  const t = useMessages();
  const erasure = useContactErasure(orgId, person, (erased) => {
    onOpenChange(false);
    onErased(erased);
  });

  return (
    <Dialog
      role="alertdialog"
      size="large"
      title={t('personalData.eraseTitle', { name: person.name })}
      description={t('personalData.eraseText')}
      isDismissable={false}
      isLocked={erasure.isPending}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => <EraseForm {...{ orgId, person, erasure }} onCancel={close} />}
    </Dialog>
  );
}
