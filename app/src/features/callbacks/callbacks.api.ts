import type { BodyOf, callbacks, contacts } from '@console/contract';
import { call } from '../../core/http/call.ts';
import { callPage } from '../../core/http/paging.ts';

export type CallbackDecision = BodyOf<typeof callbacks.decideCallback>;

interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** One page of the people to call back, the longest waiting first. */
export const listCallbacks = (orgId: string, place: PageRequest, signal?: AbortSignal) =>
  callPage<typeof callbacks.listCallbacks>(
    'GET',
    '/organization/:orgId/callbacks',
    { params: { orgId }, query: { ...place }, signal },
    { compare: {}, usual: '' },
  );

/** Ends an entry, or undoes that. */
export const decideCallback = (orgId: string, id: string, decision: CallbackDecision) =>
  call<typeof callbacks.decideCallback>('PUT', '/organization/:orgId/callbacks/:id', {
    params: { orgId, id },
    body: decision,
  });

/** Contacts whose next date of contact is before `dueBefore`, the longest overdue first. */
export const listDue = (orgId: string, dueBefore: string, limit: number, signal: AbortSignal) =>
  callPage<typeof contacts.listContacts>(
    'GET',
    '/organization/:orgId/contacts/',
    { params: { orgId }, query: { dueBefore, limit, sort: 'nextDateOfContact' }, signal },
    {
      passes: { dueBefore: ({ nextDateOfContact }, moment) => isBefore(nextDateOfContact, moment) },
      compare: { nextDateOfContact: (one, other) => dueAt(one) - dueAt(other) },
      usual: 'nextDateOfContact',
    },
  );

const dueAt = ({ nextDateOfContact }: { nextDateOfContact: string | null }) =>
  Date.parse(nextDateOfContact ?? '') || Number.POSITIVE_INFINITY;

const isBefore = (moment: string | null, other: string) =>
  moment !== null && Date.parse(moment) < Date.parse(other);
