import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isOwner, may } from '../../core/account/access.queries.ts';
import {
  createOrganization,
  deleteOrganization,
  listOrganizations,
  readOrganization,
  updateOrganization,
} from '../../core/account/organizations.api.ts';
import { deletionKey, organizationsKey } from '../../core/account/organizations.queries.ts';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import type { SendOptions, Version } from '../../core/forms/index.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnanswered } from '../../core/http/lostAnswers.ts';
import { permissionsIn } from '../../core/http/storedSession.ts';
import { type Erasure, findDeleted } from '../personalData/index.ts';
import { fieldsOf, type OrganizationValues, organizationValuesOf } from './organizationValues.ts';

type Read = Awaited<ReturnType<typeof readOrganization>>;

const keyOf = (id: string) => ['organization settings', id];

/** An organization's form values, and whether the person can change or delete it. */
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
  mayDelete: isOwner(reply),
});

/** One organization, for its settings. */
export function useOrganization(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readOrganization(id, signal),
    select: settingsFrom,
    // A form starts from the current version, never from an earlier visit.
    gcTime: 0,
  });
}

/** Saves the settings of an organization, and updates its name in the app shell. */
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

/** Adds an organization, and returns its ID. */
export function useNewOrganization() {
  const queries = useQueryClient();
  return async (values: OrganizationValues, { idempotencyKey }: SendOptions) => {
    const { reply, etag } = await createOrganization(fieldsOf(values), idempotencyKey);
    void queries.invalidateQueries({ queryKey: organizationsKey });
    return { etag, id: reply.id };
  };
}

/**
 * Deletes the organization with everything in it. It is removed from the app shell before `onDeleted`, which gets the
 * waiting erasure if it can be undone. If the call fails and the organization is no longer listed, it was already
 * deleted, perhaps by an earlier attempt.
 */
export function useOrganizationDeletion(
  { id, name }: { id: string; name: string },
  onDeleted: (erasure: Erasure | undefined) => void,
) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationKey: [...deletionKey, id],
    async mutationFn() {
      await deleteOrganization(id).catch(async (error: unknown) => {
        if (!(isUnanswered(error) || (error instanceof ApiError && error.kind === 'notFound'))) throw error;
        if ((await listOrganizations()).some((each) => each.id === id)) throw error;
      });
      return findDeleted(name);
    },
    async onSuccess(erasure) {
      await queries.invalidateQueries({ queryKey: organizationsKey });
      onDeleted(erasure);
    },
  });
}
