import { Breadcrumbs, Notice, Page } from '@console/ui';
import { useEffect, useState } from 'react';
import { FormLoading, FormWaiting } from '../../../core/forms/index.ts';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { CalendarFileButton, dateOf, fileNameOf, weekOf } from '../index.ts';
import css from './appointment.module.css';
import { useAppointment, useAppointmentPlace } from './appointment.queries.ts';
import { DeleteAppointment } from './DeleteAppointment.tsx';

// Loaded in parallel with the appointment.
const EditAppointment = lazyOnIdle(
  async () => (await import('./AppointmentForm.tsx')).EditAppointment,
  FormLoading,
);

export interface AppointmentScreenProps {
  orgId: string;
  appointmentId: string;
  /** View to return to, such as `list`. */
  show: string | null;
  /** Called after saving or deleting, with the week to show. */
  onDone: (week: string) => void;
}

/** One appointment: its form, with the actions to download and delete it. */
export function AppointmentScreen({ orgId, appointmentId, show, onDone }: AppointmentScreenProps) {
  const t = useMessages();
  const organization = useAppointmentPlace(orgId);
  const read = useAppointment(orgId, appointmentId);
  const { data, error } = read;
  const [done, setDone] = useState<string | null>(null);
  // Runs after the form has unmounted, so that unsaved values don't block navigation.
  useEffect(() => {
    if (done !== null) onDone(done);
  }, [done, onDone]);

  const isNotFound = !data && explain(error, t).isNotFound;
  const appointment = data?.reply;
  const isElsewhere = appointment && appointment.organization !== orgId;
  if (isElsewhere || organization.isUnknown || isNotFound) return <NotFoundPage />;
  const week = appointment ? weekOf(dateOf(appointment.startTime)) : null;
  const back = paths.appointments(orgId, { week, show });
  const title = t('appointment.editTitle');

  return (
    <Page
      title={title}
      subtitle={appointment ? <bdi>{appointment.title}</bdi> : organization.name}
      width="form"
      breadcrumbs={<Breadcrumbs items={[{ label: t('nav.appointments'), href: back }]} current={title} />}
      actions={
        data && <AppointmentActions organization={organization} read={data} onDeleted={() => setDone(week)} />
      }
    >
      {!organization.mayChange && (
        <div className={css.notice}>
          <Notice>{t('appointments.mayNotChange', { organization: organization.name })}</Notice>
        </div>
      )}
      <QueryView
        query={read}
        loading={<FormWaiting label={t('appointment.loading')} fields={7} />}
        failed={t('appointment.failed')}
      >
        {(data) =>
          done === null && (
            <EditAppointment
              key={appointmentId}
              {...{ orgId, organization, read: data }}
              backHref={back}
              onSaved={(startTime) => onDone(weekOf(dateOf(startTime)))}
            />
          )
        }
      </QueryView>
    </Page>
  );
}

interface AppointmentActionsProps {
  organization: ReturnType<typeof useAppointmentPlace>;
  /** The appointment and its version. */
  read: NonNullable<ReturnType<typeof useAppointment>['data']>;
  onDeleted: () => void;
}

/** The actions for the whole appointment. */
function AppointmentActions({ organization, read, onDeleted }: AppointmentActionsProps) {
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
