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

/** A service, as this screen knows it. */
export interface Service {
  id: string;
  /** `google_calendar` and the like. */
  type: string;
  label: string;
  image: string;
}

/** What a form about a connection sends. */
export interface Connection {
  /** The id of the service. */
  type: string;
  enabled: boolean;
  channel: string | null;
  /** Absent where what is there is to stay; null where it is to go. */
  configuration?: string | Record<string, unknown> | null;
}

/** The shape of what is stored for a connection, shown or not. Other servers show all of it. */
export function storedIn(integration: Integration | undefined): 'text' | 'object' | null {
  const { storedConfiguration, configuration } = integration ?? {};
  if (storedConfiguration) return storedConfiguration;
  return configuration ? (typeof configuration === 'string' ? 'text' : 'object') : null;
}

const keyOf = (orgId: string) => ['integrations', orgId];

/** The services that can be connected. Servers may leave out names that are the same as another one. */
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

/** What an organization is connected to. */
export function useIntegrations(orgId: string) {
  return useQuery({ queryKey: keyOf(orgId), queryFn: ({ signal }) => listIntegrations(orgId, signal) });
}

/** The organization as the person sees it: its name, its channels, and whether its connections may be changed. */
export function usePlace(orgId: string) {
  const { name, channels, can } = useOrganizationAccess(orgId);
  return { name, channels, mayChange: can('integrations') };
}

/**
 * Connects a service, or changes the connection `id`. The list is told by `keep` when the form is over: until then the
 * form would take its own connection for one that stands in its way.
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

/** Asks again what is connected: somebody else connected something meanwhile. */
export function useRefreshIntegrations(orgId: string) {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: keyOf(orgId) });
}

/** Switches a connection at once and takes it back when the server refuses. */
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
