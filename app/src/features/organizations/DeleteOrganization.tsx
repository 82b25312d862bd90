import { Button, Dialog, TrashIcon, toast } from '@console/ui';
import { useState } from 'react';
import { TypedConfirmation } from '../../core/confirmation/TypedConfirmation.tsx';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { useOwnErasures, useRestore, useUndoErasure } from '../personalData/index.ts';
import { useOrganizationDeletion } from './organization.queries.ts';

export interface DeleteOrganizationProps {
  orgId: string;
  /** The name of the organization, which the person types to confirm. */
  name: string;
  onDeleted: () => void;
}

/** The button that deletes the organization, with its confirmation dialog. The toast afterwards can undo it. */
export function DeleteOrganization({ orgId, name, onDeleted }: DeleteOrganizationProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoErasure(useRestore());
  // A server without erasures deletes at once.
  const canUndo = Boolean(useOwnErasures().data);
  const deletion = useOrganizationDeletion({ id: orgId, name }, (erasure) => {
    setAsking(false);
    toast({
      tone: 'success',
      title: t('organization.deleted', { name }),
      ...(erasure && {
        description: t('organization.deletedText', { date: moments.dateTime(erasure.dueAt) }),
        action: { label: t('common.undo'), onPress: () => void undo({ ...erasure, name }) },
      }),
    });
    onDeleted();
  });

  return (
    <>
      <Button variant="dangerOutline" icon={<TrashIcon />} onPress={() => setAsking(true)}>
        {t('organization.delete')}
      </Button>
      <Dialog
        role="alertdialog"
        title={t('organization.deleteQuestion')}
        description={t(canUndo ? 'organization.deleteText' : 'organization.deleteTextForGood', { name })}
        isDismissable={false}
        isLocked={deletion.isPending}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        {({ close }) => (
          <TypedConfirmation
            subject={{ name }}
            label={t('organization.confirmLabel')}
            wrong={t('organization.confirmWrong')}
            failed={t('organization.notDeleted')}
            confirmLabel={t('common.confirmDeletion')}
            busyLabel={t('common.deleting')}
            change={deletion}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  );
}
