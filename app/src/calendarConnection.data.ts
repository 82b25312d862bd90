import { useQuery } from '@tanstack/react-query';
import { listIntegrationTypes } from './api/integrations.ts';
import { useOrganizations } from './organizations.data.ts';

/** Whether an organization is connected to no calendar. False until it is known, and while nobody asks. */
export function useMissingCalendar(orgId: string, isAsked = true): boolean {
  const { data: organizations } = useOrganizations();
  const { data: calendars } = useQuery({
    queryKey: ['calendar types'],
    queryFn: ({ signal }) => listIntegrationTypes(signal),
    select: (types) => types.filter(({ type }) => type.includes('calendar')).map(({ id }) => id),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const organization = organizations?.find(({ id }) => id === orgId);
  if (!isAsked || !organization || !calendars?.length) return false;
  return !organization.integrations.some(({ type }) => calendars.includes(type));
}
