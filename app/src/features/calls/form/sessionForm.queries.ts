import { useQueryClient } from '@tanstack/react-query';
import { type Channels, channelsKey, sessionsOf } from '../../../core/account/channels.queries.ts';
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

/** Query key of a conversation. */
export const sessionKey = (orgId: string, id: string) => ['session', orgId, id];

/** Query key prefix of every list of an organization's conversations. */
export const sessionsKey = (orgId: string) => ['sessions', orgId];

function useForgetting(orgId: string) {
  const queries = useQueryClient();
  return () => {
    const channels = queries.getQueryData<Channels>(channelsKey(orgId));
    if (channels?.some(sessionsOf)) void queries.invalidateQueries({ queryKey: channelsKey(orgId) });
    for (const queryKey of [sessionsKey(orgId), ['lastCalls', orgId], ['usage', orgId]])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Adds a conversation, with or without a channel. */
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

/** The version of a conversation that a form started from: its values as JSON. */
export const sessionVersionOf = (session: SessionLike) => JSON.stringify(sessionValuesOf(session));

/**
 * Reads the current conversation and saves the changed fields, unless someone else changed one of them meanwhile.
 * Text that an ongoing call adds isn't a conflict with an edit of its summary.
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
