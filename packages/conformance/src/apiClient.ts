import type { Params } from './calls.ts';
import type { CallName } from './cases/callCase.ts';
import type { Answer } from './client.ts';

/** Something that a check needs could not be had; the call is not run, for this reason. */
export class Blocked extends Error {
  override name = 'Blocked';
}

/** A row that was made. */
export interface Made extends Record<string, unknown> {
  id: string;
}

/** What a call is sent with. */
export interface Sending {
  params?: Params | undefined;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Another bearer token than the usual one; null for none. */
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
}

/** What is needed to fill an organization. */
export interface ApiClient {
  /** The mark of the run; every text that is written holds it. */
  mark: string;
  /** A number that grows. */
  next(): number;
  /** A name that nothing else has. */
  label(what: string): string;
  /** Sends a call, and remembers what it has made or changed. */
  send(name: CallName, options?: Sending): Promise<Answer>;
  /** Makes a row that the checks of another call need. @throws {Blocked} */
  make(name: CallName, options: { params?: Params; body?: unknown }): Promise<Made>;
  /** @throws {Blocked} */
  read(name: CallName, params?: Params): Promise<unknown>;
  /**
   * Sees to it that channels can be added: a subscription when the person has no way to pay. Answers what the
   * server said to a channel without one.
   */
  payment(): Promise<Answer | undefined>;
}

export interface Memo<Value> {
  (): Promise<Value>;
  /** What it gave, if it was ever asked. */
  had(): Promise<Value> | undefined;
}

/** Does a thing once, when first asked. */
export function memo<Value>(work: () => Promise<Value>): Memo<Value> {
  let done: Promise<Value> | undefined;
  function ask(): Promise<Value> {
    done ??= work();
    return done;
  }
  return Object.assign(ask, { had: () => done });
}
