import { useMutationState } from '@tanstack/react-query';
import { deletionKey } from '../../core/account/organizations.queries.ts';

/** The IDs of the organizations that are being deleted, until the list of organizations is without them. */
export const useLeavingOrganizations = () =>
  useMutationState({
    filters: { mutationKey: deletionKey, status: 'pending' },
    select: ({ options }) => options.mutationKey?.at(-1),
  });
