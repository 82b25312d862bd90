/** The sizes a page can have. */
export const pageSizes = [25, 50, 100] as const;

type Signed<Name extends string> = Name | `-${Name}`;
/** The values a filter can have; `'any'` where every text is one. */
export type FilterValues = readonly string[] | 'any';
type ValueOf<Values> = Values extends readonly (infer Value extends string)[] ? Value : string;

/** What a list can be asked for. */
export interface ListDefinition<Name extends string, Filters extends Readonly<Record<string, FilterValues>>> {
  /** What it can be put in order by. */
  sorts: readonly Name[];
  /** Its order when none is asked for: it does not stand in the address. */
  usual: Signed<NoInfer<Name>>;
  /** Its filters, each under its name in the address, with their values. */
  filters: Filters;
}

/** What a list is asked for, as it stands in the address. */
export interface ListQuery<Name extends string, Filters extends Readonly<Record<string, FilterValues>>> {
  /** The words that are searched for, or nothing. */
  q: string;
  sort: Signed<Name>;
  filters: Readonly<{ [Filter in keyof Filters]?: ValueOf<Filters[Filter]> }>;
  size: number;
  /** From 1. */
  page: number;
  /** Where the server said that this page begins; without it the way there is walked. */
  cursor: string | undefined;
}

/**
 * Says what a list can be asked for, once, beside the screen that shows it. A value of the address that is not in it
 * is left unread.
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

/** Reads what a list is asked for out of the query of the address. */
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

/** The query of the address for a list, beginning with `?` or empty; what else stands in `search` stays there. */
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

/** The query of a call for these rows: the order, the words and the filters, without place and size. */
export const queryOf = <Name extends string, Filters extends Readonly<Record<string, FilterValues>>>({
  q,
  sort,
  filters,
}: ListQuery<Name, Filters>) => ({ ...filters, sort, ...(q.trim() && { q: q.trim() }) });
