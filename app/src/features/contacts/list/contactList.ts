import { contactStatuses } from '@console/contract/rules';
import { defineList } from '../../../core/lists/index.ts';

/** What the contacts can be asked for, and how that stands in the address. */
export const contactList = defineList({
  sorts: ['name', 'phone', 'status', 'responsible', 'nextDateOfContact'],
  usual: 'nextDateOfContact',
  filters: { status: contactStatuses, due: ['today'] },
});

/** The query of the address with the form for another contact open, or closed. */
export function withForm(search: string, isOpen: boolean) {
  const query = new URLSearchParams(search);
  if (isOpen) query.set('new', '1');
  else query.delete('new');
  return query.size ? `?${query}` : '';
}

export const isFormOpen = (search: string) => new URLSearchParams(search).get('new') === '1';

/** The first moment of the day after, by the clock of the browser. */
export function tomorrow(now = new Date()) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
}

/** Whether the day of the next contact is today, or has gone by. */
export function dueness(next: string | null, now = new Date()) {
  const at = next === null ? Number.NaN : Date.parse(next);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  if (at < today) return 'overdue';
  return at < tomorrow(now).getTime() ? 'today' : null;
}

/** In pieces of at most `size`. */
export const inPieces = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
