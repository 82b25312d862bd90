import type { DefaultMoment, Generated, Json, Moment } from './columns.ts';

/** The number of removed things of each kind. */
export type Removed = Record<string, number>;

/** A requested erasure, and later its receipt, which names nobody. */
export interface ErasuresTable {
  id: Generated<string>;
  kind: 'contact' | 'organization';
  /** Null in the receipt of an organization. */
  org_id: string | null;
  /** Who asked for it. */
  user_id: string | null;
  /** Until it is erased. */
  contact_id: string | null;
  requested_at: DefaultMoment;
  /** From when on it can be erased. */
  due_at: DefaultMoment;
  erased_at: Moment | null;
  /** The last backup with the data is deleted by then; null if the server doesn't make the backups. */
  backups_until: Moment | null;
  removed: Json<Removed>;
  /** The keyed hash of the erased row's ID, until it is written to the list outside the database. */
  subject: string | null;
}

/** A row that waits to be erased. */
export interface ErasureHoldsTable {
  erasure_id: string;
  /** The table. */
  kind: 'contacts' | 'recordings' | 'sessions' | 'appointments' | 'callbacks';
  /** The columns of the row. */
  held: Json<Record<string, unknown>>;
}

/** The durations of erased calls, added up for a channel and month. */
export interface ErasedCallsTable {
  org_id: string;
  /** Until the calls are erased. */
  erasure_id: string | null;
  channel_id: string;
  /** The first day of the month in the organization's time zone: `YYYY-MM-DD`. */
  month: string;
  seconds: number;
  /** The billed minutes. */
  minutes: number;
}
