import { useQuery, useQueryClient } from '@tanstack/react-query';
import { may } from '../../core/account/access.queries.ts';
import {
  createOrganization,
  deleteOrganization,
  listOrganizations,
  readOrganization,
  updateOrganization,
} from '../../core/account/organizations.api.ts';
import { organizationsKey } from '../../core/account/organizations.queries.ts';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import type { SendOptions, Version } from '../../core/forms/index.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnanswered } from '../../core/http/lostAnswers.ts';
import { permissionsIn } from '../../core/http/storedSession.ts';
import { fieldsOf, type OrganizationValues, organizationValuesOf } from './organizationValues.ts';

type Read = Awaited<ReturnType<typeof readOrganization>>;

const keyOf = (id: string) => ['organization settings', id];

/** An organization as its form shows it, and what the person may do with it. */
export interface OrganizationSettings extends Version<OrganizationValues> {
  role: Read['reply']['role'];
  mayChange: boolean;
  mayDelete: boolean;
}

const settingsFrom = ({ reply, etag }: Read): OrganizationSettings => ({
  etag,
  values: organizationValuesOf(reply),
  role: reply.role,
  mayChange: may(permissionsIn(reply), 'team'),
  mayDelete: reply.role === 'owner',
});

/** One organization, for its settings. */
export function useOrganization(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readOrganization(id, signal),
    select: settingsFrom,
    // A form starts from what stands there now, never from an earlier visit.
    gcTime: 0,
  });
}

/** Saves the settings of an organization, and tells the frame its new name. */
export function useOrganizationChange(id: string) {
  const queries = useQueryClient();
  const keep = (read: Read) => {
    queries.setQueryData(keyOf(id), read);
    return read;
  };
  return {
    async send(values: OrganizationValues, options: SendOptions) {
      const saved = keep(await updateOrganization(id, fieldsOf(values), options));
      void queries.invalidateQueries({ queryKey: organizationsKey });
      return saved;
    },
    refresh: async () => settingsFrom(keep(await readOrganization(id))),
  };
}

/** Adds an organization; answers with its id. */
export function useNewOrganization() {
  const queries = useQueryClient();
  return async (values: OrganizationValues, { idempotencyKey }: SendOptions) => {
    const { reply, etag } = await createOrganization(fieldsOf(values), idempotencyKey);
    void queries.invalidateQueries({ queryKey: organizationsKey });
    return { etag, id: reply.id };
  };
}

/**
 * Deletes the organization with everything in it. The frame forgets it before `onDeleted`. One that is not listed any
 * more has gone before, perhaps by an attempt of ours.
 */
export function useOrganizationDeletion(id: string, onDeleted: () => void) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () =>
      deleteOrganization(id).catch(async (error: unknown) => {
        if (!(isUnanswered(error) || (error instanceof ApiError && error.kind === 'notFound'))) throw error;
        if ((await listOrganizations()).some((each) => each.id === id)) throw error;
      }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: organizationsKey });
      onDeleted();
    },
  });
}
