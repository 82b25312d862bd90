import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import type { ListParams, Paged } from '../../api/paging.ts';
import { need } from '../../api/permissions.ts';
import { fieldErrorFor, organizationError } from '../../api/references.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import { serveList } from '../../api/serveList.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as changes from './appointmentChanges.queries.ts';
import * as appointments from './appointments.queries.ts';

/** Appointments: `/organization/{orgId}/appointments` and `/appointments/{id}`. */
export function appointmentsRoutes(app: FastifyInstance) {
  serveList(app, contract.listAppointments, {
    of: ['appointments'],
    page: ({ params, query, user, trx, membership }) => {
      refuseBackwards(query);
      return appointments.pageOfAppointments(trx, user, params.orgId, query, membership.rows.appointments);
    },
    toReply: toAppointment,
  });

  serve(app, contract.readAppointment, async ({ params, user, trx, setEtag }) => {
    const row = found(await appointments.findAppointment(trx, user, params));
    setEtag(row.version);
    return toAppointment(row);
  });

  serveChange(app, contract.createAppointment, {
    may: ({ trx, user, params }) => need(trx, user, 'appointments', params.orgId),
    change: ({ params, body, trx }) => changes.insertAppointment(trx, params.orgId, body).catch(toFieldError),
    find: ({ user, trx }, { id }) => appointments.findAppointment(trx, user, { id }),
    toReply: toAppointment,
    audit: 'appointment.create',
  });

  serveChange(app, contract.createAppointmentAnywhere, {
    may: ({ trx, user, body }) => need(trx, user, 'appointments', body.organization).catch(organizationError),
    change: ({ body: { organization, ...fields }, trx }) =>
      changes.insertAppointment(trx, organization, fields).catch(toFieldError),
    find: ({ user, trx }, { id }) => appointments.findAppointment(trx, user, { id }),
    toReply: toAppointment,
    audit: 'appointment.create',
  });

  serveChange(app, contract.updateAppointment, {
    change: ({ params, body, user, trx, ifMatch }) =>
      changes.updateAppointment(trx, user, params, body, ifMatch).catch(toFieldError),
    find: ({ params, user, trx }) => appointments.findAppointment(trx, user, params),
    toReply: toAppointment,
    audit: 'appointment.update',
  });

  serveChange(app, contract.replaceAppointment, {
    change: ({ params, body, user, trx, ifMatch }) =>
      changes.replaceAppointment(trx, user, params, body, ifMatch).catch(toFieldError),
    find: ({ params, user, trx }) => appointments.findAppointment(trx, user, params),
    toReply: toAppointment,
    audit: 'appointment.update',
  });

  serveChange(app, contract.deleteAppointment, {
    change: ({ params, user, trx, ifMatch }) => changes.deleteAppointment(trx, user, params, ifMatch),
    find: ({ params, user, trx }) => appointments.findAppointment(trx, user, params),
    toReply: toAppointment,
    audit: 'appointment.delete',
  });
}

/** The appointments of all of a person's organizations, in the contract's shape. */
export async function pageOfAllAppointments(
  trx: Kysely<Tables>,
  user: User,
  asked: ListParams & { q?: string | undefined },
): Promise<Paged<contract.Appointment>> {
  const page = await appointments.pageOfEverywhere(trx, user, asked);
  return { ...page, rows: page.rows.map(toAppointment) };
}

/** A page of the appointments of an organization, in the contract's shape. */
export async function pageOfAppointmentsIn(
  trx: Kysely<Tables>,
  user: User,
  orgId: string,
  asked: ListParams,
) {
  const page = await appointments.pageOfAppointments(trx, user, orgId, asked);
  return { ...page, rows: page.rows.map(toAppointment) };
}

/** An appointment in the contract's shape. */
export const toAppointment = (
  row: Omit<appointments.AppointmentRow, 'status_order'>,
): contract.Appointment => ({
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

const blameReference = fieldErrorFor({
  appointments_org_id_channel_id_fkey: 'channel',
  appointments_org_id_contact_id_fkey: 'contact',
});

/**
 * Turns a constraint violation into a field error. Only the database can compare both times if one of them is
 * changed, possibly while another request changes the other.
 */
function toFieldError(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'appointments_check') {
    throw new Problem('validation', {
      errors: [{ path: 'endTime', code: 'ends-not-after-start', message: 'Ends must be after starts' }],
    });
  }
  return blameReference(error);
}

/** Rejects a time range that ends before it starts. */
function refuseBackwards({ from, to }: appointments.AppointmentFilters) {
  if (from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)) return;
  throw new Problem('validation', {
    errors: [{ path: 'from', code: 'ends-before-start', message: 'from must not be after to' }],
  });
}
