import { Button, ConfirmDialog, TrashIcon, toast } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../index.ts';
import { type Appointment, useDeleteAppointment } from './appointment.queries.ts';

export interface DeleteAppointmentProps {
  appointment: Appointment;
  /** The version that the person sees. */
  etag: string | null;
  onDeleted: () => void;
}

/** Deletes an appointment after confirmation. A change by someone else is shown and needs another confirmation. */
export function DeleteAppointment({ appointment, etag: seen, onDeleted }: DeleteAppointmentProps) {
  const { id, organization, title, startTime, endTime } = appointment;
  const t = useMessages();
  const moments = useDateFormats();
  const remove = useDeleteAppointment(organization, id);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [newer, setNewer] = useState<string | null>(null);

  function open(isOpen: boolean) {
    setOpen(isOpen);
    setError(undefined);
    setNewer(null);
  }

  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      const deletion = await remove(newer ?? seen);
      if (deletion.kind === 'gone') {
        toast({ tone: 'success', title: t('appointment.deleted', { title }) });
        return onDeleted();
      }
      const { current } = deletion;
      const when = moments.range(current.startTime, current.endTime);
      const status = statusIn(current.status, t);
      setNewer(deletion.etag);
      setError(t('appointment.changedMeanwhile', { title: current.title, when, status }));
    } catch (failure) {
      setError(explain(failure, t).told);
    }
    setBusy(false);
  }

  return (
    <>
      <Button variant="dangerOutline" icon={<TrashIcon />} onPress={() => open(true)}>
        {t('appointment.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={open}
        title={t('appointment.deleteQuestion')}
        confirmLabel={t('common.confirmDeletion')}
        busyLabel={t('common.deleting')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        {...(error !== undefined && { error })}
      >
        {t('appointment.deleteText', { title, when: moments.range(startTime, endTime) })}
      </ConfirmDialog>
    </>
  );
}
