import { contactStatuses } from '@console/contract/rules';
import { endOfToday } from '../../../core/endOfToday.ts';
import { defineList } from '../../../core/lists/index.ts';

/** Sorts and filters of the contact list, and their query parameters. */
export const contactList = defineList({
  sorts: ['name', 'phone', 'status', 'responsible', 'nextDateOfContact'],
  usual: 'nextDateOfContact',
  filters: { status: contactStatuses, due: ['today'] },
});

/** The query string with the dialog to add a contact open or closed. */
export function withForm(search: string, isOpen: boolean) {
  const query = new URLSearchParams(search);
  if (isOpen) query.set('new', '1');
  else query.delete('new');
  return query.size ? `?${query}` : '';
}

export const isFormOpen = (search: string) => new URLSearchParams(search).get('new') === '1';

/** Whether the next date of contact is today or overdue; `null` if neither. */
export function dueness(next: string | null, now = new Date()) {
  const at = next === null ? Number.NaN : Date.parse(next);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (at < today) return 'overdue';
  return at < endOfToday(now).getTime() ? 'today' : null;
}

/** Splits a list into chunks of at most `size` items. */
export const inPieces = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
