import { useMessages } from '../../../core/i18n/index.ts';
import { CalendarFileButton, fileNameOf } from '../index.ts';
import css from './appointment.module.css';
import type { useAppointment, useAppointmentPlace } from './appointment.queries.ts';
import { DeleteAppointment } from './DeleteAppointment.tsx';

export interface AppointmentActionsProps {
  organization: ReturnType<typeof useAppointmentPlace>;
  /** The appointment and its version. */
  read: NonNullable<ReturnType<typeof useAppointment>['data']>;
  onDeleted: () => void;
}

/** What can be done with an appointment as a whole. */
export function AppointmentActions({ organization, read, onDeleted }: AppointmentActionsProps) {
  const t = useMessages();

  return (
    <div className={css.actions}>
      <CalendarFileButton
        appointments={[read.reply]}
        calendar={organization.name}
        fileName={fileNameOf(read.reply)}
        label={t('appointments.downloadOne')}
      />
      {organization.mayChange && (
        <DeleteAppointment appointment={read.reply} etag={read.etag} onDeleted={onDeleted} />
      )}
    </div>
  );
}
