import { calendar, defaults, endsAfterStart } from '@console/contract/rules';
import type { MessageKey } from '../../../core/i18n/index.ts';
import { plain, withOffset } from '../index.ts';

/** The message key of each field's label, by the server's field name. */
export const fieldLabels = {
  title: 'appointment.title',
  description: 'appointment.description',
  startTime: 'appointment.starts',
  endTime: 'appointment.ends',
  status: 'common.status',
  contact_name: 'appointment.contactName',
  contact_phonenumber: 'common.phoneNumber',
} as const satisfies Record<string, MessageKey>;

type Fields = Record<keyof typeof fieldLabels, string>;

/** The form values: times as UTC instants or empty, and the contact's ID or empty. */
export type AppointmentValues = Fields & Record<'contact', string>;

/** The form values of an appointment. */
export const appointmentValuesOf = (
  appointment: Fields & { contact?: string | null },
): AppointmentValues => ({
  title: appointment.title,
  description: appointment.description,
  startTime: plain(appointment.startTime),
  endTime: plain(appointment.endTime),
  status: appointment.status,
  contact_name: appointment.contact_name,
  contact_phonenumber: appointment.contact_phonenumber,
  contact: appointment.contact ?? '',
});

/**
 * The request body: only the form's own fields, with the times in local time with their UTC offset.
 *
 * @param knownContact The contact on the server. Sent only if it changed, because some servers don't have this field.
 */
export const fieldsOf = (values: AppointmentValues, knownContact = '') => ({
  title: values.title.trim(),
  description: values.description.trim(),
  startTime: withOffset(values.startTime),
  endTime: withOffset(values.endTime),
  status: values.status,
  contact_name: values.contact_name.trim(),
  contact_phonenumber: values.contact_phonenumber.trim(),
  ...(values.contact !== knownContact && { contact: values.contact || null }),
});

const minute = 60_000;

/** The initial values of a new appointment: at the slot that was clicked, else at the next full hour. */
export function newAppointmentValues(slot: string | null, now = new Date()): AppointmentValues {
  const asked = Date.parse(slot ?? '');
  const year = new Date(asked).getFullYear();
  const start = year >= 1900 && year < 9999 ? asked : Math.ceil(now.getTime() / (60 * minute)) * 60 * minute;
  return {
    title: '',
    description: defaults.appointment.description,
    startTime: plain(start),
    endTime: plain(start + calendar.newEventMinutes * minute),
    status: defaults.appointment.status,
    contact_name: '',
    contact_phonenumber: defaults.appointment.contact_phonenumber,
    contact: '',
  };
}

/** The initial values of an appointment that follows a conversation: with its contact, and its summary as description. */
export const followUpValues = (
  values: AppointmentValues,
  { summary }: { summary: string },
  contact: { id: string; name: string; phone: string } | undefined,
  title: string,
): AppointmentValues => ({
  ...values,
  title,
  description: summary,
  ...(contact && {
    contact: contact.id,
    contact_name: contact.name || contact.phone,
    contact_phonenumber: contact.phone,
  }),
});

/** Whether the end is after the start. Missing times are validated elsewhere. */
export const isInOrder = ({ startTime, endTime }: Pick<AppointmentValues, 'startTime' | 'endTime'>) =>
  endsAfterStart({ startTime, endTime });
