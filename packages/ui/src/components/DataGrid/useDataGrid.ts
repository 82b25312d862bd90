import { isValidElement, type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { Selection, SortDescriptor } from 'react-aria-components/Table';
import { announce } from '../../announcer/index.ts';
import { compareOf, type Sort, sorted, type TableSelection } from '../DataTable/index.ts';
import { useStrings } from './DataGrid.strings.ts';
import type { DataGridProps, GridColumn } from './gridProps.ts';

type Held = { [Key in 'sort' | 'defaultSort' | 'onSortChange']: DataGridProps<unknown>[Key] | undefined };

/** Rows in the order of one column, held here or by the host. React-aria says each change. */
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
 * Which rows are chosen, by key, held here or by the host; those that are not seen stay chosen. React-aria says which
 * row is chosen and how many are; that there is something to do with them is said here, once.
 */
export function useGridSelection(selection: TableSelection | undefined, keysSeen: readonly string[]) {
  const strings = useStrings();
  const [uncontrolled, setUncontrolled] = useState<ReadonlySet<string>>(
    selection?.defaultSelected ?? nothing,
  );
  const selected = selection?.selected ?? uncontrolled;
  // React-aria's own set remembers where a range began.
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

/** The words of a cell, by which a row is found and named when it is chosen. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

type Box = RefObject<HTMLElement | null>;

/**
 * Where rows are, for PageUp and PageDown. One page is what is seen of the table: of its own box when it scrolls
 * there, else of the window. By itself react-aria takes the whole table for one page.
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
