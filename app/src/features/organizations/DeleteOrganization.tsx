import { Button, ConfirmDialog, TrashIcon, toast } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { useOrganizationDeletion } from './organization.queries.ts';

export interface DeleteOrganizationProps {
  orgId: string;
  /** The name of the organization, for the dialog. */
  name: string;
  onDeleted: () => void;
}

/** The button that deletes the organization, with its confirmation dialog. */
export function DeleteOrganization({ orgId, name, onDeleted }: DeleteOrganizationProps) {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const deletion = useOrganizationDeletion(orgId, () => {
    setAsking(false);
    toast({ tone: 'success', title: t('organization.deleted', { name }) });
    onDeleted();
  });
  const open = (isOpen: boolean) => {
    if (isOpen) deletion.reset();
    setAsking(isOpen);
  };

  return (
    <>
      <Button variant="dangerOutline" icon={<TrashIcon />} onPress={() => open(true)}>
        {t('organization.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={open}
        title={t('organization.deleteQuestion')}
        confirmLabel={t('common.confirmDeletion')}
        busyLabel={t('common.deleting')}
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        {...(deletion.error && { error: explain(deletion.error, t).told })}
      >
        {t('organization.deleteText', { name })}
      </ConfirmDialog>
    </>
  );
}
