import type { Appointment } from '@console/contract';
import type { AppointmentRow } from './appointments.queries.ts';

/** An appointment as the contract says it. */
export const toAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  title: row.title,
  description: row.description,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
  status: row.status,
  contact_name: row.contact_name,
  contact_phonenumber: row.contact_phonenumber,
  contact: row.contact_id,
  channel: row.channel_id,
  organization: row.org_id,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
