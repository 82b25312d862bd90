import type { EndpointName } from '@console/contract';
import type { CallResult } from '../callResult.ts';
import type { Params } from '../calls.ts';
import type { TestContext } from '../context.ts';

export type CallName = EndpointName;

type Json = Record<string, unknown>;

/** A question to a list, an id that it must find and one that it must not. */
export interface Finding {
  query: Readonly<Record<string, string>>;
  has?: string;
  hasNot?: string;
}

/** A row that must outlive a deletion, and the call that reads it or lists it. */
export interface Staying {
  /** As `the call of the contact`. */
  what: string;
  by: CallName;
  params: Params;
  id: string;
}

/** How one call is tried: what is particular about it. The checks every call must pass are in `checks/`. */
export interface CallCase {
  /** The ids in the address of a good request; makes what they name. */
  params?(world: TestContext): Promise<Params>;
  /** A good request uses up what `params` names, so that each needs its own. */
  usesUp?: true;
  /** Sent with every request. */
  query?(world: TestContext): Readonly<Record<string, string>>;
  /** A good body, another one each time. */
  body?(world: TestContext): Promise<Json> | Json;
  /** A change of everything that can be changed: what it says must outlive a change of something else. */
  whole?(world: TestContext): Promise<Json> | Json;
  /** Values that must be refused, each by the name of its field. */
  bad?: Json;
  /** Fields of the body that name a row, and so must not take an unknown one. */
  references?: readonly string[];
  /** The path's parameters that name a row. @default all */
  ids?: readonly string[];
  /** The call through which a change is read back, and how the row is found in its answer. */
  readBack?: CallName;
  find?(reply: unknown, row: Json): unknown;
  /** The list that grows by one with every good POST. */
  listedBy?: CallName;
  /** The list holds rows of other organizations of the person too. */
  isWide?: true;
  /** The person's own, and nobody else's. */
  isPersonal?: true;
  /** Everybody may read it, whoever they are. */
  isEverybodys?: true;
  /** The call that changes what this one answers, and so its ETag. */
  changedBy?: CallName;
  /** Rows that hang on the one that is deleted, or stand beside it, and stay; made when asked for. */
  stays?(world: TestContext, params: Params): Promise<Staying[]>;
  /** What tells the rows of a list apart. @default their id */
  key?(row: Json): string;
  /** What the list must find. */
  finds?(world: TestContext): Promise<readonly Finding[]>;
  /** What is particular about a good answer. */
  also?(trial: CallResult, reply: never): Promise<void> | void;
  /** Replaces the good case; answers why it could not be run whole. */
  instead?(trial: CallResult): Promise<string | undefined>;
}
