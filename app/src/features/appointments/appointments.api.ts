import type { Appointment, AppointmentFields, AppointmentPatch, appointments } from '@console/contract';
import { call, callTagged } from '../../core/http/call.ts';
import { callPage } from '../../core/http/paging.ts';

/** The version that a change is based on, and the key that makes the request idempotent. */
interface ChangeOptions {
  etag: string | null;
  idempotencyKey?: string;
}

interface Span {
  from?: string;
  to?: string;
  status?: NonNullable<AppointmentFields['status']>;
}

type Listed = Pick<Appointment, 'startTime' | 'endTime' | 'status'>;

/** Filters and sorts in the client, for a server that ignores the query and sends all appointments. */
const local = {
  passes: {
    from: ({ endTime }: Listed, from: string) => Date.parse(endTime) > Date.parse(from),
    to: ({ startTime }: Listed, to: string) => Date.parse(startTime) < Date.parse(to),
    status: ({ status }: Listed, wanted: string) => status === wanted,
  },
  compare: {
    startTime: (one: Listed, other: Listed) => Date.parse(one.startTime) - Date.parse(other.startTime),
  },
  usual: 'startTime',
};

/** All appointments that end after `from` and start before `to` (both optional), sorted by start. */
export async function listAppointments(orgId: string, span: Span, signal?: AbortSignal) {
  const rows: Appointment[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage<typeof appointments.listAppointments>(
      'GET',
      '/organization/:orgId/appointments',
      {
        params: { orgId },
        query: { ...span, sort: 'startTime', limit: 100, ...(cursor && { cursor }) },
        signal,
      },
      local,
    );
    rows.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor);
  return rows;
}

/** One appointment, with the version it was read at. */
export const readAppointment = (id: string, signal?: AbortSignal) =>
  callTagged<typeof appointments.readAppointment>('GET', '/appointments/:id', { params: { id }, signal });

/** Adds an appointment, once per idempotency key. */
export const createAppointment = (orgId: string, fields: AppointmentFields, idempotencyKey: string) =>
  callTagged<typeof appointments.createAppointment>('POST', '/organization/:orgId/appointments', {
    params: { orgId },
    body: fields,
    idempotencyKey,
  });

/** Changes some fields of an appointment, unless someone else changed it since it was read. */
export const updateAppointment = (
  orgId: string,
  id: string,
  fields: AppointmentPatch,
  { etag, ...options }: ChangeOptions,
) =>
  callTagged<typeof appointments.updateAppointment>('PATCH', '/organization/:orgId/appointments/:id', {
    params: { orgId, id },
    body: fields,
    etag,
    ...options,
  });

/** Deletes an appointment, unless someone else changed it since it was read. */
export const deleteAppointment = (id: string, etag: string | null) =>
  call<typeof appointments.deleteAppointment>('DELETE', '/appointments/:id', { params: { id }, etag });
