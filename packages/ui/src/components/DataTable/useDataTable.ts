import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { numberRange, useLocale } from '../../locale/index.ts';
import { useStrings } from './DataTable.strings.ts';
import type {
  Column,
  DataTableProps,
  HostPaging,
  ServerPagination,
  Sort,
  TablePagination,
  TableSelection,
} from './tableProps.ts';

interface SortOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  defaultSort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
}

/** Sorts the rows by one column, controlled or uncontrolled. Announces each change once, politely. */
export function useSort<Row>({ rows, columns, sort, defaultSort, onSortChange }: SortOptions<Row>) {
  const strings = useStrings();
  const [own, setOwn] = useState(defaultSort);
  const current = sort ?? own;

  /** Without a direction, toggles it, as a press on the header does. `total` is the number of rows to announce. */
  const sortBy = (
    { key, header, sortWords, sortLabels = sortWords }: Column<Row>,
    direction: Sort['direction'] | undefined,
    total: number,
  ) => {
    const next = direction ? { column: key, direction } : nextSort(current, key);
    setOwn(next);
    onSortChange?.(next);
    const order = (sortLabels ?? strings)[next.direction];
    announce(strings.sorted({ column: header, order, count: total }));
  };

  const compare = compareOf(columns, current);
  const direction = current?.direction;
  // Memoized, so that changing the page doesn't sort 100,000 rows again.
  const sortedRows = useMemo(() => sorted(rows, compare, direction), [rows, compare, direction]);

  return { sort: current, sortBy, sortedRows };
}

/** Whether the column header sorts. */
export const isSortable = <Row>({ compare, isSortable: setting }: Column<Row>) =>
  setting ?? compare !== undefined;

/** The sort order after a press on a column header: ascending, then descending. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const isTurned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/** The `compare` of the sorted column, if it has one. */
export const compareOf = <Row>(columns: readonly Column<Row>[], sort: Sort | undefined) =>
  columns.find(({ key }) => key === sort?.column)?.compare;

/** The sorted rows, as a new array; the sort is stable. Without `compare`, returns the same array. */
export function sorted<Row>(
  rows: readonly Row[],
  compare: Column<Row>['compare'],
  direction: Sort['direction'] | undefined,
): readonly Row[] {
  if (!compare || !direction) return rows;
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => turn * compare(one, other));
}

const firstPage = 1;
const defaultPageSize = 25;

/** The rows of the current page and its position. Without `paging`, all rows are on it. */
export function usePaging<Row>(rows: readonly Row[], paging: TablePagination | undefined) {
  const own = isFromServer(paging) ? undefined : paging;
  const [uncontrolled, setUncontrolled] = useState({
    page: own?.defaultPage ?? firstPage,
    pageSize: own?.defaultPageSize ?? own?.pageSizes?.[0] ?? defaultPageSize,
  });

  const pageSize = paging?.pageSize ?? uncontrolled.pageSize;
  const total = isFromServer(paging) ? paging.total : rows.length;
  const last =
    total === undefined ? Number.POSITIVE_INFINITY : Math.max(firstPage, Math.ceil(total / pageSize));
  const page = Math.min(paging?.page ?? uncontrolled.page, last);
  const start = (page - firstPage) * pageSize;
  const isCut = own !== undefined;
  const seen = useMemo(
    () => (isCut ? rows.slice(start, start + pageSize) : rows),
    [isCut, rows, start, pageSize],
  );

  const goTo = (to: number) => {
    setUncontrolled({ page: to, pageSize });
    paging?.onPageChange?.(to);
  };
  const resize = (size: number, to: number) => {
    setUncontrolled({ page: to, pageSize: size });
    paging?.onPageSizeChange?.(size, to);
  };

  return {
    seen,
    place: { page, pageSize, total, hasNext: isFromServer(paging) ? paging.hasNext : undefined },
    /** The position of the first visible row among all rows, from 1. */
    firstSeen: paging ? start + 1 : 1,
    goTo,
    /** `undefined` if people can't change the page size. */
    resize: own || paging?.onPageSizeChange ? resize : undefined,
    /** Goes to the first page after a new sort order, if the table itself paginates. */
    startAnew: () => {
      if (own && page !== firstPage) goTo(firstPage);
    },
  };
}

interface SeenOptions {
  /** The number of visible rows. */
  count: number;
  /** The number of rows in `rows`. */
  length: number;
  paging: TablePagination | undefined;
  paged: Paged;
  range: DataTableProps<unknown>['range'];
}

/** Which rows are visible, in words, and out of how many. */
export function useSeenRange({ count, length, paging, paged, range }: SeenOptions) {
  const strings = useStrings();
  const { locale } = useLocale();
  const { total: known, pageSize } = paged.place;
  const isServed = isFromServer(paging);
  const total = (isServed ? known : range?.total) ?? length;
  const isOfUnknown = isServed && known === undefined;
  const first = range?.first ?? paged.firstSeen;
  // The range of a page is known while it loads.
  const end = first - 1 + (count || pageSize);
  const numbers = numberRange(locale, first, isOfUnknown ? end : Math.min(end, total));

  return {
    /** Of all pages, as far as it is known. */
    total,
    /** Whether there are rows elsewhere. */
    isPart: count > 0 && (isOfUnknown || count < total),
    part: isOfUnknown ? numbers : strings.range({ range: numbers, total }),
    hasFooter: count > 0 || (isServed && (paging.page > 1 || (known ?? 0) > 0)),
  };
}

export type Paged = Omit<ReturnType<typeof usePaging>, 'seen'>;

const noKeys: ReadonlySet<string> = new Set();

/**
 * The keys of the selected rows, controlled or uncontrolled. The actions are announced once, when they appear;
 * otherwise, screen readers announce the row's checkbox.
 */
export function useSelection(selection: TableSelection | undefined, keysSeen: readonly string[]) {
  const strings = useStrings();
  const [uncontrolled, setUncontrolled] = useState(selection?.defaultSelected ?? noKeys);
  const selected = selection?.selected ?? uncontrolled;
  const seen = keysSeen.filter((key) => selected.has(key)).length;

  const choose = (next: ReadonlySet<string>) => {
    setUncontrolled(next);
    selection?.onChange?.(next);
  };
  const say = (next: ReadonlySet<string>) => {
    const hasCome = selected.size === 0 && next.size > 0 && selection?.actions;
    announce(hasCome ? strings.actionsCame(next.size) : strings.chosen(next.size));
  };
  const toggleRow = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    choose(next);
    if (selection?.actions && (selected.size === 0 || next.size === 0)) say(next);
  };
  const chooseAll = (keys: readonly string[]) => {
    const next = selected.union(new Set(keys));
    choose(next);
    say(next);
  };
  const toggleSeen = () => {
    if (seen < keysSeen.length) return chooseAll(keysSeen);
    const next = selected.difference(new Set(keysSeen));
    choose(next);
    say(next);
  };
  const clear = () => {
    choose(noKeys);
    announce(strings.chosen(0));
  };

  // Keeps the identity of the callback, so that rows re-render only if they change.
  const latest = useRef(toggleRow);
  useLayoutEffect(() => {
    latest.current = toggleRow;
  });
  const toggle = useCallback((key: string) => latest.current(key), []);

  return { selected, seen, toggle, toggleSeen, chooseAll, clear };
}

export type Selected = ReturnType<typeof useSelection>;

/**
 * Announces that the first rows are loading, how many were loaded, and failures. Reloading existing rows isn't
 * announced, so that an app can refetch every half minute.
 */
export function useNews(isWaiting: boolean, failure: string | undefined, total: number) {
  const strings = useStrings();
  const wasWaiting = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: announces only changes of waiting and failure.
  useEffect(() => {
    if (isWaiting) announce(strings.loading);
    else if (failure) announce(failure);
    else if (wasWaiting.current) announce(strings.loaded(total));
    wasWaiting.current = isWaiting;
  }, [isWaiting, failure]);
}

/** Announces the number of rows while focus is in the search or the filters. */
export function useFound(total: number, isLoading: boolean, search: RefObject<HTMLElement | null>) {
  const strings = useStrings();
  const was = useRef(total);

  useEffect(() => {
    if (isLoading || was.current === total) return;
    was.current = total;
    if (search.current?.contains(document.activeElement)) announce(strings.found(total));
  }, [total, isLoading, search, strings]);
}

/**
 * Whether an element's content overflows it. Only an overflowing scroll container should be a tab stop, which CSS can't
 * express.
 */
export const useOverflow = (element: RefObject<HTMLElement | null>) => useMeasured(element, overflows);

const overflows = (box: HTMLElement) =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/** Whether CSS stacks the rows. Visually hidden headers then must not contain buttons. */
export const useStacked = (element: RefObject<HTMLElement | null>) => useMeasured(element, isDrawnAsBlock);

const isDrawnAsBlock = (table: HTMLElement) => getComputedStyle(table).display === 'block';

/**
 * Reads a value from an element after layout, and again when the element or its children are resized. Reading it earlier
 * would force the layout of all rows inside the commit.
 */
function useMeasured(element: RefObject<HTMLElement | null>, read: (element: HTMLElement) => boolean) {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const sizes = new ResizeObserver(() => setOn(read(box)));
    for (const part of [box, ...box.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [element, read]);

  return isOn;
}

/** Whether the app provides the rows one page at a time. */
export const isFromServer = (
  pagination: TablePagination | undefined,
): pagination is ServerPagination | HostPaging => pagination?.mode === 'server' || pagination?.by === 'host';
