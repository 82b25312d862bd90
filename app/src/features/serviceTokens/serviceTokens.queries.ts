import { canManageServiceTokens } from '@console/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { createServiceToken, listServiceTokens, revokeServiceToken } from './serviceTokens.api.ts';

export { addressForCalls, addressForWebhooks } from './serviceTokens.api.ts';

type Tokens = Awaited<ReturnType<typeof listServiceTokens>>;
export type ServiceToken = Tokens[number];
export type NewServiceToken = Awaited<ReturnType<typeof createServiceToken>>;

const keyOf = (orgId: string) => ['serviceTokens', orgId];

/**
 * The organization's channels, and whether the person can manage its service tokens: `undefined` until that is known.
 * True if the server sends no roles, or doesn't answer: it then decides on each call.
 */
export function useTokenAccess(orgId: string) {
  const { channels, details, isPending } = useOrganizationAccess(orgId);
  const mayManage = details?.role ? canManageServiceTokens(details.role, details.permissions ?? []) : true;
  return { channels, mayManage: isPending ? undefined : mayManage };
}

/** The service tokens of an organization. `null` if the server has none, or doesn't show them to this person. */
export function useServiceTokens(orgId: string, mayManage: boolean) {
  return useQuery({
    queryKey: keyOf(orgId),
    enabled: mayManage,
    async queryFn({ signal }): Promise<Tokens | null> {
      try {
        return await listServiceTokens(orgId, signal);
      } catch (error) {
        if (isUnknownCall(error) || (error instanceof ApiError && error.kind === 'forbidden')) return null;
        throw error;
      }
    },
  });
}

/** Returns the function that creates a token. Without an answer there might be one anyway, so the list is refetched. */
export function useCreateToken(orgId: string) {
  const queries = useQueryClient();
  return (fields: Parameters<typeof createServiceToken>[1]) =>
    createServiceToken(orgId, fields).finally(
      () => void queries.invalidateQueries({ queryKey: keyOf(orgId) }),
    );
}

/** Revokes a token. One that someone else has revoked is no error. */
export function useRevokeToken(orgId: string) {
  const queries = useQueryClient();
  return useSingleMutation({
    async mutationFn(id: string) {
      try {
        await revokeServiceToken(orgId, id);
      } catch (error) {
        if (!isUnknownCall(error)) throw error;
      }
    },
    onSuccess: (_, id) =>
      queries.setQueryData<Tokens | null>(keyOf(orgId), (known) => known?.filter((token) => token.id !== id)),
  });
}
