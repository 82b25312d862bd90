import { callOutcomes } from '@console/contract/rules';
import { defineList, type ListAddress, useList } from '../../core/lists/index.ts';
import { readList } from '../../core/lists/listAddress.ts';
import { paths } from '../../paths.ts';

/** Sorts and filters of the list of conversations. Dates are in the browser's time zone. */
export const sessionList = defineList({
  sorts: ['startTime', 'endTime', 'duration', 'status'],
  usual: '-startTime',
  filters: { status: ['onGoing', 'ended', ...callOutcomes], appointment: ['yes'], from: 'any', to: 'any' },
});

/** The state of the list, from the URL. */
export const useSessionList = (address: ListAddress) => useList(sessionList, address);
export type SessionList = ReturnType<typeof useSessionList>;

/** Parses the state of the list from a query string. */
export const readSessionList = (search: string) => readList(sessionList, search);

/** The text if it is a valid date, else `undefined`. */
export const dayIn = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;

/** Local midnight at the start of a date, or `later` days after it. */
function beginningOf(day: string, later = 0) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The filters as query parameters; `from` is inclusive and `to` is exclusive. */
export function wireFilters({ status, appointment, from, to }: SessionList['asked']['filters']) {
  const [first, last] = [dayIn(from), dayIn(to)];
  const outcome = callOutcomes.find((one) => one === status);
  return {
    ...(status !== undefined && { active: status === 'onGoing' ? ('true' as const) : ('false' as const) }),
    ...(outcome !== undefined && { outcome }),
    ...(appointment !== undefined && { appointment: 'true' as const }),
    ...(first !== undefined && { from: beginningOf(first) }),
    ...(last !== undefined && { to: beginningOf(last, 1) }),
  };
}

/** Whether a query string is that of the list of all channels. */
export const isOfAllChannels = (search: string) => new URLSearchParams(search).get('view') === 'calls';

/** The URL of the list that a conversation was opened from: of its channel, or of all channels. */
export const listAt = (orgId: string, channelId: string, search: string) =>
  isOfAllChannels(search) ? `${paths.summary(orgId)}${search}` : paths.sessions(orgId, channelId, search);

/** A query string without some parameters; it starts with `?` or is empty. */
export function without(search: string, ...names: string[]) {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size ? `?${query}` : '';
}

/** A query string with a parameter set. */
export function withValue(search: string, name: string, value: string) {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `?${query}`;
}
