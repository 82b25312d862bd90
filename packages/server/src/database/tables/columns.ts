import type { ColumnType, Generated } from 'kysely';

/** A time: read as a `Date`, written as a `Date` or an ISO 8601 string. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** A time that the database fills in by default. */
export type DefaultMoment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A `jsonb` column: read as a value, written as JSON text, because the driver converts arrays to SQL arrays. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A column that the database computes. */
export type Computed<Value> = ColumnType<Value, never, never>;

/** A list of strings (`text[]`). */
export type TextList = ColumnType<string[], string[] | undefined, string[]>;

/**
 * The columns of every row that people can change. A trigger increments `version` and sets `updated_at` on each update,
 * so queries never set them. Queries compare `version` to reject changes to an old version.
 */
export interface Changeable {
  version: ColumnType<number, never, never>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export type { Generated };
