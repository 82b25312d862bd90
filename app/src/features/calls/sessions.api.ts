import type {
  contacts,
  ListedSession,
  SessionFields,
  SessionPatch,
  search,
  sessions,
} from '@console/contract';
import { callStatuses, completedCall } from '@console/contract/rules';
import { call } from '../../core/http/call.ts';
import { ApiError } from '../../core/http/errors.ts';
import { callPage } from '../../core/http/paging.ts';
import { compareIn, isIn, isInNumber } from '../../core/http/searching.ts';
import { isOnGoing, outcomeOf } from './call.ts';

/** One conversation. There is no endpoint for it, so it is read from the list, which our server filters by ID. */
export async function readSession(orgId: string, id: string, signal?: AbortSignal) {
  const found = await call<typeof sessions.listSessions>('GET', '/organization/:orgId/sessions', {
    params: { orgId },
    query: { id },
    signal,
  });
  const session = found.find((one) => one.id === id);
  if (!session) throw new ApiError('notFound', { status: 404 });
  const { summary = '', transcription = '', transcriptionJSON = [] } = session;
  return { ...session, summary, transcription, transcriptionJSON };
}

/** Adds a conversation, once per idempotency key. */
export const createSession = (orgId: string, fields: SessionFields, idempotencyKey: string) =>
  call<typeof sessions.createSession>('POST', '/organization/:orgId/sessions', {
    params: { orgId },
    body: fields,
    idempotencyKey,
  });

/** Changes some fields of a conversation. */
export const updateSession = (orgId: string, id: string, fields: SessionPatch, idempotencyKey: string) =>
  call<typeof sessions.updateSession>('PATCH', '/organization/:orgId/sessions/:id', {
    params: { orgId, id },
    body: fields,
    idempotencyKey,
  });

/** Sets the next date of contact of a caller, or removes it. */
export const setNextContact = (orgId: string, contactId: string, nextDateOfContact: string | null) =>
  call<typeof contacts.updateContact>('PATCH', '/organization/:orgId/contacts/:id', {
    params: { orgId, id: contactId },
    body: { nextDateOfContact },
  });

interface SessionQuery {
  limit: number;
  /** The long texts to include, and `caller`, comma-separated. */
  fields?: string | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  sort?:
    | 'startTime'
    | '-startTime'
    | 'endTime'
    | '-endTime'
    | 'duration'
    | '-duration'
    | 'status'
    | '-status';
  /** An ID, or `none`. */
  channel?: string | undefined;
  /** An ID, or `none`. */
  contact?: string | undefined;
  active?: 'true' | 'false' | undefined;
  outcome?: 'missed' | 'failed' | 'completed' | undefined;
  appointment?: 'true' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const byStatus = compareIn(callStatuses);

/** The status of a call. Without one, it is derived from `active`. */
const statusOf = ({ status, active }: ListedSession) => status || (active ? 'in-progress' : completedCall);

const moment = (text: string | null | undefined, none: number) => (text ? Date.parse(text) : none);

/**
 * One page of the conversations on a channel, or of all without a `channel`. If the server doesn't send the channel of conversations, `known` contains
 * the conversation IDs of the channel. Without either, the conversations of all channels are returned.
 */
export const listSessions = (
  orgId: string,
  query: SessionQuery,
  signal: AbortSignal,
  known?: readonly string[],
) =>
  callPage<typeof sessions.listSessions>(
    'GET',
    '/organization/:orgId/sessions',
    { params: { orgId }, query, signal },
    {
      usual: '-startTime',
      finds: ({ summary = '', transcription = '', caller }, words) =>
        isIn(words, [summary, transcription, caller?.name ?? '']) || isInNumber(words, caller?.phone ?? ''),
      passes: {
        channel: ({ id, channel }: ListedSession, wanted) =>
          channel === undefined ? (known?.includes(id) ?? true) : (channel ?? 'none') === wanted,
        contact: ({ contact }, wanted) => (contact ?? 'none') === wanted,
        active: (session, wanted) => `${isOnGoing(session)}` === wanted,
        outcome: (session, wanted) => outcomeOf(session) === wanted,
        from: ({ startTime }, from) => Date.parse(startTime) >= Date.parse(from),
        to: ({ startTime }, to) => Date.parse(startTime) < Date.parse(to),
      },
      lacksFields: (rows, { outcome }) =>
        (outcome === 'missed' || outcome === 'failed') &&
        rows.length > 0 &&
        rows.every(({ status }: Partial<ListedSession>) => status === undefined),
      compare: {
        startTime: (one, other) => moment(one.startTime, 0) - moment(other.startTime, 0),
        endTime: (one, other) => {
          const [first, second] = [one, other].map(({ endTime }) => moment(endTime, Number.MAX_VALUE));
          return (first ?? 0) - (second ?? 0);
        },
        duration: (one, other) => one.duration - other.duration,
        status: (one, other) => byStatus(statusOf(one), statusOf(other)),
      },
    },
  );

/** One page of search hits, newest conversation first. */
export const searchSessions = (
  orgId: string,
  query: { q: string; limit: number; cursor?: string | undefined },
  signal: AbortSignal,
) =>
  callPage<typeof search.searchSessions>(
    'GET',
    '/organization/:orgId/search',
    { params: { orgId }, query, signal },
    { compare: {}, usual: '' },
  );

/** The latest conversation with a contact, and the contact's history. */
export const readHistory = (orgId: string, contactId: string, signal: AbortSignal) =>
  call<typeof sessions.readContactSession>('GET', '/organization/:orgId/contact/:contactId/session', {
    params: { orgId, contactId },
    signal,
  });
