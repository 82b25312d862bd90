import type { Column } from '../DataTable/index.ts';

/**
 * What a person has changed of the columns, as plain data that an app can store. Keys of columns that the table doesn't
 * have are ignored, so a stored value can be older than the columns.
 */
export interface TableColumnsValue {
  /** The keys of the columns in their order. Columns that aren't in it follow. @default the order of `columns` */
  order?: readonly string[] | undefined;
  /** The keys of the hidden columns. Once it is set, `importance` no longer hides a column. @default none */
  hidden?: readonly string[] | undefined;
  /** Widths in CSS pixels by key, at least 48. Other columns have the width of `columns`. */
  widths?: Readonly<Record<string, number>> | undefined;
  /** The keys of the columns at the start that stay in view. @default none */
  pinned?: readonly string[] | undefined;
}

/** What the tools need to know of a column. */
export type ManagedColumn = Pick<
  Column<never>,
  | 'key'
  | 'header'
  | 'isRowHeader'
  | 'isHeaderHidden'
  | 'importance'
  | 'width'
  | 'minWidth'
  | 'pinned'
  | 'headEnd'
>;

/** The narrowest and the widest column, in CSS pixels. */
export const minWidth = 48;
export const maxWidth = 960;
/** One step of the keys and buttons. */
export const step = 16;

export const clamped = (width: number) => Math.round(Math.min(maxWidth, Math.max(minWidth, width)));

/** The row header is always shown. */
export const isShown = (column: ManagedColumn, { hidden = [] }: TableColumnsValue) =>
  column.isRowHeader === true || !hidden.includes(column.key);

export const isPinned = ({ key }: ManagedColumn, { pinned = [] }: TableColumnsValue) => pinned.includes(key);

/** The width that a person chose, or `undefined`. A stored value can contain anything. */
export function widthOf({ key }: ManagedColumn, { widths }: TableColumnsValue) {
  const width = widths && Object.hasOwn(widths, key) ? widths[key] : undefined;
  return typeof width === 'number' && Number.isFinite(width) ? clamped(width) : undefined;
}

/** All columns in their order, also the hidden ones: the pinned ones first. */
export function arranged<C extends ManagedColumn>(columns: readonly C[], value: TableColumnsValue): C[] {
  const { order = [] } = value;
  const place = ({ key }: C) => {
    const at = order.indexOf(key);
    return at === -1 ? order.length : at;
  };
  const ordered = columns.toSorted((one, other) => place(one) - place(other));
  const isFirst = (column: C) => isPinned(column, value);
  return [...ordered.filter(isFirst), ...ordered.filter((column) => !isFirst(column))];
}

/**
 * Moves a column to a position among all columns, from 0. A pinned column stays among the pinned ones, and the others
 * after them. Returns the same value if nothing changes.
 */
export function moved(
  columns: readonly ManagedColumn[],
  value: TableColumnsValue,
  key: string,
  to: number,
): TableColumnsValue {
  const all = arranged(columns, value);
  const from = all.findIndex((column) => column.key === key);
  const column = all[from];
  if (!column) return value;
  const pins = all.filter((one) => isPinned(one, value)).length;
  const [first, last] = isPinned(column, value) ? [0, pins - 1] : [pins, all.length - 1];
  const at = Math.min(last, Math.max(first, to));
  if (at === from) return value;
  const order = all.toSpliced(from, 1).toSpliced(at, 0, column);
  return { ...value, order: order.map((one) => one.key) };
}

/** The keys with or without one of them. */
const withKey = (keys: readonly string[] = [], key: string, isIn: boolean) => {
  const others = keys.filter((one) => one !== key);
  return isIn ? [...others, key] : others;
};

export const hiddenOrShown = (
  value: TableColumnsValue,
  key: string,
  isHidden: boolean,
): TableColumnsValue => ({
  ...value,
  hidden: withKey(value.hidden, key, isHidden),
});

export const pinnedOrNot = (value: TableColumnsValue, key: string, isIn: boolean): TableColumnsValue => ({
  ...value,
  pinned: withKey(value.pinned, key, isIn),
});

/** Without a width, the column has its automatic width. */
export function resized(value: TableColumnsValue, key: string, width: number | undefined): TableColumnsValue {
  const { [key]: _, ...others } = value.widths ?? {};
  return { ...value, widths: width === undefined ? others : { ...others, [key]: clamped(width) } };
}

/** The columns to show. */
export function managed<C extends ManagedColumn>(columns: readonly C[], value: TableColumnsValue): C[] {
  const shown = arranged(columns, value).filter((column) => isShown(column, value));
  const widths = shown.map((column) => widthOf(column, value));
  // The table is as wide as its container. If no column were free to grow, all would.
  const grows = widths.includes(undefined) ? undefined : shown.length - 1;
  return shown.map((column, at) => ({
    ...column,
    ...(value.hidden && { importance: undefined }),
    ...(widths[at] && { width: at === grows ? undefined : `${widths[at]}px`, minWidth: `${widths[at]}px` }),
    pinned: isPinned(column, value) ? at : undefined,
  }));
}
