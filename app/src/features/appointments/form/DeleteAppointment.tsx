import { Button, ConfirmDialog, DeleteIcon, toast } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
import { statusIn } from '../index.ts';
import { type Appointment, useDeleteAppointment } from './appointment.queries.ts';

export interface DeleteAppointmentProps {
  appointment: Appointment;
  /** The version that the person sees. */
  etag: string | null;
  onDeleted: () => void;
}

/** Deletes an appointment, once somebody has confirmed it; who else changed it meanwhile is not passed over. */
export function DeleteAppointment({ appointment, etag: seen, onDeleted }: DeleteAppointmentProps) {
  const { id, organization, title, startTime, endTime } = appointment;
  const words = useWords();
  const moments = useMoments();
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
        toast({ tone: 'success', title: words('appointment.deleted', { title }) });
        return onDeleted();
      }
      const { current } = deletion;
      const when = moments.range(current.startTime, current.endTime);
      const status = statusIn(current.status, words);
      setNewer(deletion.etag);
      setError(words('appointment.changedMeanwhile', { title: current.title, when, status }));
    } catch (failure) {
      setError(explain(failure, words).told);
    }
    setBusy(false);
  }

  return (
    <>
      <Button variant="dangerOutline" icon={<DeleteIcon />} onPress={() => open(true)}>
        {words('appointment.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={open}
        title={words('appointment.deleteQuestion')}
        confirmLabel={words('confirmDeletion')}
        busyLabel={words('deleting')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        {...(error !== undefined && { error })}
      >
        {words('appointment.deleteText', { title, when: moments.range(startTime, endTime) })}
      </ConfirmDialog>
    </>
  );
}
