import type { Sort } from '@console/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type FilterValues,
  type ListDefinition,
  type ListQuery,
  readList,
  writeList,
} from './listAddress.ts';

/** The query of the URL and its setter, which a route passes to the screen of a list. */
export interface ListAddress {
  search: string;
  onSearchChange: (search: string, options?: { replace?: boolean }) => void;
}

const searchDebounce = 300;

/**
 * The state of a list. It is in the URL, so that links, Back and a reload restore it. Search text is written there
 * after a pause in typing, and never overwrites what is being typed.
 *
 * @example
 * const list = useList(contactList, { search, onSearchChange });
 * <SearchField label={…} {...list.searchField} />
 * <DataTable sort={list.sort} onSortChange={list.sortBy} paging={page.paging} … />
 */
export function useList<
  const Name extends string,
  const Filters extends Readonly<Record<string, FilterValues>>,
>(definition: ListDefinition<Name, Filters>, { search, onSearchChange }: ListAddress) {
  type Wanted = ListQuery<Name, Filters>;
  const asked = useMemo(() => readList(definition, search), [definition, search]);
  const [typed, setTyped] = useState(asked.q);
  // The text last written to the URL. Any other text there came from elsewhere, such as Back, and replaces the input.
  const [sent, setSent] = useState(asked.q);
  const [known, setKnown] = useState(asked.q);
  if (known !== asked.q) {
    setKnown(asked.q);
    if (asked.q !== sent) {
      setSent(asked.q);
      setTyped(asked.q);
    }
  }

  /** Every change except of the page itself goes to the first page. */
  const ask = (fields: Partial<Wanted>, options?: { replace?: boolean }) =>
    onSearchChange(
      writeList(definition, { ...asked, page: 1, cursor: undefined, ...fields }, search),
      options,
    );

  const look = useEffectEvent((words: string) => {
    if (words === asked.q) return;
    setSent(words);
    // Starting and clearing a search adds a history entry; changing its text doesn't.
    ask({ q: words } as Partial<Wanted>, { replace: words !== '' && asked.q !== '' });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(typed), searchDebounce);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    asked,
    /** Whether a search or filter is active. */
    isNarrowed: asked.q.trim() !== '' || Object.values(asked.filters).some((value) => value !== undefined),
    /** The number of active filters. */
    filterCount: Object.values(asked.filters).filter((value) => value !== undefined).length,
    /** The props of a `SearchField`. It searches after a pause in typing, on Enter, and on blur. */
    searchField: {
      value: typed,
      onChange: setTyped,
      onSubmit: () => look(typed),
      onBlur: () => look(typed),
    },
    /** Sets a filter, or removes it without a value. */
    filter: <Filter extends keyof Filters>(
      name: Filter,
      value: Wanted['filters'][Filter] | undefined,
      options?: { replace?: boolean },
    ) => ask({ filters: { ...asked.filters, [name]: value } } as Partial<Wanted>, options),
    /** Removes search text and filters. */
    clear() {
      setTyped('');
      setSent('');
      ask({ q: '', filters: {} } as Partial<Wanted>);
    },
    sort: sortFrom(asked.sort),
    sortBy: ({ column, direction }: Sort) =>
      ask({ sort: direction === 'descending' ? `-${column}` : column } as Partial<Wanted>),
    goTo: (page: number, cursor: string | undefined, options?: { replace?: boolean }) =>
      ask({ page, cursor } as Partial<Wanted>, options),
    resize: (size: number, page: number) => ask({ size, page } as Partial<Wanted>),
  };
}

/** The part of `useList`'s return value that the page of any list needs. */
export type AnyList = Pick<
  ReturnType<typeof useList<string, Readonly<Record<string, FilterValues>>>>,
  'asked' | 'goTo' | 'resize'
>;

const sortFrom = (sort: string): Sort => ({
  column: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});
