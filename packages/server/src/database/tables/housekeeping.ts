import type { DefaultMoment, Generated, Json, Moment } from './columns.ts';

/** The first response to a POST, stored so that a repeated request gets the same one. */
export interface IdempotencyKeysTable {
  user_id: string;
  route: string;
  key: string;
  /** SHA-256 of the query and body, in hex. A different one with the same key is rejected. */
  request_hash: string;
  /** Null while the first request is running. */
  status: number | null;
  answer: Json<unknown> | null;
  created_at: DefaultMoment;
  expires_at: Moment;
}

/** Who did what and when. The database rejects changes and deletions of entries. */
export interface AuditLogTable {
  id: Generated<number>;
  at: DefaultMoment;
  user_id: string | null;
  /** The service token, if a phone service did it. */
  service_token_id: string | null;
  org_id: string | null;
  /** `contact.update`, `login`, `denied`, … */
  action: string;
  subject_id: string | null;
  /** The names of the changed fields, never their values. */
  fields: string[] | null;
  request_id: string | null;
}

/**
 * A number that increases with every change to one kind of row (`kind` is the table's name) in an organization.
 * Triggers maintain it. It shows whether a list has changed without reading the list.
 */
export interface ListVersionsTable {
  org_id: string;
  kind: string;
  version: number;
  /** The number of rows of the kind. */
  rows: number;
  /** The size of their long texts. */
  bytes: number;
}

/** The maximum of rows of each kind per organization, and of `bytes` of long text. Missing kinds are unlimited. */
export interface QuotasTable {
  kind: string;
  most: number;
}

/** State of the server itself, such as whether the demo was loaded. */
export interface ServerStateTable {
  key: string;
  value: string;
}
