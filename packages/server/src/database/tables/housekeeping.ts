import type { DefaultMoment, Generated, Json, Moment } from './columns.ts';

/** The first answer to a POST, kept so that its repetition gets the same one. */
export interface IdempotencyKeysTable {
  user_id: string;
  route: string;
  key: string;
  /** SHA-256 of the body, in hex: another body under the same key is refused. */
  request_hash: string;
  /** null while the first request is still running. */
  status: number | null;
  answer: Json<unknown> | null;
  created_at: DefaultMoment;
  expires_at: Moment;
}

/** Who did what and when. The database refuses to change or delete a line. */
export interface AuditLogTable {
  id: Generated<number>;
  at: DefaultMoment;
  user_id: string | null;
  org_id: string | null;
  /** `contact.update`, `login`, `denied`, … */
  action: string;
  subject_id: string | null;
  /** Names of the changed fields, never their values. */
  fields: string[] | null;
  request_id: string | null;
}

/**
 * A number that grows with every change of one kind of rows (`kind` is the table's name) in an organization.
 * Triggers keep it; reading it answers "has this list changed?" without reading the list.
 */
export interface ListVersionsTable {
  org_id: string;
  kind: string;
  version: number;
  /** How many rows of the kind there are. */
  rows: number;
  /** What their long texts take. */
  bytes: number;
}

/** How many rows of a kind an organization may have, and how many `bytes` of long text. What is missing has no limit. */
export interface QuotasTable {
  kind: string;
  most: number;
}

/** What the server remembers about itself, such as whether the demonstration was loaded. */
export interface ServerStateTable {
  key: string;
  value: string;
}
