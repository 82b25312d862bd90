/** The value of a filter, as plain JSON: a server can read it, and an app can store it. */
export type FilterValue =
  /** Text that contains these letters, whatever their case and accents. */
  | { contains: string }
  /** One of several values. */
  | { oneOf: readonly string[] }
  /** A number from `min` to `max`, both inclusive. At least one of them is set. */
  | { min?: number | undefined; max?: number | undefined }
  /** A day from `start` to `end`, both inclusive, such as `2026-03-26`. */
  | { start: string; end: string };

/** The active filters, by the `key` of their column. Columns without a filter are absent. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Returns a function that checks a row, or `undefined` if the value belongs to another kind of filter. */
export type MakeCheck<Row> = (value: FilterValue) => ((row: Row) => boolean) | undefined;

interface FilteredColumn<Row> {
  key: string;
  filter?: { check: MakeCheck<Row> } | undefined;
}

/**
 * The rows that match all filters. Filters of unknown columns, or of another kind than their column's, are ignored. If
 * none is left, returns the same array.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly FilteredColumn<Row>[],
  filters: FilterValues,
): readonly Row[] {
  const checks = columns.flatMap(({ key, filter }) => {
    const value = Object.hasOwn(filters, key) ? filters[key] : undefined;
    return (value && filter?.check(value)) ?? [];
  });
  return checks.length === 0 ? rows : rows.filter((row) => checks.every((check) => check(row)));
}

/** Sets the filter of a column, or removes it. */
export function withFilter(filters: FilterValues, key: string, value: FilterValue | undefined): FilterValues {
  const { [key]: _, ...others } = filters;
  if (!value) return others;
  // A changed filter keeps its place.
  return Object.hasOwn(filters, key) ? { ...filters, [key]: value } : { ...others, [key]: value };
}

export const containsText =
  <Row>(textOf: (row: Row) => string): MakeCheck<Row> =>
  (value) => {
    if (!('contains' in value)) return undefined;
    const wanted = folded(value.contains.trim());
    return (row) => folded(textOf(row)).includes(wanted);
  };

export const isOneOf =
  <Row>(choiceOf: (row: Row) => string): MakeCheck<Row> =>
  (value) => {
    if (!('oneOf' in value)) return undefined;
    const wanted = new Set(value.oneOf);
    return (row) => wanted.has(choiceOf(row));
  };

/** Rows without a number don't match. */
export const isWithin =
  <Row>(numberOf: (row: Row) => number | undefined): MakeCheck<Row> =>
  (value) => {
    if (!('min' in value || 'max' in value)) return undefined;
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = value;
    return (row) => {
      const number = numberOf(row);
      return number !== undefined && number >= min && number <= max;
    };
  };

/** Days are compared as text. Rows without a date don't match; times are cut off. */
export const isOnDays =
  <Row>(dateOf: (row: Row) => string | undefined): MakeCheck<Row> =>
  (value) => {
    if (!('start' in value)) return undefined;
    return (row) => {
      const day = dateOf(row)?.slice(0, 'yyyy-mm-dd'.length);
      return day !== undefined && day >= value.start && day <= value.end;
    };
  };

/** Without case and accents, so that "Zoe" finds "Zoë" and unpointed Hebrew finds pointed. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
