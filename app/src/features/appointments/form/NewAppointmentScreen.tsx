import { Breadcrumbs, Notice, Page } from '@console/ui';
import { useState } from 'react';
import { FormLoading, useAskedField } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { paths } from '../../../paths.ts';
import { useEndCallback } from '../../callbacks/index.ts';
import { useFollowedCall } from '../../calls/index.ts';
import { dateOf, weekOf } from '../index.ts';
import { useAppointmentPlace, useNewAppointment } from './appointment.queries.ts';
import { followUpValues, newAppointmentValues } from './appointmentValues.ts';

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
  /** ID of the conversation that the appointment follows. Its contact and summary are filled in. */
  call: string | null;
  /** ID of the entry of the people to call back that ends with the appointment. */
  callback?: string | null;
  /** The name of the field that gets focus: `#title`. */
  hash?: string;
  /** Called after saving, with the URL to show: the people to call back, the conversation, or the week. */
  onDone: (href: string) => void;
}

/** Adds an appointment. */
export function NewAppointmentScreen({
  orgId,
  start,
  show,
  call,
  callback = null,
  hash = '',
  onDone,
}: NewAppointmentScreenProps) {
  const t = useMessages();
  const organization = useAppointmentPlace(orgId);
  const [values] = useState(() => newAppointmentValues(start));
  const followed = useFollowedCall(orgId, call);
  const { session } = followed;
  const send = useNewAppointment(orgId, session?.channel ?? null);
  const endCallback = useEndCallback(orgId);
  useAskedField(hash);
  if (organization.isUnknown) return <NotFoundPage />;
  const week = paths.appointments(orgId, { week: start && weekOf(dateOf(values.startTime)), show });
  const ofCall = session && paths.session(orgId, session.channel ?? paths.noChannel, session.id);
  const back = callback ? paths.callbacks(orgId) : (ofCall ?? week);
  const title = t('appointment.newTitle');

  return (
    <Page
      title={title}
      subtitle={organization.name}
      width="form"
      breadcrumbs={<Breadcrumbs items={[{ label: t('nav.appointments'), href: week }]} current={title} />}
    >
      {!organization.mayChange && (
        <Notice>{t('appointments.mayNotChange', { organization: organization.name })}</Notice>
      )}
      {organization.mayChange && followed.isLoading && <FormLoading />}
      {organization.mayChange && !followed.isLoading && (
        <>
          {followed.error && <Notice tone="warning">{t('appointment.callMissing')}</Notice>}
          <AppointmentForm
            orgId={orgId}
            id=""
            start={{
              values: session
                ? followUpValues(values, session, followed.contact, t('appointment.afterCall'))
                : values,
            }}
            timeZone={organization.timeZone}
            send={send}
            followed={session?.id}
            backHref={back}
            onSaved={(startTime) => {
              if (callback) void endCallback(callback, followed.contact?.name ?? '');
              const isFollowUp = callback !== null || session !== undefined;
              const weekAfter = paths.appointments(orgId, { week: weekOf(dateOf(startTime)), show });
              onDone(isFollowUp ? back : weekAfter);
            }}
          />
        </>
      )}
    </Page>
  );
}
