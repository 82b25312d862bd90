import { useEffect, useRef } from 'react';
import { announce } from '../../announcer/index.ts';
import { useStrings } from './Pagination.strings.ts';
import { countPages, type Place, rowsOf } from './pages.ts';

interface PagesProps extends Place {
  hasNext?: boolean | undefined;
}

/** Where the reader is, in numbers and in words; `say` has the next change of place announced, once (WCAG 4.1.3). */
export function usePages({ page, pageSize, pageCount, total, hasNext }: PagesProps) {
  const strings = useStrings();
  const count = countPages({ page, pageSize, pageCount, total });
  const current = count === undefined ? page : Math.min(page, count);
  const { first, last } = rowsOf(current, pageSize, total ?? 0);
  const place = count === undefined ? strings.page(current) : strings.pageOf(current, count);
  const rows = total === 0 ? strings.none : strings.range(first, last, total ?? 0);
  const words = total === undefined ? place : `${place}. ${rows}`;

  // Said when the host has gone there and only then: a page that something else turned, such as a sort, is its news.
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
