import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { newKey } from '../../core/http/keys.ts';
import { orFound } from '../../core/http/lostAnswers.ts';
import {
  eraseContact,
  listErasures,
  listOwnErasures,
  planErasure,
  readRetention,
  restoreOrganization,
  setRetention,
  undoErasure,
} from './personalData.api.ts';

export { copyContact, copyOrganization } from './personalData.api.ts';

/** The person who is erased. */
export interface Person {
  id: string;
  name: string;
  phone: string;
}

export type Erasure = Awaited<ReturnType<typeof listErasures>>[number];
export type Removed = Erasure['removed'];
export type Retention = Awaited<ReturnType<typeof readRetention>>;

const erasuresKey = (orgId: string) => ['erasures', orgId];
const retentionKey = (orgId: string) => ['retention', orgId];

/** The answer, or `null` if the server doesn't have this call. */
const orUnknown = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (isUnknownCall(error)) return null;
    throw error;
  });

/** The rows of a list, or `null` if the server doesn't have it or uses its path for something else. */
const orNoList = async <Row>(answer: Promise<Row[]>): Promise<Row[] | null> => {
  const rows = await orUnknown(answer);
  return Array.isArray(rows) ? rows : null;
};

/** What the person can do with personal data. `undefined` until the permissions are known. */
export function usePersonalDataRights(orgId: string) {
  const { can } = useOrganizationAccess(orgId);
  const mayErase = can('contacts') && can('transcripts');
  return { mayErase, mayCopy: mayErase && can('calls') };
}

const erasuresQuery = (orgId: string) => ({
  queryKey: erasuresKey(orgId),
  queryFn: ({ signal }: { signal: AbortSignal }) => orNoList(listErasures(orgId, signal)),
});

/** The erasures of an organization; `null` if the server doesn't have erasures. */
export const useErasures = (orgId: string, isAllowed: boolean) =>
  useQuery({ ...erasuresQuery(orgId), enabled: isAllowed });

const isKnown = (rows: Erasure[] | null) => rows !== null;

/** Whether the server has copies and erasures of contacts; `undefined` until it has answered. Asked once. */
export function useKnowsErasures(orgId: string, isAllowed: boolean) {
  const { data, error } = useQuery({
    ...erasuresQuery(orgId),
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    select: isKnown,
  });
  // After a failure, the server decides on each call.
  return data ?? (error ? true : undefined);
}

/** What the erasure of a contact would remove. */
export const useErasurePlan = (orgId: string, contactId: string) =>
  useQuery({
    queryKey: ['erasurePlan', orgId, contactId],
    queryFn: ({ signal }) => planErasure(orgId, contactId, signal),
    gcTime: 0,
    staleTime: 0,
  });

/**
 * Erases a contact. Nothing about it stays in the cache, except on the page that is still open. `onErased` is called even
 * if that page is gone by then, because everything on it was loaded again after a lost answer.
 */
export function useContactErasure(orgId: string, { id, name }: Person, onErased: (erasure: Erasure) => void) {
  const queries = useQueryClient();
  // One key for all attempts: the server might have made the change although its answer was lost.
  const [key] = useState(newKey);
  return useSingleMutation({
    mutationFn() {
      const before = queries.getQueryData<Erasure[]>(erasuresKey(orgId)) ?? [];
      const isNew = (one: Erasure) => one.name === name && before.every((other) => other.id !== one.id);
      return orFound(eraseContact(orgId, id, key), async () => (await listErasures(orgId)).find(isNew));
    },
    onSuccess(erasure) {
      queries.removeQueries({ type: 'inactive' });
      // The open page would ask for a contact that isn't there any more.
      void queries.invalidateQueries({ refetchType: 'none' });
      onErased(erasure);
    },
  });
}

/** Undoes the erasure with an ID. Returns false if it is already done. */
export type Undo = (id: string) => Promise<boolean>;

/** Returns the function that undoes the erasure of a contact, and shows everything again. */
export const useUndo = (orgId: string): Undo =>
  useUndoing(
    (id) => undoErasure(orgId, id),
    () => listErasures(orgId),
  );

/** Returns the function that restores a deleted organization, and shows everything again. */
export const useRestore = (): Undo => useUndoing(restoreOrganization, () => listOwnErasures());

function useUndoing(send: (id: string) => Promise<unknown>, list: () => Promise<Erasure[]>): Undo {
  const queries = useQueryClient();
  return async (id) => {
    try {
      return await orFound(
        send(id).then(() => true),
        async () => (await list()).every((one) => one.id !== id) || undefined,
      );
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'conflict') return false;
      throw error;
    } finally {
      // Not awaited: a failed refetch isn't a failure of the change.
      void queries.invalidateQueries();
    }
  };
}

/** The organizations that the person has deleted, newest first; `null` if the server deletes them at once. */
export const useOwnErasures = () =>
  useQuery({
    queryKey: ['ownErasures'],
    queryFn: ({ signal }) => orNoList(listOwnErasures(signal)),
    staleTime: 0,
  });

/** The erasure of an organization that was just deleted; `undefined` if it isn't known whether it can be undone. */
export async function findDeleted(name: string): Promise<Erasure | undefined> {
  const erasures = await orNoList(listOwnErasures()).catch(() => null);
  return erasures?.find((one) => one.name === name && one.erasedAt === null);
}

/** For how many days recordings and transcripts are kept; `null` if the server has no limit. */
export const useRetention = (orgId: string) =>
  useQuery({
    queryKey: retentionKey(orgId),
    queryFn: ({ signal }) => orUnknown(readRetention(orgId, undefined, signal)),
    // A form starts from the current value.
    gcTime: 0,
  });

/** Changes for how many days recordings and transcripts are kept, and counts what a change would remove. */
export function useRetentionChange(orgId: string) {
  const queries = useQueryClient();
  return {
    /** What the next sweep would remove. */
    count: async (days: number) => (await readRetention(orgId, days)).removes,
    async change(days: number | null, idempotencyKey: string) {
      const saved = await orFound(setRetention(orgId, days, idempotencyKey), async () => {
        const now = await readRetention(orgId);
        return now.days === days ? now : undefined;
      });
      queries.setQueryData(retentionKey(orgId), saved);
      return saved;
    },
  };
}
