import type { Params } from './calls.ts';
import type { CallName } from './cases/callCase.ts';
import type { Answer } from './client.ts';

/** A check couldn't get something that it needs, so the endpoint isn't tested. */
export class Blocked extends Error {
  override name = 'Blocked';
}

/** A created row. */
export interface Made extends Record<string, unknown> {
  id: string;
}

/** The contents of a request. */
export interface Sending {
  params?: Params | undefined;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** A bearer token to send instead of the usual one; null for none. */
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
}

/** Everything that is needed to fill an organization. */
export interface ApiClient {
  /** The mark of the run. Every text that is written contains it. */
  mark: string;
  /** Returns a higher number each time. */
  next(): number;
  /** Returns a unique name. */
  label(what: string): string;
  /** Sends a request and remembers what it created or changed. */
  send(name: CallName, options?: Sending): Promise<Answer>;
  /** Creates a row that the checks of another endpoint need. @throws {Blocked} */
  make(name: CallName, options: { params?: Params; body?: unknown }): Promise<Made>;
  /** @throws {Blocked} */
  read(name: CallName, params?: Params): Promise<unknown>;
  /**
   * Makes sure that channels can be added: adds a subscription if the person has no payment method. Returns the
   * response to a channel that was added without one.
   */
  payment(): Promise<Answer | undefined>;
}

export interface Memo<Value> {
  (): Promise<Value>;
  /** The result, if it was ever requested. */
  had(): Promise<Value> | undefined;
}

/** Runs the work once, on the first call, and returns the same result afterwards. */
export function memo<Value>(work: () => Promise<Value>): Memo<Value> {
  let done: Promise<Value> | undefined;
  function ask(): Promise<Value> {
    done ??= work();
    return done;
  }
  return Object.assign(ask, { had: () => done });
}
