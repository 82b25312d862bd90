import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import type { listAppointments } from './appointments.api.ts';

export type Appointments = Awaited<ReturnType<typeof listAppointments>>;
export type Appointment = Appointments[number];

/** Under this key is kept whatever is known of the appointments of an organization. */
export const appointmentsKey = (orgId: string) => ['appointments', orgId];

/** The organization as the person sees it: its name, its time zone, and whether its appointments may be changed. */
export function useAppointmentPlace(orgId: string) {
  const { can, details, name, isUnknown } = useOrganizationAccess(orgId);
  return { name, isUnknown, timeZone: details?.timeZone, mayChange: can('appointments') !== false };
}

/** Shows at once what the server made of an appointment, and asks again for everything that may have changed with it. */
export function keepAppointment(queries: QueryClient, orgId: string, saved: Appointment) {
  queries.setQueriesData<Appointments>({ queryKey: [...appointmentsKey(orgId), 'week'] }, (known) =>
    known?.map((appointment) => (appointment.id === saved.id ? saved : appointment)),
  );
  return refreshAppointments(queries, orgId);
}

/** Asks again for everything that is known of appointments, here and on the dashboard. */
export const refreshAppointments = (queries: QueryClient, orgId: string) =>
  queries.invalidateQueries({ queryKey: appointmentsKey(orgId) });

/** Asks again, for those who found out that something changed. */
export function useRefreshAppointments(orgId: string) {
  const queries = useQueryClient();
  return () => void refreshAppointments(queries, orgId);
}
