import { calendar, defaults, endsAfterStart } from '@console/contract/rules';
import type { MessageKey } from '../../../core/i18n/index.ts';
import { plain, withOffset } from '../index.ts';

/** The fields of the form, by the names the server knows them by, and what each is called. */
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

/** What the form holds: the times as moments in UTC, or nothing; the contact it is with by its ID, where that is known. */
export type AppointmentValues = Fields & Record<'contact', string>;

/** What the form shows of an appointment. */
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
 * What is sent: its own fields and nothing else; the times as the browser's clock shows them, with their offset.
 *
 * @param knownContact The contact that the server has for it. Only another one is sent: some servers know none.
 */
export const fieldsOf = (values: AppointmentValues, knownContact = '') => ({
  title: values.title.trim(),
  description: values.description.trim(),
  startTime: withOffset(values.startTime),
  endTime: withOffset(values.endTime),
  status: values.status,
  contact_name: values.contact_name.trim(),
  contact_phonenumber: values.contact_phonenumber.trim(),
  ...(values.contact !== knownContact && { contact: values.contact }),
});

const minute = 60_000;

/** What a new appointment starts with: the slot that was pressed, else the next full hour. */
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

/** Whether the times are in order; what is missing is said elsewhere. */
export const isInOrder = ({ startTime, endTime }: Pick<AppointmentValues, 'startTime' | 'endTime'>) =>
  endsAfterStart({ startTime, endTime });
