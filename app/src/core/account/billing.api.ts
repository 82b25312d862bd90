import type { creditCards, UserPatch, usage, users } from '@console/contract';
import { call, callTagged } from '../http/call.ts';

/** The cards of the person who is signed in, in the order they were added. */
export const listCards = (signal?: AbortSignal) =>
  call<typeof creditCards.listCreditCards>('GET', '/creditcards', { signal });

/** Starts the registration of a card. Returns the URL of its page. */
export const initCard = () => call<typeof creditCards.initCard>('POST', '/initcard', {});

/** Removes a card that isn't the main one. */
export const removeCard = (id: string) =>
  call<typeof creditCards.removeCreditCard>('DELETE', '/creditcards/:id', { params: { id } });

/** The person who is signed in, with the ID of the main card. */
export const readMe = (signal: AbortSignal) =>
  callTagged<typeof users.readMe>('GET', '/users/me', { signal });

/** Changes that person, unless it was changed since it was read with this `etag`. */
export const updateMe = (
  fields: UserPatch,
  etag: string | null = null,
  idempotencyKey?: string | undefined,
) =>
  callTagged<typeof users.updateMe>('PATCH', '/users/me', {
    body: fields,
    etag,
    ...(idempotencyKey && { idempotencyKey }),
  });

/** Minutes and estimated cost of a month, per channel: this one, or one such as `2026-03`. */
export const readUsage = (orgId: string, signal: AbortSignal, month?: string) =>
  call<typeof usage.readUsage>('GET', '/organization/:orgId/usage', {
    params: { orgId },
    ...(month && { query: { month } }),
    signal,
  });
