/** The page sizes. The first is the default. */
export const pageSizes = [25, 50, 100] as const;

type Signed<Name extends string> = Name | `-${Name}`;
/** The values of a filter; `'any'` allows any text. */
export type FilterValues = readonly string[] | 'any';
type ValueOf<Values> = Values extends readonly (infer Value extends string)[] ? Value : string;

/** The sort orders and filters of a list. */
export interface ListDefinition<Name extends string, Filters extends Readonly<Record<string, FilterValues>>> {
  /** The columns that it can be sorted by. */
  sorts: readonly Name[];
  /** The default sort order. It isn't in the URL. */
  usual: Signed<NoInfer<Name>>;
  /** The values of each filter, keyed by its name in the URL. */
  filters: Filters;
}

/** The state of a list, as it is in the URL. */
export interface ListQuery<Name extends string, Filters extends Readonly<Record<string, FilterValues>>> {
  /** The search text; empty for none. */
  q: string;
  sort: Signed<Name>;
  filters: Readonly<{ [Filter in keyof Filters]?: ValueOf<Filters[Filter]> }>;
  size: number;
  /** Starts at 1. */
  page: number;
  /** The server's cursor for this page. Without it, the pages before are read. */
  cursor: string | undefined;
}

/**
 * Defines the sort orders and filters of a list, once, next to its screen. Other values in the URL are ignored.
 *
 * @example
 * const contactList = defineList({ sorts: ['name', 'status'], usual: 'name', filters: { status: contactStatuses } });
 */
export const defineList = <
  const Name extends string,
  const Filters extends Readonly<Record<string, FilterValues>>,
>(
  definition: ListDefinition<Name, Filters>,
) => definition;

/** Reads the state of a list from the query of the URL. */
export function readList<Name extends string, Filters extends Readonly<Record<string, FilterValues>>>(
  { sorts, usual, filters }: ListDefinition<Name, Filters>,
  search: string,
): ListQuery<Name, Filters> {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? usual;
  const size = Number(query.get('size'));
  const page = Number(query.get('page'));
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = query.get(name);
    return value && (values === 'any' || values.includes(value)) ? [[name, value]] : [];
  });
  const isLater = Number.isSafeInteger(page) && page > 1;
  return {
    q: query.get('q') ?? '',
    sort: (sorts.some((name) => name === sort.replace(/^-/, '')) ? sort : usual) as Signed<Name>,
    filters: Object.fromEntries(chosen),
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
    page: isLater ? page : 1,
    cursor: (isLater && query.get('cursor')) || undefined,
  };
}

/** Returns the URL query for a list, with its `?`, or empty. Other parameters in `search` are kept. */
export function writeList<Name extends string, Filters extends Readonly<Record<string, FilterValues>>>(
  { usual, filters }: ListDefinition<Name, Filters>,
  asked: ListQuery<Name, Filters>,
  search = '',
) {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string | undefined, unsaid = '') =>
    value === undefined || value === unsaid ? query.delete(name) : query.set(name, value);
  set('q', asked.q);
  for (const name of Object.keys(filters)) set(name, asked.filters[name]);
  set('sort', asked.sort, usual);
  set('size', `${asked.size}`, `${pageSizes[0]}`);
  set('page', `${asked.page}`, '1');
  set('cursor', asked.page > 1 ? asked.cursor : undefined);
  return query.size ? `?${query}` : '';
}

/** Returns the query of an API call: sort order, search text and filters, without page and size. */
export const queryOf = <Name extends string, Filters extends Readonly<Record<string, FilterValues>>>({
  q,
  sort,
  filters,
}: ListQuery<Name, Filters>) => ({ ...filters, sort, ...(q.trim() && { q: q.trim() }) });
