import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import type { listAppointments } from './appointments.api.ts';

export type Appointments = Awaited<ReturnType<typeof listAppointments>>;
export type Appointment = Appointments[number];

/** Query key prefix of everything about an organization's appointments. */
export const appointmentsKey = (orgId: string) => ['appointments', orgId];

/** An organization's name and time zone, and whether the person can change its appointments. */
export function useAppointmentPlace(orgId: string) {
  const { can, details, name, isUnknown } = useOrganizationAccess(orgId);
  return { name, isUnknown, timeZone: details?.timeZone, mayChange: can('appointments') !== false };
}

/** Shows a saved appointment immediately, and refetches everything that might have changed with it. */
export function keepAppointment(queries: QueryClient, orgId: string, saved: Appointment) {
  queries.setQueriesData<Appointments>({ queryKey: [...appointmentsKey(orgId), 'week'] }, (known) =>
    known?.map((appointment) => (appointment.id === saved.id ? saved : appointment)),
  );
  return refreshAppointments(queries, orgId);
}

/** Refetches all appointment data, including that of the dashboard. */
export const refreshAppointments = (queries: QueryClient, orgId: string) =>
  queries.invalidateQueries({ queryKey: appointmentsKey(orgId) });

/** Returns a function that refetches the appointments, for components that notice a change. */
export function useRefreshAppointments(orgId: string) {
  const queries = useQueryClient();
  return () => void refreshAppointments(queries, orgId);
}
