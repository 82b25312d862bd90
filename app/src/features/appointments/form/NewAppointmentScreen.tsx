import { Breadcrumbs, Notice, Page } from '@console/ui';
import { useState } from 'react';
import { FormLoading } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { paths } from '../../../paths.ts';
import { dateOf, weekOf } from '../index.ts';
import { useAppointmentPlace, useNewAppointment } from './appointment.queries.ts';
import { newAppointmentValues } from './appointmentValues.ts';

// Loaded lazily, so that the page header appears first: the date picker and the combo box are large.
const AppointmentForm = lazyOnIdle(
  async () => (await import('./AppointmentForm.tsx')).AppointmentForm,
  FormLoading,
);

export interface NewAppointmentScreenProps {
  orgId: string;
  /** Start time from the URL. */
  start: string | null;
  /** View to return to, such as `list`. */
  show: string | null;
  /** Called after saving, with the week to show. */
  onDone: (week: string) => void;
}

/** Adds an appointment. */
export function NewAppointmentScreen({ orgId, start, show, onDone }: NewAppointmentScreenProps) {
  const t = useMessages();
  const organization = useAppointmentPlace(orgId);
  const [values] = useState(() => newAppointmentValues(start));
  const send = useNewAppointment(orgId);
  if (organization.isUnknown) return <NotFoundPage />;
  const back = paths.appointments(orgId, { week: start && weekOf(dateOf(values.startTime)), show });
  const title = t('appointment.newTitle');

  return (
    <Page
      title={title}
      subtitle={organization.name}
      width="form"
      breadcrumbs={<Breadcrumbs items={[{ label: t('nav.appointments'), href: back }]} current={title} />}
    >
      {organization.mayChange ? (
        <AppointmentForm
          orgId={orgId}
          id=""
          start={{ values }}
          timeZone={organization.timeZone}
          send={send}
          backHref={back}
          onSaved={(startTime) => onDone(weekOf(dateOf(startTime)))}
        />
      ) : (
        <Notice>{t('appointments.mayNotChange', { organization: organization.name })}</Notice>
      )}
    </Page>
  );
}
