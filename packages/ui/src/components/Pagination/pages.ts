/** Where a reader is in a list that comes in pages. All counted from 1. */
export interface Place {
  page: number;
  pageSize: number;
  pageCount?: number | undefined;
  total?: number | undefined;
}

/** How many pages there are, when that is known; an empty list has one. */
export function countPages({ pageSize, pageCount, total }: Place) {
  if (pageCount !== undefined) return Math.max(1, pageCount);
  return total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
}

/** The first and last row of a page; both 0 when there is none. */
export function rowsOf(page: number, pageSize: number, total: number) {
  const last = Math.min(page * pageSize, total);
  return { first: Math.min((page - 1) * pageSize + 1, last), last };
}

/** The page that shows the first row of this one after its size changed, so that a reader does not lose the place. */
export function pageAfter({ page, pageSize, ...known }: Place, newSize: number) {
  return countPages({ page, pageSize, ...known }) === undefined
    ? 1
    : Math.floor(((page - 1) * pageSize) / newSize) + 1;
}

/** Numbers seen at once: always the same, so that nothing moves under the pointer. */
const most = 7;

/** The numbers that are seen: first, last and those around the page. `gap` stands for the rest. */
export function pagesSeen(page: number, count: number): (number | 'gap')[] {
  if (count <= most) return numbers(1, count);
  if (page <= 4) return [...numbers(1, 5), 'gap', count];
  if (page > count - 4) return [1, 'gap', ...numbers(count - 4, count)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
