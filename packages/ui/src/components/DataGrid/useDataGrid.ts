import {
  isValidElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Selection, SortDescriptor } from 'react-aria-components/Table';
import { announce } from '../../announcer/index.ts';
import { compareOf, isSortable, type Sort, sorted, type TableSelection } from '../DataTable/index.ts';
import { useStrings } from './DataGrid.strings.ts';
import type { DataGridProps, GridColumn } from './gridProps.ts';

type Held = { [Key in 'sort' | 'defaultSort' | 'onSortChange']: DataGridProps<unknown>[Key] | undefined };

/** Sorts the rows by one column, controlled or uncontrolled. react-aria announces each change. */
export function useGridSort<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { sort, defaultSort, onSortChange }: Held,
) {
  const [own, setOwn] = useState(defaultSort);
  const current = sort ?? own;
  const compare = compareOf(columns, current);
  const direction = current?.direction;
  const sortedRows = useMemo(() => sorted(rows, compare, direction), [rows, compare, direction]);

  const sortBy = ({ column, direction: way }: SortDescriptor) => {
    const next: Sort = { column: String(column), direction: way };
    setOwn(next);
    onSortChange?.(next);
  };

  return { sort: current, sortBy, sortedRows };
}

const nothing = new Set<string>();

/**
 * The keys of the selected rows, controlled or uncontrolled. Rows that aren't in the grid stay selected. react-aria
 * announces which row is selected and how many are; this hook announces once that actions are available.
 */
export function useGridSelection(selection: TableSelection | undefined, keysSeen: readonly string[]) {
  const strings = useStrings();
  const [uncontrolled, setUncontrolled] = useState<ReadonlySet<string>>(
    selection?.defaultSelected ?? nothing,
  );
  const selected = selection?.selected ?? uncontrolled;
  // react-aria's own set also contains where a range began.
  const [latest, setLatest] = useState<Exclude<Selection, 'all'>>(new Set());

  const choose = (chosen: Selection) => {
    const next = chosen === 'all' ? selected.union(new Set(keysSeen)) : new Set([...chosen].map(String));
    setLatest(chosen === 'all' ? next : chosen);
    if (selection?.actions && selected.size === 0 && next.size > 0) announce(strings.actionsCame);
    setUncontrolled(next);
    selection?.onChange?.(next);
  };

  const isLatest = latest.size === selected.size && [...selected].every((key) => latest.has(key));
  return { selected, selectedKeys: isLatest ? latest : selected, choose, clear: () => choose(nothing) };
}

/** Keeps the identity of a callback. It calls that of the latest render. */
export function useKept<Given extends unknown[]>(callback: (...given: Given) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** Keeps the identity of an array while its texts are the same. */
export function useSame(now: readonly string[]): readonly string[] {
  const last = useRef(now);
  const isSame = now.length === last.current.length && now.every((text, at) => text === last.current[at]);
  const kept = isSame ? last.current : now;
  useLayoutEffect(() => {
    last.current = kept;
  });
  return kept;
}

/** The texts of the cells of each row, as JSON: those of row headers. Calls `cell` only for rows that changed. */
export function useTexts<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[]) {
  const last = useRef<{ rows: readonly Row[]; columns: unknown; texts: readonly string[] }>(null);
  const texts = rows.map((row, at) => {
    const { current } = last;
    const isSame = current?.columns === columns && at in current.rows && current.rows[at] === row;
    const before = isSame ? current.texts[at] : undefined;
    return (
      before ?? JSON.stringify(columns.map((column) => (column.isRowHeader ? textOf(column.cell(row)) : '')))
    );
  });
  useLayoutEffect(() => {
    last.current = { rows, columns, texts };
  });
  return useSame(texts);
}

/** The text of a cell, used for typeahead and in announcements. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

type Box = RefObject<HTMLElement | null>;

/**
 * A layout delegate for Page Up and Page Down. One page is the visible part of the table: in its own scroll container,
 * or in the window. By default, react-aria uses the whole table as one page.
 */
export const viewportOf = (table: Box, box: Box) => ({
  getItemRect(key: string | number) {
    const item = table.current?.querySelector(`[data-key="${CSS.escape(String(key))}"]`);
    if (!table.current || !item) return null;
    const origin = table.current.getBoundingClientRect();
    const { left, top, width, height } = item.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  },
  getContentSize: () => sizeOf(table),
  getVisibleRect() {
    const { width, height } = sizeOf(table);
    const seen = Math.min(height, sizeOf(box).height, window.innerHeight);
    return { x: 0, y: 0, width, height: seen };
  },
});

const sizeOf = ({ current }: Box) => ({
  width: current?.clientWidth ?? 0,
  height: current?.clientHeight ?? 0,
});

/** What the grid shows of the columns besides their cells, as text. */
export const shapeOf = <Row>(columns: readonly GridColumn<Row>[]) =>
  JSON.stringify(
    columns.map((column) => {
      const { key, header, align, width, minWidth, isRowHeader, isHeaderHidden, focus, pinned } = column;
      return [
        key,
        header,
        align,
        width,
        minWidth,
        isRowHeader,
        isHeaderHidden,
        focus,
        pinned,
        isSortable(column),
      ];
    }),
  );
