import { useQueryClient } from '@tanstack/react-query';
import type { SendOptions } from '../../../core/forms/index.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { knowCall } from '../../../core/live/live.queries.ts';
import { createSession, readSession, updateSession } from '../sessions.api.ts';
import {
  changesIn,
  fieldsIn,
  namesOfChanges,
  type SessionLike,
  type SessionValues,
  sessionValuesOf,
} from './sessionFields.ts';

/** Under this key a conversation is kept. */
export const sessionKey = (orgId: string, id: string) => ['session', orgId, id];

/** Under this key every list of conversations of an organization is kept. */
export const sessionsKey = (orgId: string) => ['sessions', orgId];

function useForgetting(orgId: string) {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [sessionsKey(orgId), ['lastCalls', orgId], ['usage', orgId]])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Writes a conversation on a channel down, or on none. */
export function useCreateSession(orgId: string, channelId: string | null) {
  const queries = useQueryClient();
  const forget = useForgetting(orgId);
  return async (values: SessionValues, { idempotencyKey }: SendOptions) => {
    const session = await createSession(orgId, { ...fieldsIn(values), channel: channelId }, idempotencyKey);
    knowCall(queries, orgId, session.id);
    forget();
    return session;
  };
}

/** Which state of a conversation a form was filled from: what its fields said. */
export const sessionVersionOf = (session: SessionLike) => JSON.stringify(sessionValuesOf(session));

/**
 * Reads a conversation as it is now, and saves the fields that were changed, unless somebody else changed one of them
 * meanwhile. What a call adds to itself while it goes on is no conflict with an edit of its summary.
 */
export function useSaveSession(orgId: string, id: string) {
  const queries = useQueryClient();
  const forget = useForgetting(orgId);
  const read = () => readSession(orgId, id);

  async function save(values: SessionValues, { etag, idempotencyKey }: SendOptions) {
    const current = await read();
    const before: SessionValues = etag === null ? sessionValuesOf(current) : JSON.parse(etag);
    const changed = namesOfChanges(values, before);
    const theirs = namesOfChanges(sessionValuesOf(current), before);
    const changes = changesIn(values, sessionValuesOf(current), changed);
    const isContested = Object.keys(changes).some((name) => theirs.includes(name));
    if (isContested) throw new ApiError('precondition', { status: 412 });
    const session =
      Object.keys(changes).length > 0 ? await updateSession(orgId, id, changes, idempotencyKey) : current;
    queries.setQueryData(sessionKey(orgId, id), session);
    forget();
    return { session, etag: sessionVersionOf(session) };
  }

  return { read, save };
}
