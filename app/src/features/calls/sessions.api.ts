import type { ListedSession, SessionFields, SessionPatch, search, sessions } from '@console/contract';
import { callStatuses, completedCall } from '@console/contract/rules';
import { call } from '../../core/http/call.ts';
import { ApiError } from '../../core/http/errors.ts';
import { callPage } from '../../core/http/paging.ts';
import { compareIn, isIn } from '../../core/http/searching.ts';

/** One conversation. It has no call of its own: it is found in the list, which our server cuts down to it. */
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

/** Writes a conversation down; the same key never writes two. */
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

interface SessionQuery {
  limit: number;
  /** The long texts that are shown, with commas between them. */
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
  /** An id, or `none`. */
  channel?: string | undefined;
  /** An id, or `none`. */
  contact?: string | undefined;
  active?: 'true' | 'false' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const byStatus = compareIn(callStatuses);

/** Of a call that nobody gave a status, whether it is over. */
const statusOf = ({ status, active }: ListedSession) => status || (active ? 'in-progress' : completedCall);

const moment = (text: string | null | undefined, none: number) => (text ? Date.parse(text) : none);

/**
 * One page of the conversations on a channel. A server that has no channels in its conversations may have their ids in
 * its channels (`known`); one that has neither sends those of all channels.
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
      finds: ({ summary, transcription }, words) => isIn(words, [summary ?? '', transcription ?? '']),
      passes: {
        channel: ({ id, channel }: ListedSession, wanted) =>
          channel === undefined ? (known?.includes(id) ?? true) : (channel ?? 'none') === wanted,
        contact: ({ contact }, wanted) => (contact ?? 'none') === wanted,
        active: ({ active }, wanted) => `${active}` === wanted,
        from: ({ startTime }, from) => Date.parse(startTime) >= Date.parse(from),
        to: ({ startTime }, to) => Date.parse(startTime) < Date.parse(to),
      },
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

/** One page of the places in which words were said, newest conversation first. */
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

/** The latest conversation with a contact, and everything that was before it. */
export const readHistory = (orgId: string, contactId: string, signal: AbortSignal) =>
  call<typeof sessions.readContactSession>('GET', '/organization/:orgId/contact/:contactId/session', {
    params: { orgId, contactId },
    signal,
  });
