import { useMemo, useState } from 'react';
import type { TablePaging } from './tableProps.ts';

const first = 1;
const usualSize = 25;

/** The rows of one page and its place among all of them; without `paging` every row is on it. */
export function usePaging<Row>(rows: readonly Row[], paging: TablePaging | undefined) {
  const own = paging?.by === 'host' ? undefined : paging;
  const [held, hold] = useState({
    page: own?.defaultPage ?? first,
    pageSize: own?.defaultPageSize ?? own?.pageSizes?.[0] ?? usualSize,
  });

  const pageSize = paging?.pageSize ?? held.pageSize;
  const total = paging?.by === 'host' ? paging.total : rows.length;
  const last = total === undefined ? Number.POSITIVE_INFINITY : Math.max(first, Math.ceil(total / pageSize));
  const page = Math.min(paging?.page ?? held.page, last);
  const start = (page - first) * pageSize;
  const isCut = own !== undefined;
  const seen = useMemo(
    () => (isCut ? rows.slice(start, start + pageSize) : rows),
    [isCut, rows, start, pageSize],
  );

  const goTo = (to: number) => {
    hold({ page: to, pageSize });
    paging?.onPageChange?.(to);
  };
  const resize = (size: number, to: number) => {
    hold({ page: to, pageSize: size });
    paging?.onPageSizeChange?.(size, to);
  };

  return {
    seen,
    place: { page, pageSize, total, hasNext: paging?.by === 'host' ? paging.hasNext : undefined },
    /** Of every row, how far down the first one seen is, from 1. */
    firstSeen: paging ? start + 1 : 1,
    goTo,
    /** Missing where the host does not let the size be chosen. */
    resize: own || paging?.onPageSizeChange ? resize : undefined,
    /** After a new sort, where the table cuts the pages itself. */
    startAnew: () => {
      if (own && page !== first) goTo(first);
    },
  };
}

export type Paged = Omit<ReturnType<typeof usePaging>, 'seen'>;
