import { isAllowed } from '@console/contract/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { listAppointments } from '../api/appointments.ts';
import { useOrganizations } from '../organizations.data.ts';

export type Appointments = Awaited<ReturnType<typeof listAppointments>>;
export type Appointment = Appointments[number];

/** Under this key is kept whatever is known of the appointments of an organization. */
export const appointmentsKey = (orgId: string) => ['appointments', orgId];

/** The organization as the person sees it: its name, its time zone, and whether its appointments may be changed. */
export function useAppointmentPlace(orgId: string) {
  const { organizations, data } = useOrganizations();
  const mine = data?.find(({ id }) => id === orgId);
  return {
    name: organizations.find(({ id }) => id === orgId)?.name ?? '',
    timeZone: mine?.timeZone,
    /** There is no such organization, or not for this person. */
    isUnknown: data !== undefined && !mine,
    /** Where it could not be asked the answer is yes: the server has the last word. */
    mayChange: !mine || isAllowed(mine.role, mine.permissions, 'appointments'),
  };
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
