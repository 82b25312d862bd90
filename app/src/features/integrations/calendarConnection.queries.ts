import { useQuery } from '@tanstack/react-query';
import { useOrganizations } from '../../core/account/organizations.queries.ts';
import { listIntegrationTypes } from './integrations.api.ts';

/**
 * Whether an organization has no calendar connection (`isMissing`): false until it is known, and if `isAsked` is false.
 * Also returns the query for the calendar services.
 */
export function useCalendarConnection(orgId: string, isAsked = true) {
  const { data: organizations } = useOrganizations().query;
  const query = useQuery({
    queryKey: ['calendar types'],
    queryFn: ({ signal }) => listIntegrationTypes(signal),
    select: (types) => types.filter(({ type }) => type.includes('calendar')).map(({ id }) => id),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: calendars } = query;
  // Some servers list organizations without their integrations.
  const connected = organizations?.find(({ id }) => id === orgId)?.integrations as
    | readonly { type: string }[]
    | undefined;
  const isMissing =
    isAsked &&
    connected !== undefined &&
    calendars !== undefined &&
    calendars.length > 0 &&
    !connected.some(({ type }) => calendars.includes(type));
  return { isMissing, isKnown: connected !== undefined && calendars !== undefined, query };
}
