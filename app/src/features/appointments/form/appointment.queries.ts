import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SendOptions } from '../../../core/forms/index.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { isGone, isUnanswered } from '../../../core/http/lostAnswers.ts';
import {
  createAppointment,
  deleteAppointment,
  listAppointments,
  readAppointment,
  updateAppointment,
} from '../appointments.api.ts';
import {
  type Appointment,
  type Appointments,
  appointmentsKey,
  keepAppointment,
  refreshAppointments,
} from '../appointments.queries.ts';
import { overlapsOf } from '../index.ts';
import { type AppointmentValues, appointmentValuesOf, fieldsOf } from './appointmentValues.ts';

export { type Appointment, useAppointmentPlace } from '../appointments.queries.ts';

const keyOf = (orgId: string, id: string) => [...appointmentsKey(orgId), 'one', id];

/** One appointment, with the version it was read at. */
export const useAppointment = (orgId: string, id: string) =>
  useQuery({
    queryKey: keyOf(orgId, id),
    queryFn: ({ signal }) => readAppointment(id, signal),
    // A form starts with fresh data, never with the cache of an earlier visit.
    gcTime: 0,
  });

/** The request body. A status that can't be selected in the form is sent back unchanged. */
const sent = (values: AppointmentValues, knownContact?: string) =>
  fieldsOf(values, knownContact) as ReturnType<typeof fieldsOf> & { status: Appointment['status'] };

/** Saves an appointment and updates the cached weeks. */
export function useSaveAppointment({ organization: orgId, id, contact }: Appointment) {
  const queries = useQueryClient();
  const knownContact = useRef(contact ?? '');
  return {
    async send(values: AppointmentValues, { etag, idempotencyKey }: SendOptions) {
      const fields = sent(values, knownContact.current);
      const saved = await updateAppointment(orgId, id, fields, { etag, idempotencyKey });
      void keepAppointment(queries, orgId, saved.reply);
      return saved;
    },
    async refresh() {
      const { reply, etag } = await readAppointment(id);
      knownContact.current = reply.contact ?? '';
      return { values: appointmentValuesOf(reply), etag };
    },
  };
}

/** Adds an appointment. @param channel the channel of the conversation that it follows */
export function useNewAppointment(orgId: string, channel: string | null = null) {
  const queries = useQueryClient();
  return async (values: AppointmentValues, { idempotencyKey }: SendOptions) => {
    const saved = await createAppointment(
      orgId,
      { ...sent(values), ...(channel && { channel }) },
      idempotencyKey,
    );
    void refreshAppointments(queries, orgId);
    return saved;
  };
}

/** The result of a deletion: the appointment is gone, or someone else changed it (with its current version). */
type Deletion = { kind: 'gone' } | { kind: 'changed'; current: Appointment; etag: string | null };

/** Deletes an appointment, unless someone else changed it meanwhile. */
export function useDeleteAppointment(orgId: string, id: string) {
  const queries = useQueryClient();
  const weeks = { queryKey: [...appointmentsKey(orgId), 'week'] };

  return async (etag: string | null): Promise<Deletion> => {
    try {
      await deleteAppointment(id, etag);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'precondition') {
        const { reply: current, etag: latest } = await readAppointment(id);
        return { kind: 'changed', current, etag: latest };
      }
      // Someone else deleted it first, or the response to this request was lost.
      const isDone =
        error.kind === 'notFound' || (isUnanswered(error) && (await isGone(readAppointment(id))));
      if (!isDone) throw error;
    }
    queries.setQueriesData<Appointments>(weeks, (known) =>
      known?.filter((appointment) => appointment.id !== id),
    );
    void queries.invalidateQueries(weeks);
    return { kind: 'gone' };
  };
}

/** Other scheduled appointments at a time, always refetched. The appointment `id` itself is excluded. */
export function useOverlaps(orgId: string, id: string, startTime: string, endTime: string) {
  const span = { from: startTime, to: endTime, status: 'scheduled' } as const;
  const query = useQuery({
    queryKey: ['overlaps', orgId, startTime, endTime],
    queryFn: ({ signal }) => listAppointments(orgId, span, signal),
    enabled: Date.parse(endTime) > Date.parse(startTime),
    staleTime: 0,
  });
  return { others: overlapsOf({ id, startTime, endTime }, query.data ?? []), query };
}
