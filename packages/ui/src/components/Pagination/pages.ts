import { useEffect, useRef } from 'react';
import { announce } from '../../announcer/index.ts';
import { numberRange, useLocale } from '../../locale/index.ts';
import { useStrings } from './Pagination.strings.ts';

interface PagesProps extends PageRange {
  hasNext?: boolean | undefined;
}

/** The current page as numbers and text. `say` makes the next page change be announced once (WCAG 4.1.3). */
export function usePages({ page, pageSize, pageCount, total, hasNext }: PagesProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const count = countPages({ page, pageSize, pageCount, total });
  const current = count === undefined ? page : Math.min(page, count);
  const { first, last } = rowsOf(current, pageSize, total ?? 0);
  const place = count === undefined ? strings.page(current) : strings.pageOf({ page: current, count });
  const range = numberRange(locale, first, last);
  const rows = total === 0 ? strings.none : strings.range({ range, total: total ?? 0 });
  const words = total === undefined ? place : `${place}. ${rows}`;

  // Announced only after the host has changed the page. If something else changed it, such as a sort, that announces
  // it.
  const isAsked = useRef(false);
  const at = `${page} ${pageSize}`;
  const was = useRef(at);
  useEffect(() => {
    if (was.current === at) return;
    was.current = at;
    if (isAsked.current) announce(words);
    isAsked.current = false;
  }, [at, words]);

  return {
    current,
    count,
    status: total === undefined ? place : rows,
    isFirst: current <= 1,
    isLast: count === undefined ? !hasNext : current >= count,
    say: () => {
      isAsked.current = true;
    },
  };
}

/** A position in a paginated list, counted from 1. */
interface PageRange {
  page: number;
  pageSize: number;
  pageCount?: number | undefined;
  total?: number | undefined;
}

/** The number of pages, or `undefined` if unknown. An empty list has one page. */
export function countPages({ pageSize, pageCount, total }: PageRange) {
  if (pageCount !== undefined) return Math.max(1, pageCount);
  return total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
}

/** The first and last row of a page; both are 0 in an empty list. */
export function rowsOf(page: number, pageSize: number, total: number) {
  const last = Math.min(page * pageSize, total);
  return { first: Math.min((page - 1) * pageSize + 1, last), last };
}

/** The page that contains the first row of the current one after a size change, so that people keep their position. */
export function pageAfter({ page, pageSize, ...known }: PageRange, newSize: number) {
  return countPages({ page, pageSize, ...known }) === undefined
    ? 1
    : Math.floor(((page - 1) * pageSize) / newSize) + 1;
}

/** The maximum number of entries. It is constant, so that nothing moves under the pointer. */
const most = 7;

/** The visible page numbers: the first, the last and those around the current page. `gap` replaces the rest. */
export function pagesSeen(page: number, count: number): (number | 'gap')[] {
  if (count <= most) return numbers(1, count);
  if (page <= 4) return [...numbers(1, 5), 'gap', count];
  if (page > count - 4) return [1, 'gap', ...numbers(count - 4, count)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
