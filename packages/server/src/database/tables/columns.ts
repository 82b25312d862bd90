import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a `Date`, written as a `Date` or ISO 8601 text. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** A moment the database fills in when nothing is given. */
export type DefaultMoment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A `jsonb` column: read as a value, written as JSON text, because the driver would turn a JavaScript list into an SQL array. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A column that the database computes. */
export type Computed<Value> = ColumnType<Value, never, never>;

/** Text lists (`text[]`). */
export type TextList = ColumnType<string[], string[] | undefined, string[]>;

/**
 * What every row that a person can change carries. A trigger raises `version` and sets `updated_at` on each
 * update, so a query never sets them; it compares `version` to refuse a change made on an old copy.
 */
export interface Changeable {
  version: ColumnType<number, never, never>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export type { Generated };
