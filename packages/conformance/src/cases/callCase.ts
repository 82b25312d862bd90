import type { EndpointName } from '@console/contract';
import type { CallResult } from '../callResult.ts';
import type { Params } from '../calls.ts';
import type { TestContext } from '../context.ts';

export type CallName = EndpointName;

type Json = Record<string, unknown>;

/** A query for a list, an ID that it must find and one that it must not find. */
export interface Finding {
  query: Readonly<Record<string, string>>;
  has?: string;
  hasNot?: string;
}

/** A row that must survive a deletion, and the endpoint that reads or lists it. */
export interface Staying {
  /** For example `the call of the contact`. */
  what: string;
  by: CallName;
  params: Params;
  id: string;
}

/** How one endpoint is tested, as far as it is special. The checks for every endpoint are in `checks/`. */
export interface CallCase {
  /** The path parameters of a valid request; creates the rows that they name. */
  params?(world: TestContext): Promise<Params>;
  /** A valid request uses up the row that `params` names, so each request needs its own. */
  usesUp?: true;
  /** The bearer token of every valid request, instead of the person's. */
  token?(world: TestContext): Promise<string>;
  /** Sent with every request. */
  query?(world: TestContext): Readonly<Record<string, string>>;
  /** A valid body, with new values each time. */
  body?(world: TestContext): Promise<Json> | Json;
  /** A change of every field. Its values must survive a later change of other fields. */
  whole?(world: TestContext): Promise<Json> | Json;
  /** Values that must be rejected, keyed by field name. */
  bad?: Json;
  /** Body fields that contain the ID of a row and must reject unknown IDs. */
  references?: readonly string[];
  /** Path parameters that name a row. @default all */
  ids?: readonly string[];
  /** The endpoint that reads a change back, and how to find the row in its response. */
  readBack?: CallName;
  find?(reply: unknown, row: Json): unknown;
  /** The list that gets one more row with every valid POST. */
  listedBy?: CallName;
  /** The list also contains rows of the person's other organizations. */
  isWide?: true;
  /** Returns only the person's own data. */
  isPersonal?: true;
  /** Everyone can read it. */
  isEverybodys?: true;
  /** The endpoint that changes the response of this one, and therefore its ETag. */
  changedBy?: CallName;
  /** Creates rows that are linked to or next to the deleted one, and that must survive. */
  stays?(world: TestContext, params: Params): Promise<Staying[]>;
  /** The unique key of a row in the list. @default its ID */
  key?(row: Json): string;
  /** Queries with the rows that the list must find. */
  finds?(world: TestContext): Promise<readonly Finding[]>;
  /** Additional checks of a valid response. */
  also?(trial: CallResult, reply: never): Promise<void> | void;
  /** Replaces the valid case. Returns the reason if it couldn't run completely. */
  instead?(trial: CallResult): Promise<string | undefined>;
}
