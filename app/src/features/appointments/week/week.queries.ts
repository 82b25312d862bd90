import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../core/http/errors.ts';
import { orFound } from '../../../core/http/lostAnswers.ts';
import { live } from '../../../core/live/live.queries.ts';
import { listAppointments, readAppointment, updateAppointment } from '../appointments.api.ts';
import { type Appointment, appointmentsKey, keepAppointment } from '../appointments.queries.ts';
import { isWaiting, overlapsOf, spanOf } from '../index.ts';

export {
  type Appointment,
  useAppointmentPlace,
  useRefreshAppointments,
} from '../appointments.queries.ts';

const weekQuery = (orgId: string, week: string) => ({
  queryKey: [...appointmentsKey(orgId), 'week', week],
  queryFn: ({ signal }: { signal: AbortSignal }) => listAppointments(orgId, spanOf(week), signal),
});

/** The appointments of one week only, identified by its first day. */
export const useWeek = (orgId: string, week: string) => useQuery({ ...weekQuery(orgId, week), meta: live });

/**
 * All appointments waiting for approval, sorted by start. Those decided since then stay in the list, so that rows don't
 * move while the person decides.
 */
export function useWaiting(orgId: string) {
  const query = useQuery({
    queryKey: [...appointmentsKey(orgId), 'week', 'waiting'],
    queryFn: ({ signal }) => listAppointments(orgId, { status: 'pending' }, signal),
    meta: live,
  });
  const { data } = query;
  const [seen, setSeen] = useState({ data, rows: data });
  if (data !== seen.data) {
    const decided = (seen.rows ?? []).filter(
      ({ id, status }) => !isWaiting(status) && !data?.some((one) => one.id === id),
    );
    const rows = [...(data ?? []), ...decided];
    setSeen({
      data,
      rows: data && rows.toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime)),
    });
  }
  return { ...query, rows: seen.rows };
}

/** Prefetches a week that might be shown next. */
export function usePrefetchWeek(orgId: string) {
  const queries = useQueryClient();
  return (week: string) => void queries.prefetchQuery(weekQuery(orgId, week));
}

/** Why a status isn't changed yet. */
export type Objection =
  /** Someone else changed the appointment; `current` is its new version. */
  | { kind: 'changed'; current: Appointment }
  /** Other appointments are scheduled at that time. */
  | { kind: 'overlap'; current: Appointment; others: readonly Appointment[] };

/** The result of a status change. */
export type Outcome = Objection | { kind: 'saved'; saved: Appointment };

interface StatusChange {
  /** The version that the person sees. */
  appointment: Appointment;
  status: string;
  /** The person has accepted the overlap. */
  allowsOverlap: boolean;
}

/** Changes the status of an appointment, unless someone else changed it or its time is taken. */
export function useStatusChange(orgId: string) {
  const queries = useQueryClient();

  return async ({ appointment, status, allowsOverlap }: StatusChange): Promise<Outcome> => {
    const { id } = appointment;
    const { reply: current, etag } = await readAppointment(id);
    if (Date.parse(current.updatedAt) !== Date.parse(appointment.updatedAt)) {
      void keepAppointment(queries, orgId, current);
      return { kind: 'changed', current };
    }
    const others = status === 'scheduled' && !allowsOverlap ? await scheduledBeside(orgId, current) : [];
    if (others.length > 0) return { kind: 'overlap', current, others };
    try {
      const fields = { status: status as Appointment['status'] };
      const { reply: saved } = await orFound(updateAppointment(orgId, id, fields, { etag }), async () => {
        const now = await readAppointment(id);
        return now.reply.status === status ? now : undefined;
      });
      void keepAppointment(queries, orgId, saved);
      return { kind: 'saved', saved };
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'precondition')) throw error;
      const { reply: changed } = await readAppointment(id);
      void keepAppointment(queries, orgId, changed);
      return { kind: 'changed', current: changed };
    }
  };
}

/** Other appointments scheduled at the time of an appointment, read from the server. */
async function scheduledBeside(orgId: string, appointment: Appointment) {
  const { startTime: from, endTime: to } = appointment;
  return overlapsOf(appointment, await listAppointments(orgId, { from, to, status: 'scheduled' }));
}
