import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { orFound } from '../../core/http/lostAnswers.ts';
import {
  createIntegration,
  listIntegrations,
  listIntegrationTypes,
  updateIntegration,
} from './integrations.api.ts';

type Integrations = Awaited<ReturnType<typeof listIntegrations>>;
export type Integration = Integrations[number];

/** A service that can be connected. */
export interface Service {
  id: string;
  /** For example `google_calendar`. */
  type: string;
  label: string;
  image: string;
}

/** The request of a connection form. */
export interface Connection {
  /** The ID of the service. */
  type: string;
  enabled: boolean;
  channel: string | null;
  /** Absent to keep the stored configuration; `null` to remove it. */
  configuration?: string | Record<string, unknown> | null;
}

/** The shape of a connection's stored configuration, even if it isn't returned. Other servers return all of it. */
export function storedIn(integration: Integration | undefined): 'text' | 'object' | null {
  const { storedConfiguration, configuration } = integration ?? {};
  if (storedConfiguration) return storedConfiguration;
  return configuration ? (typeof configuration === 'string' ? 'text' : 'object') : null;
}

const keyOf = (orgId: string) => ['integrations', orgId];

/** The services that can be connected. Fills in the fields that servers can leave out. */
export function useServices() {
  return useQuery({
    queryKey: ['integrationTypes'],
    async queryFn({ signal }) {
      try {
        return (await listIntegrationTypes(signal)).map(
          ({ id, type, name, label, image }): Service => ({
            id: id ?? type,
            type: type ?? id,
            label: label || name || type,
            image: image ?? type,
          }),
        );
      } catch (error) {
        if (!signal.aborted) console.error('Failed to fetch integration types', error);
        throw error;
      }
    },
  });
}

/** The connections of an organization. */
export function useIntegrations(orgId: string) {
  return useQuery({ queryKey: keyOf(orgId), queryFn: ({ signal }) => listIntegrations(orgId, signal) });
}

/** The organization's name and channels, and whether the person can change its connections. */
export function usePlace(orgId: string) {
  const { name, channels, can } = useOrganizationAccess(orgId);
  return { name, channels, mayChange: can('integrations') };
}

/**
 * Connects a service, or changes the connection `id`. Call `keep` to update the list when the form is closed: before
 * that, the form would report its own connection as a conflict.
 */
export function useConnect(orgId: string, id: string | undefined) {
  const queries = useQueryClient();
  return {
    connect: ({ type, ...changed }: Connection, idempotencyKey: string) =>
      id === undefined
        ? createIntegration(orgId, { type, ...changed }, idempotencyKey)
        : updateIntegration(orgId, id, changed),
    keep(made: Integration) {
      queries.setQueryData<Integrations>(keyOf(orgId), (known = []) =>
        known.some((one) => one.id === made.id)
          ? known.map((one) => (one.id === made.id ? made : one))
          : [...known, made],
      );
      void queries.invalidateQueries({ queryKey: ['organizations'] });
    },
  };
}

/** Refetches the connections, after someone else connected a service. */
export function useRefreshIntegrations(orgId: string) {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keyOf(orgId) });
}

/** Switches a connection on or off optimistically, and reverts that if the call fails. */
export function useToggle(orgId: string, id: string, onRefused: (enabled: boolean, error: unknown) => void) {
  const queries = useQueryClient();
  const queryKey = keyOf(orgId);
  const change = (enabled: boolean) =>
    queries.setQueryData<Integrations>(queryKey, (known) =>
      known?.map((integration) => (integration.id === id ? { ...integration, enabled } : integration)),
    );

  return useMutation({
    scope: { id: `integration ${id}` },
    mutationFn: (enabled: boolean) =>
      orFound(updateIntegration(orgId, id, { enabled }), async () =>
        (await listIntegrations(orgId)).find((one) => one.id === id && one.enabled === enabled),
      ),
    async onMutate(enabled) {
      await queries.cancelQueries({ queryKey });
      change(enabled);
    },
    onError(error, enabled) {
      change(!enabled);
      onRefused(enabled, error);
      void queries.invalidateQueries({ queryKey });
    },
  });
}
