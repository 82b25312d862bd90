import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { type Column, compareOf, nextSort, type Sort, sorted } from './columns.ts';
import { useStrings } from './DataTable.strings.ts';

interface SortOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  defaultSort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  /** How many rows there are in all, for the announcement. */
  total: number;
}

/** Rows in the order of one column, held here or by the host. Each change is said once, politely. */
export function useSort<Row>({ rows, columns, sort, defaultSort, onSortChange, total }: SortOptions<Row>) {
  const strings = useStrings();
  const [own, setOwn] = useState(defaultSort);
  const current = sort ?? own;

  /** Without a direction: the other one, as when its head is pressed. */
  const sortBy = ({ key, header, sortWords }: Column<Row>, direction?: Sort['direction']) => {
    const next = direction ? { column: key, direction } : nextSort(current, key);
    setOwn(next);
    onSortChange?.(next);
    announce(strings.sorted(header, (sortWords ?? strings)[next.direction], total));
  };

  const compare = compareOf(columns, current);
  const direction = current?.direction;
  // A hundred thousand rows are put in order when they or their order change, not when a page is turned.
  const sortedRows = useMemo(() => sorted(rows, compare, direction), [rows, compare, direction]);

  return { sort: current, sortBy, sortedRows };
}

/**
 * Says that the first rows are on their way, how many came, and that they did not. Rows that are loaded again while
 * others are here change nothing that needs a word, or a host that asks every half minute would never be silent.
 */
export function useNews(isWaiting: boolean, failure: string | undefined, total: number) {
  const strings = useStrings();
  const wasWaiting = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said when waiting or failure begins or ends, not when words or counts change.
  useEffect(() => {
    if (isWaiting) announce(strings.loading);
    else if (failure) announce(failure);
    else if (wasWaiting.current) announce(strings.loaded(total));
    wasWaiting.current = isWaiting;
  }, [isWaiting, failure]);
}

/** Says how many rows are left while somebody types in the search above them. */
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
 * Whether an element's content is wider or higher than the element. Only a box that scrolls may be a tab stop, and no style
 * can say so.
 */
export const useOverflow = (element: RefObject<HTMLElement | null>) => useMeasured(element, overflows);

const overflows = (box: HTMLElement) =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/** Whether the rows are stacked, which styles decide: heads that are not seen hold no buttons. */
export const useStacked = (element: RefObject<HTMLElement | null>) => useMeasured(element, isDrawnAsBlock);

const isDrawnAsBlock = (table: HTMLElement) => getComputedStyle(table).display === 'block';

/** What is read off an element, again whenever it or what is in it has another size. */
function useMeasured(element: RefObject<HTMLElement | null>, read: (element: HTMLElement) => boolean) {
  const [is, set] = useState(false);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => set(read(box));
    const sizes = new ResizeObserver(measure);
    measure();
    for (const part of [box, ...box.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [element, read]);

  return is;
}
