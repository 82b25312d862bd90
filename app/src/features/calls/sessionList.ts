import { defineList, type ListAddress, useList } from '../../core/lists/index.ts';
import { readList } from '../../core/lists/listAddress.ts';

/** What the list of conversations can be asked for. Days are those of the browser's zone. */
export const sessionList = defineList({
  sorts: ['startTime', 'endTime', 'duration', 'status'],
  usual: '-startTime',
  filters: { status: ['onGoing', 'ended'], from: 'any', to: 'any' },
});

/** The list as the address asks for it. */
export const useSessionList = (address: ListAddress) => useList(sessionList, address);
export type SessionList = ReturnType<typeof useSessionList>;

/** What an address asks the list for. */
export const readSessionList = (search: string) => readList(sessionList, search);

/** A day of the calendar, or nothing where the address says something else. */
export const dayIn = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;

/** The moment at which a day begins on the clock of the browser, or the day after it. */
function beginningOf(day: string, later = 0) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The filters as calls say them: the first moment that counts, and the first that does not any more. */
export function wireFilters({ status, from, to }: SessionList['asked']['filters']) {
  const [first, last] = [dayIn(from), dayIn(to)];
  return {
    ...(status !== undefined && { active: status === 'onGoing' ? ('true' as const) : ('false' as const) }),
    ...(first !== undefined && { from: beginningOf(first) }),
    ...(last !== undefined && { to: beginningOf(last, 1) }),
  };
}

/** The query of an address without what belongs to one screen alone; `?` and more, or empty. */
export function without(search: string, ...names: string[]) {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size ? `?${query}` : '';
}

/** The query of an address with a value in it. */
export function withValue(search: string, name: string, value: string) {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `?${query}`;
}
