import { Button, ConfirmDialog, TrashIcon, toast } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { useDeleteChannel } from './channel.queries.ts';

export interface DeleteChannelProps {
  orgId: string;
  channel: { id: string; name: string };
  /** Disables the button. The form explains why. */
  isDisabled: boolean;
  onDeleted: () => void;
}

/** Deletes a channel after confirmation. Errors are shown in the dialog. */
export function DeleteChannel({ orgId, channel: { id, name }, isDisabled, onDeleted }: DeleteChannelProps) {
  const t = useMessages();
  const remove = useDeleteChannel(orgId, id);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await remove();
      toast({ tone: 'success', title: t('channel.deleted', { name }) });
      onDeleted();
    } catch (failure) {
      setError(explain(failure, t).told);
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="dangerOutline"
        icon={<TrashIcon />}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      >
        {t('channel.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          setError(undefined);
        }}
        title={t('channel.deleteQuestion')}
        confirmLabel={t('common.confirmDeletion')}
        busyLabel={t('common.deleting')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        {...(error !== undefined && { error })}
      >
        {t('channel.deleteText', { name })}
      </ConfirmDialog>
    </>
  );
}
