import { Form, FormActions, LinkButton, toast } from '@console/ui';
import { useRef } from 'react';
import {
  SavingNews,
  type SendOptions,
  useChecks,
  useSaving,
  type Version,
} from '../../../core/forms/index.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../index.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { type useAppointment, type useAppointmentPlace, useSaveAppointment } from './appointment.queries.ts';
import { type AppointmentValues, appointmentValuesOf, fieldLabels, isInOrder } from './appointmentValues.ts';

export interface EditAppointmentProps {
  orgId: string;
  organization: ReturnType<typeof useAppointmentPlace>;
  /** The appointment and its version. */
  read: NonNullable<ReturnType<typeof useAppointment>['data']>;
  backHref: string;
  onSaved: (startTime: string) => void;
}

/** The form of an existing appointment. Its fields are read-only for people who can't change it. */
export function EditAppointment({ orgId, organization, read, ...form }: EditAppointmentProps) {
  const { reply: appointment, etag } = read;
  const { send, refresh } = useSaveAppointment(appointment);
  const values = appointmentValuesOf(appointment);
  const common = { orgId, id: appointment.id, timeZone: organization.timeZone };

  if (!organization.mayChange) return <AppointmentFields {...common} values={values} isReadOnly />;
  return <AppointmentForm {...common} {...form} start={{ values, etag }} send={send} refresh={refresh} />;
}

/** The values shown in the message after saving. */
type Saved = Pick<AppointmentValues, 'title' | 'startTime' | 'endTime'>;

export interface AppointmentFormProps {
  orgId: string;
  /** The appointment's ID; empty for a new appointment. */
  id: string;
  start: Version<AppointmentValues>;
  timeZone: string | undefined;
  send: (values: AppointmentValues, options: SendOptions) => Promise<{ reply: Saved }>;
  /** Reads the version that is on the server now; absent for a new appointment. */
  refresh?: () => Promise<Version<AppointmentValues>>;
  /** ID of the conversation that a new appointment follows. Each has its own draft. */
  followed?: string | undefined;
  /** URL of the page the person came from. */
  backHref: string;
  /** Called after saving, with the saved start time. */
  onSaved: (startTime: string) => void;
}

/** Changes or adds an appointment. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { orgId, id, start, timeZone, send, refresh, followed, backHref, onSaved } = props;
  const t = useMessages();
  const moments = useDateFormats();
  const check = useChecks();
  const labels = Object.fromEntries(
    Object.entries(fieldLabels).map(([name, key]) => [name, t(key)]),
  ) as Record<keyof typeof fieldLabels, string>;
  // The number of a selected contact is accepted as it is, because it might have come from a call.
  const chosenPhone = useRef('');
  const isNew = id === '';

  const saving = useSaving({
    name: `appointment/${orgId}/${id || ['new', followed].filter(Boolean).join('/')}`,
    label: t(isNew ? 'appointment.newTitle' : 'appointment.editTitle'),
    start,
    labels,
    // The contact field is hidden, so its server errors are shown at the name.
    fieldOf: (path) => (path === 'contact' ? 'contact_name' : path),
    send,
    ...(refresh && { refresh }),
    says: {
      startTime: moments.dateTime,
      endTime: moments.dateTime,
      status: (status) => statusIn(status, t),
    },
    validate(values) {
      // The error concerns both fields and is shown at both, because correcting either one is enough.
      const order = isInOrder(values) ? undefined : t('appointment.order');
      const phone = values.contact_phonenumber.trim();
      const isKept = ['', start.values.contact_phonenumber, chosenPhone.current].includes(phone);
      return {
        title: check.notEmpty(values.title, labels.title),
        startTime: check.notEmpty(values.startTime, labels.startTime) ?? order,
        endTime: check.notEmpty(values.endTime, labels.endTime) ?? order,
        contact_name: check.notEmpty(values.contact_name, labels.contact_name),
        contact_phonenumber: isKept ? undefined : check.phone(phone),
      };
    },
    onSaved({ reply }) {
      toast({
        tone: 'success',
        title: t(isNew ? 'appointment.added' : 'appointment.updated', { title: reply.title }),
        description: moments.range(reply.startTime, reply.endTime),
      });
      onSaved(reply.startTime);
    },
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <AppointmentFields
          orgId={orgId}
          id={id}
          values={saving.values}
          timeZone={timeZone}
          onChoosePhone={(phone) => {
            chosenPhone.current = phone;
          }}
        />
        <FormActions save={t(isNew ? 'appointment.add' : 'appointment.update')}>
          <LinkButton href={backHref}>{t('common.cancel')}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
