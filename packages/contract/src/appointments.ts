import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { withCode } from './fieldErrors.ts';
import { filled, id, inOrganization, instant, lengths, nothing, reference, stamps, text } from './fields.ts';
import { listQuery } from './lists.ts';
import { endsAfterStart } from './rules/times.ts';
import { appointmentStatuses } from './rules/values.ts';

const fields = {
  title: filled(),
  description: text(),
  startTime: instant,
  endTime: instant,
  status: z.enum(appointmentStatuses),
  contact_name: filled(),
  contact_phonenumber: text(lengths.phone),
  contact: reference,
  channel: reference,
};

const optional = {
  description: true,
  status: true,
  contact_phonenumber: true,
  contact: true,
  channel: true,
} as const;
const order = { ...withCode('ends-not-after-start', 'Ends must be after starts'), path: ['endTime'] };
const bare = z.object(fields).partial(optional);

/** The fields of a new appointment. */
export const AppointmentFields = bare.refine(endsAfterStart, order).meta({ id: 'AppointmentFields' });
export type AppointmentFields = z.infer<typeof AppointmentFields>;

/** The changed fields. A start or an end alone is checked against the stored other one. */
export const AppointmentPatch = bare.partial().refine(endsAfterStart, order).meta({ id: 'AppointmentPatch' });
export type AppointmentPatch = z.infer<typeof AppointmentPatch>;

/** A new appointment and the organization it is for. */
export const NewAppointment = bare
  .extend({ organization: id })
  .refine(endsAfterStart, order)
  .meta({ id: 'NewAppointment' });
export type NewAppointment = z.infer<typeof NewAppointment>;

/** An appointment, with or without a known contact. */
export const Appointment = z
  .object({ id, ...fields, organization: id, ...stamps })
  .meta({ id: 'Appointment' });
export type Appointment = z.infer<typeof Appointment>;

const one = z.object({ id });
const filters = {
  from: instant.optional().describe('Those that end after then.'),
  to: instant.optional().describe('Those that start before then.'),
  status: z.enum(appointmentStatuses).optional(),
  channel: id.optional(),
};

export const listAppointments = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/appointments',
  summary: 'The appointments of an organization, by start.',
  params: inOrganization,
  query: listQuery(['startTime', 'title', 'status', 'contact_name'], filters),
  reply: z.array(Appointment),
});
export const createAppointment = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/appointments',
  summary: 'Adds an appointment to an organization.',
  params: inOrganization,
  body: AppointmentFields,
  reply: Appointment,
  status: 201,
});
export const updateAppointment = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/appointments/:id',
  summary: 'Changes an appointment.',
  params: z.object({ orgId: id, id }),
  body: AppointmentPatch,
  reply: Appointment,
});
export const readAppointment = defineEndpoint({
  method: 'GET',
  path: '/appointments/:id',
  summary: 'One appointment.',
  params: one,
  reply: Appointment,
});
export const replaceAppointment = defineEndpoint({
  method: 'PUT',
  path: '/appointments/:id',
  summary: 'Replaces what an appointment says.',
  params: one,
  body: AppointmentFields,
  reply: Appointment,
});
export const createAppointmentAnywhere = defineEndpoint({
  method: 'POST',
  path: '/appointments',
  summary: 'Adds an appointment to the organization it names.',
  body: NewAppointment,
  reply: Appointment,
  status: 201,
});
export const deleteAppointment = defineEndpoint({
  method: 'DELETE',
  path: '/appointments/:id',
  summary: 'Deletes an appointment.',
  params: one,
  reply: nothing,
  status: 204,
});
