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

/** The form of an appointment that is there. Who may not change it reads it. */
export function EditAppointment({ orgId, organization, read, ...form }: EditAppointmentProps) {
  const { reply: appointment, etag } = read;
  const { send, refresh } = useSaveAppointment(appointment);
  const values = appointmentValuesOf(appointment);
  const common = { orgId, id: appointment.id, timeZone: organization.timeZone };

  if (!organization.mayChange) return <AppointmentFields {...common} values={values} isReadOnly />;
  return <AppointmentForm {...common} {...form} start={{ values, etag }} send={send} refresh={refresh} />;
}

/** What is said of an appointment that was saved. */
type Saved = Pick<AppointmentValues, 'title' | 'startTime' | 'endTime'>;

export interface AppointmentFormProps {
  orgId: string;
  /** Empty for a new one. */
  id: string;
  start: Version<AppointmentValues>;
  timeZone: string | undefined;
  send: (values: AppointmentValues, options: SendOptions) => Promise<{ reply: Saved }>;
  /** What stands on the server now; a new one has nothing there. */
  refresh?: () => Promise<Version<AppointmentValues>>;
  /** Where one comes from. */
  backHref: string;
  /** It was saved, and starts then. */
  onSaved: (startTime: string) => void;
}

/** Changes or adds an appointment. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { orgId, id, start, timeZone, send, refresh, backHref, onSaved } = props;
  const t = useMessages();
  const moments = useDateFormats();
  const check = useChecks();
  const labels = Object.fromEntries(
    Object.entries(fieldLabels).map(([name, key]) => [name, t(key)]),
  ) as Record<keyof typeof fieldLabels, string>;
  // The number of a contact who was chosen is taken as it came with a call.
  const chosenPhone = useRef('');
  const isNew = id === '';

  const saving = useSaving({
    name: `appointment/${orgId}/${id || 'new'}`,
    label: t(isNew ? 'appointment.newTitle' : 'appointment.editTitle'),
    start,
    labels,
    // Nobody sees this field: what the server says of it belongs to the name.
    fieldOf: (path) => (path === 'contact' ? 'contact_name' : path),
    send,
    ...(refresh && { refresh }),
    says: {
      startTime: moments.dateTime,
      endTime: moments.dateTime,
      status: (status) => statusIn(status, t),
    },
    validate(values) {
      // The two are about each other: either can be mended.
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
