import type { Sort } from '@console/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type FilterValues,
  type ListDefinition,
  type ListQuery,
  readList,
  writeList,
} from './listAddress.ts';

/** The query of the address, and how it is changed: what a route gives to the screen of a list. */
export interface ListAddress {
  search: string;
  onSearchChange: (search: string, options?: { replace?: boolean }) => void;
}

const searchDebounce = 300;

/**
 * What a list is asked for. It stands in the address, so that links, Back and a reload find it again; the words that
 * are typed go there after a pause, and are never taken back while somebody types.
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
  // The words that went to the address last: other words in it came from elsewhere, such as Back, and are followed.
  const [sent, setSent] = useState(asked.q);
  const [known, setKnown] = useState(asked.q);
  if (known !== asked.q) {
    setKnown(asked.q);
    if (asked.q !== sent) {
      setSent(asked.q);
      setTyped(asked.q);
    }
  }

  /** Everything but a turn of the page begins at the first one. */
  const ask = (fields: Partial<Wanted>, options?: { replace?: boolean }) =>
    onSearchChange(
      writeList(definition, { ...asked, page: 1, cursor: undefined, ...fields }, search),
      options,
    );

  const look = useEffectEvent((words: string) => {
    if (words === asked.q) return;
    setSent(words);
    // The beginning and the end of a search are steps of history; the letters between them are not.
    ask({ q: words } as Partial<Wanted>, { replace: words !== '' && asked.q !== '' });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(typed), searchDebounce);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    asked,
    /** Whether words or filters leave rows out. */
    isNarrowed: asked.q.trim() !== '' || Object.values(asked.filters).some((value) => value !== undefined),
    /** How many filters leave rows out. */
    filterCount: Object.values(asked.filters).filter((value) => value !== undefined).length,
    /** For a `SearchField`: what is typed, which is searched for after a pause, on Enter, and when focus leaves. */
    searchField: {
      value: typed,
      onChange: setTyped,
      onSubmit: () => look(typed),
      onBlur: () => look(typed),
    },
    /** Without a value the filter is taken away. */
    filter: <Filter extends keyof Filters>(
      name: Filter,
      value: Wanted['filters'][Filter] | undefined,
      options?: { replace?: boolean },
    ) => ask({ filters: { ...asked.filters, [name]: value } } as Partial<Wanted>, options),
    /** Takes words and filters away. */
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

/** What `useList` gives, as far as the page of any list needs it. */
export type AnyList = Pick<
  ReturnType<typeof useList<string, Readonly<Record<string, FilterValues>>>>,
  'asked' | 'goTo' | 'resize'
>;

const sortFrom = (sort: string): Sort => ({
  column: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});
