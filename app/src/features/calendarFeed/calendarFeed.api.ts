import type { calendarFeeds } from '@console/contract';
import { call } from '../../core/http/call.ts';

const path = '/organization/:orgId/calendarFeed';

/** The person's calendar address for an organization; without its secret. */
export const readCalendarFeed = (orgId: string, signal?: AbortSignal) =>
  call<typeof calendarFeeds.readCalendarFeed>('GET', path, { params: { orgId }, signal });

/** Creates an address. An earlier one stops working. */
export const createCalendarFeed = (orgId: string, hidesNames: boolean) =>
  call<typeof calendarFeeds.createCalendarFeed>('PUT', path, { params: { orgId }, body: { hidesNames } });

/** Revokes the address. */
export const deleteCalendarFeed = (orgId: string) =>
  call<typeof calendarFeeds.deleteCalendarFeed>('DELETE', path, { params: { orgId } });
