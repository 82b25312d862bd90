import { createContext, useContext, useSyncExternalStore } from 'react';
import { createRowStore, type RowState, type RowStore } from './rowStore.ts';

interface Rows {
  store: RowStore;
  /** Where they stand: in the page, in the drawer of a narrow window, or beside their group. */
  place: 'page' | 'drawer' | 'popover';
  /** At which edge of the page. */
  side: 'start' | 'end';
  /** The group around them. */
  group?: string;
}

/** What never changes for a row, so that nothing is drawn again because of it. */
export const RowsContext = createContext<Rows>({ store: createRowStore(), place: 'page', side: 'start' });

export const useRows = () => useContext(RowsContext);

/** A part of the state of the rows: it is drawn again when that part, a plain value, becomes another. */
export function useRowState<Part extends boolean | string | number | undefined>(
  { store }: Rows,
  select: (state: RowState) => Part,
) {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * What marks the link to the page on the screen. Beside the rail stands a second one: of the two, the one that is
 * in front says it.
 */
export function useCurrent(rows: Rows, href: string) {
  const isCurrent = useRowState(rows, ({ currentHref, flyout }) => {
    if (currentHref !== href) return 'no';
    return rows.place !== 'popover' && flyout !== undefined && flyout === rows.group ? 'behind' : 'page';
  });
  return {
    ...(isCurrent === 'page' && ({ 'aria-current': 'page' } as const)),
    ...(isCurrent !== 'no' && { 'data-current': true }),
  };
}
